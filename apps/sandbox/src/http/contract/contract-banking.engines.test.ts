import { beforeEach, describe, expect, test } from 'vitest';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { parseAnswer as read } from '../../testing/contract.ts';
import { createAccountInput } from '../../testing/documents.ts';
import { listField, resultOf, textField } from '../../testing/journeys.ts';
import {
  createApprovedMandate,
  createSip,
  createValidSip,
  refreshMandate,
  registerMandate,
  uploadScan,
} from '../../testing/checkout/sips.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

describe('the answers about accounts and mandates', () => {
  test('listBankAccounts [OM-307]', async () => {
    const answer = read('listBankAccounts', await on.ask('/master/bankaccountlist', {}, { token }));
    expect(Object.keys(resultOf(answer))).toEqual(
      expect.arrayContaining(['customer_bank_list', 'customer_mandate_list', 'customer_pending_mandate_list']),
    );
    expect(answer).toHaveProperty('master_list.bank_list');
    expect(answer['login_stage']).toBe('completed');
  });

  test('verifyBankAccount, for the first account and as an additional one [OM-308 OM-309]', async () => {
    const first = { token: await on.token('9000000102'), body: createAccountInput('100000000001') };
    const additional = createAccountInput('100000000077', { request_mode: 'additional' });
    for (const { token: by, body } of [first, { token: await on.token('9000000103'), body: additional }])
      expect(read('verifyBankAccount', await on.ask('/validation/bankaccount', body, { token: by }))).toMatchObject({
        code: '000',
        result: { beneficiary_bank_name: 'Sandbox Bank' },
      });
  });

  test('makePrimaryBankAccount [OM-311]', async () => {
    const several = await on.token('9000000103');
    const lists = resultOf(await on.ask('/master/bankaccountlist', {}, { token: several }));
    const [, second = {}] = listField(lists, 'customer_bank_list');
    const answer = await on.ask(
      '/validation/bankaccount/primary',
      {
        request_mode: 'primary',
        beneficiary_account_no: second['beneficiary_account_no'],
        beneficiary_ifsc: second['beneficiary_ifsc'],
        pin_verification_value: '1234',
      },
      { token: several, key: newSubmissionKey() },
    );
    expect(listField(resultOf(read('makePrimaryBankAccount', answer)), 'customer_bank_list')[1]).toMatchObject({
      is_primary: true,
    });
  });

  test('registerMandate, getNachMandate, uploadMandate, refreshMandate and cancelMandate [OM-312 OM-313 OM-314 OM-315 OM-316]', async () => {
    const registered = resultOf(read('registerMandate', await registerMandate(on, token, 25_000)));
    const [pending = {}] = listField(registered, 'customer_pending_mandate_list');
    const mandate_id = textField(pending, 'mandate_id');
    const form = read('getNachMandate', await on.ask('/master/nachmandate', { mandate_id }, { token }));
    expect(listField(form, 'mandate_nach_list')).toMatchObject([{ mandate_id, nach_form: form['pdf_base64'] }]);
    const still = { status: '', is_processed: false, is_reupload: false };
    expect(read('uploadMandate', await uploadScan(on, token, mandate_id))).toMatchObject(still);
    expect(read('refreshMandate', await refreshMandate(on, token, mandate_id))).toMatchObject(still);
    const cancelled = await on.ask(
      '/validation/nachmandate/cancel',
      { mandate_id },
      { token, key: newSubmissionKey() },
    );
    expect(listField(resultOf(read('cancelMandate', cancelled)), 'customer_mandate_list')).toMatchObject([
      { mandate_id, is_cancelled: true },
    ]);
  });
});

describe('the answers about SIPs', () => {
  test('createSipOrder by the path of its kind', async () => {
    const mandate = await createApprovedMandate(on, token);
    read('createSipOrder', await createSip(on, token, await createValidSip(on, token, mandate)));
    read('createSipOrder', await createSip(on, token, await createValidSip(on, token, '')));
    const placed = (await on.list('/log')).filter((entry) => entry['operation'] === 'createSipOrder');
    expect(placed.map(({ path }) => path)).toEqual(['/sip/create', '/xsip/create']);
  });

  test('getSipResponse [OM-289]', async () => {
    const orders = await on.token('9000000101');
    const list = listField(await on.ask('/order/list', { order_type: 'xsip' }, { token: orders }));
    const selected_order = list.find((order) => order['mf_order_number'] === '10000023') ?? {};
    const body = {
      request_from: 'sipResponse',
      request_mode: 'order_payment_status',
      order_type: 'xsip',
      order_number: '10000023',
      selected_order,
    };
    const answer = read('getSipResponse', await on.ask('/order/payment/status', body, { token: orders }));
    expect(textField(resultOf(answer), 'notification_html')).toContain('SIP registered');
  });
});
