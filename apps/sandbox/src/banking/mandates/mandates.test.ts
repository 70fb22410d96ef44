import { beforeEach, describe, expect, test } from 'vitest';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { jpegFile, pngFile } from '../../testing/documents.ts';
import { listField, resultOf, textField } from '../../testing/journeys.ts';
import { pdfText } from '../../testing/pdf.ts';
import {
  createApprovedMandate,
  readBankLists,
  readMandate,
  placeSip,
  refreshMandate,
  registerMandate,
  uploadScan,
} from '../../testing/checkout/sips.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

const registerMandateOf = async (amount: number): Promise<string> => {
  const readBankListsOf = resultOf(await registerMandate(on, token, amount));
  return textField(listField(readBankListsOf, 'customer_pending_mandate_list')[0] ?? {}, 'mandate_id');
};
const readFlags = async (id: string) => {
  const { status, is_processed, is_reupload, is_active, is_cancelled } = await readMandate(on, token, id);
  return { status, is_processed, is_reupload, is_active, is_cancelled };
};
const waiting = { status: '', is_processed: false, is_reupload: false, is_active: false, is_cancelled: false };
const approved = { ...waiting, status: 'APPROVED', is_processed: true, is_active: true };
const rejected = { ...waiting, status: 'REJECTED BY BANK', is_reupload: true };

describe('the lists of accounts and mandates', () => {
  test('contain the moment of registration of a mandate, if it is known', async () => {
    const mandate = await readMandate(on, token, await registerMandateOf(25_000));
    expect(mandate).toMatchObject({ created_date: '2026-11-20T12:00:00+05:30' });
    const [seeded] = listField(await readBankLists(on, await on.token('9000000101')), 'customer_mandate_list');
    expect(seeded).not.toHaveProperty('created_date');
  });

  test('contain every seeded mandate in its state, the pending ones twice', async () => {
    const lists = await readBankLists(on, await on.token('9000000101'));
    const states = listField(lists, 'customer_mandate_list').map((mandate) => [
      mandate['mandate_id'],
      mandate['status'],
      mandate['is_processed'],
      mandate['is_active'],
      mandate['is_cancelled'],
      mandate['is_reupload'],
    ]);
    expect(states).toEqual([
      ['M1001', 'APPROVED', true, true, false, false],
      ['M1002', 'INACTIVE', true, false, false, false],
      ['M1003', 'CANCELLED', false, false, true, false],
      ['M1004', '', false, false, false, false],
      ['M1005', '', false, false, false, false],
      ['M1006', 'REJECTED BY BANK', false, false, false, true],
      ['M0255', '', false, false, false, false],
      ['M0256', '', false, false, false, false],
      ['M0300', '', false, false, false, false],
    ]);
    const pending = listField(lists, 'customer_pending_mandate_list').map((mandate) => mandate['mandate_id']);
    expect(pending).toEqual(['M1004', 'M1005', 'M0255', 'M0256', 'M0300']);
    const forms = listField(lists, 'mandate_nach_list').map((form) => textField(form, 'nach_form').length);
    expect(forms).toEqual(expect.arrayContaining([255, 256]));
    expect(lists['is_register_mandate_allowed']).toBe(true);
    const others = await readBankLists(on, await on.token('9000000115'));
    expect(others['is_register_mandate_allowed']).toBe(false);
  });

  test.each([
    [15, 16, false],
    [14, 15, false],
    [13, 16, true],
    [5, 0, false],
  ])('have for day %i a text of %i letters; first order today: %s', async (sip_date, length, isToday) => {
    const lists = await readBankLists(on, token, { sip_date, scheme_name: 'N', scheme_code: 'SC01' });
    const rule = lists['mandate_date_validation'] as { message_text: string };
    expect([rule.message_text.length, lists['is_first_order_today']]).toEqual([length, isToday]);
  });

  test('are requested with a day and its scheme, with a day alone, or without a day, which closes none [OM-228]', async () => {
    const inThreeWays = [{ sip_date: 15, scheme_name: 'N', scheme_code: 'SC01' }, { sip_date: 15 }, {}];
    const remarks: string[] = [];
    for (const body of inThreeWays) {
      const rule = (await readBankLists(on, token, body))['mandate_date_validation'] as { message_text: string };
      remarks.push(rule.message_text);
      expect((await on.list('/log'))[0]).toMatchObject({ operation: 'listBankAccounts', code: '000' });
      expect((await on.list('/log'))[0]?.['body']).toEqual(body);
    }
    expect(remarks[0]).toHaveLength(16);
    expect(remarks.slice(1)).toEqual([remarks[0], '']);
  });

  test('offer the debit limits of the client', async () => {
    const readDebitLimits = async (mobile: string) =>
      listField(await readBankLists(on, await on.token(mobile)), 'customer_mandate_debit_list').map(
        ({ value }) => value,
      );
    expect(await readDebitLimits('9000000100')).toEqual([10_000, 25_000, 50_000, 75_000, 100_000]);
    expect(await readDebitLimits('9000000115')).not.toContain(25_000);
  });

  test('are refused for an unknown scheme', async () => {
    const body = { sip_date: 5, scheme_name: 'N', scheme_code: 'SC00' };
    expect((await on.ask('/master/bankaccountlist', body, { token }))['code']).toBe('061');
  });
});

describe('the registration of a mandate', () => {
  test('creates a mandate that awaits its scan, with its own form', async () => {
    const id = await registerMandateOf(25_000);
    expect(id).toMatch(/^M\d{4}$/);
    expect(await readFlags(id)).toEqual(waiting);
    expect(await readMandate(on, token, id)).toMatchObject({
      amount: 25_000,
      limit_used: 0,
      start_date: '20/11/2026',
    });
    const form = await on.ask('/master/nachmandate', { mandate_id: id }, { token });
    const said = pdfText(textField(form, 'pdf_base64')).split('\n');
    for (const text of [id, 'Sandbox Bank', 'Twenty five thousand only', 'Rs. 25,000.00', '20/11/2026', '17/11/2036'])
      expect(said).toContain(text);
    expect(said.join('')).toContain('501000000100');
    expect(said.join('')).toContain('SBOX0000001');
    expect(textField(form, 'pdf_base64').length).toBeGreaterThan(255);
  });

  test.each([
    ['another one while one waits', '9000000100', 25_000, {}, '000', '020'],
    ['one for a person who may not', '9000000104', 25_000, {}, '020', '020'],
    ['an amount that is not offered', '9000000100', 12_345, {}, '051', '051'],
    ['100000, which the bank refuses', '9000000100', 100_000, {}, '071', '071'],
    ['an account of somebody else', '9000000100', 25_000, { account_no: '501000000101' }, '061', '061'],
    ['a day that is closed', '9000000100', 25_000, { sip_date: 15 }, '020', '020'],
    ['the day of a first order today', '9000000100', 25_000, { sip_date: 13 }, '000', '020'],
  ])('answers for %s', async (_what, mobile, amount, rest, first, second) => {
    const asks = await on.token(mobile);
    expect((await registerMandate(on, asks, amount, rest))['code']).toBe(first);
    expect((await registerMandate(on, asks, amount, rest))['code']).toBe(second);
  });

  test('is possible beside pending mandates for the persona with all states, and a SIP can use the new mandate', async () => {
    const asks = await on.token('9000000101');
    const before = listField(await readBankLists(on, asks), 'customer_pending_mandate_list').length;
    const id = await createApprovedMandate(on, asks);
    expect(await readMandate(on, asks, id)).toMatchObject({ ...approved, amount: 25_000 });
    expect(listField(await readBankLists(on, asks), 'customer_pending_mandate_list')).toHaveLength(before);
    expect((await placeSip(on, asks, id))['code']).toBe('000');
    await on.control('/switches', { registerMandateAllowed: 'off' });
    expect((await registerMandate(on, asks, 25_000))['code']).toBe('020');
  });

  test('is refused while the switch is off', async () => {
    await on.control('/switches', { registerMandateAllowed: 'off' });
    expect((await readBankLists(on, token))['is_register_mandate_allowed']).toBe(false);
    expect((await registerMandate(on, token, 25_000))['code']).toBe('020');
  });
});

describe('the scan of a mandate', () => {
  test('is accepted only with the id of the mandate as its name, as an intact png or jpeg', async () => {
    const id = await registerMandateOf(25_000);
    const uploadCodeOf = async (file: File, bytes?: string) => (await uploadScan(on, token, id, file, bytes))['code'];
    expect(await uploadCodeOf(pngFile('other.png'))).toBe('051');
    expect(await uploadCodeOf(pngFile(`${id.toLowerCase()}.png`))).toBe('051');
    expect(await uploadCodeOf(jpegFile(`${id}.jpg`))).toBe('051');
    expect(await uploadCodeOf(new File(['scan'], `${id}.pdf`, { type: 'application/pdf' }))).toBe('051');
    expect(await uploadCodeOf(pngFile(`${id}.png`), 'AAAA')).toBe('051');
    expect(await uploadCodeOf(jpegFile(`${id}.JPEG`))).toBe('000');
    expect(await readFlags(id)).toEqual(waiting);
  });

  test('can be refused by a switch, and can be uploaded by its owner only', async () => {
    const id = await registerMandateOf(25_000);
    await on.control('/switches', { mandateScan: 'reject' });
    expect((await uploadScan(on, token, id))['code']).toBe('051');
    expect((await uploadScan(on, await on.token('9000000110'), id))['code']).toBe('061');
  });

  test.each([
    [10_000, ['APPROVED']],
    [25_000, ['', 'APPROVED']],
    [50_000, ['REJECTED BY BANK']],
    [75_000, ['', '', '']],
  ])('of a mandate of %i is answered %j', async (amount, answers) => {
    const id = await registerMandateOf(amount);
    await uploadScan(on, token, id);
    const heard: string[] = [];
    for (const _ of answers) heard.push(textField(await refreshMandate(on, token, id), 'status'));
    expect(heard).toEqual(answers);
  });

  test('is also decided after a working day, and by hand', async () => {
    const id = await registerMandateOf(50_000);
    await uploadScan(on, token, id);
    await on.control('/clock', { advance_working_days: 1 });
    expect(await readFlags(id)).toEqual(rejected);
    await uploadScan(on, token, id);
    expect(await readFlags(id)).toEqual(waiting);
    await on.control('/advance', { entity: 'mandate', id, to: 'approved' });
    expect(await readFlags(id)).toEqual(approved);
    expect((await refreshMandate(on, token, id))['code']).toBe('020');
    expect((await uploadScan(on, token, id))['code']).toBe('020');
    await on.control('/advance', { entity: 'mandate', id, to: 'inactive' });
    expect((await readMandate(on, token, id))['is_active']).toBe(false);
  });

  test('of a mandate of 75000 is decided by hand only', async () => {
    const id = await registerMandateOf(75_000);
    await uploadScan(on, token, id);
    await on.control('/clock', { advance_days: 365 });
    expect(await readFlags(id)).toEqual(waiting);
    expect(await on.controlStatus('/advance', { entity: 'mandate', id, to: 'inactive' })).toBe(409);
    expect(await on.controlStatus('/advance', { entity: 'mandate', id, to: 'approved' })).toBe(200);
    expect(await readFlags(id)).toEqual(approved);
  });
});

describe('the cancellation of a mandate', () => {
  const cancelMandate = (mandate_id: string, key = newSubmissionKey()) =>
    on.ask('/validation/nachmandate/cancel', { mandate_id }, { token, key });

  test('is possible until the bank has approved it, once for one submission', async () => {
    const id = await registerMandateOf(25_000);
    const key = newSubmissionKey();
    const first = await cancelMandate(id, key);
    expect(first['code']).toBe('000');
    expect(await cancelMandate(id, key)).toEqual(first);
    expect((await cancelMandate(id))['code']).toBe('020');
    expect(await readFlags(id)).toEqual({ ...waiting, status: 'CANCELLED', is_cancelled: true });
    expect((await readBankLists(on, token))['is_register_mandate_allowed']).toBe(true);
  });

  test('is refused for the mandate of another client', async () => {
    expect((await cancelMandate('M1004'))['code']).toBe('061');
  });
});

describe('the choice of the primary account', () => {
  const lists = async (mobile: string) =>
    listField(await readBankLists(on, await on.token(mobile)), 'customer_bank_list');
  const choosePrimaryAccount = async (mobile: string, account: Readonly<Record<string, unknown>>, pin = '1234') =>
    on.ask(
      '/validation/bankaccount/primary',
      {
        request_mode: 'primary',
        beneficiary_account_no: account['beneficiary_account_no'],
        beneficiary_ifsc: account['beneficiary_ifsc'],
        pin_verification_value: pin,
      },
      { token: await on.token(mobile), key: newSubmissionKey() },
    );

  test('leaves exactly one primary account', async () => {
    const second = (await lists('9000000103'))[1] ?? {};
    const answer = await choosePrimaryAccount('9000000103', second);
    const primary = listField(resultOf(answer), 'customer_bank_list').filter(({ is_primary }) => is_primary === true);
    expect(primary.map((account) => account['beneficiary_account_no'])).toEqual([second['beneficiary_account_no']]);
  });

  test.each([
    ['1111', '041'],
    ['0000', '042'],
  ])('with the PIN %s answers %s and changes nothing', async (pin, code) => {
    const before = await lists('9000000103');
    expect((await choosePrimaryAccount('9000000103', before[1] ?? {}, pin))['code']).toBe(code);
    expect(await lists('9000000103')).toEqual(before);
  });

  test('with the fifth wrong PIN locks the PIN, also for the correct one', async () => {
    const [, second = {}] = await lists('9000000103');
    const codes: unknown[] = [];
    for (const pin of ['1111', '1112', '1113', '1114', '1115', '1234']) {
      codes.push((await choosePrimaryAccount('9000000103', second, pin))['code']);
    }
    expect(codes).toEqual(['041', '041', '041', '041', '042', '042']);
  });

  test('with the PIN 9998 answers without the list', async () => {
    const [, second = {}] = await lists('9000000103');
    expect(await choosePrimaryAccount('9000000103', second, '9998')).not.toHaveProperty('result');
  });

  test('is refused while a mandate on the primary account is pending, and for the account of another client', async () => {
    const [, second = {}] = await lists('9000000101');
    expect((await choosePrimaryAccount('9000000101', second))['code']).toBe('020');
    expect((await choosePrimaryAccount('9000000103', second))['code']).toBe('061');
  });
});
