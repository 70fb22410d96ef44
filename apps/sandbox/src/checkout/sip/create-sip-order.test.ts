import { beforeEach, describe, expect, test } from 'vitest';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { resultOf, textField, requestTwoFactorId } from '../../testing/journeys.ts';
import {
  createApprovedMandate,
  createSip,
  createValidSip,
  placeSip,
  registerMandate,
  type SipRequest,
  readSipList,
  uploadScan,
} from '../../testing/checkout/sips.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

describe('a SIP', () => {
  test('with an approved mandate is registered for the chosen day', async () => {
    const mandate = await createApprovedMandate(on, token);
    const answer = await placeSip(on, token, mandate);
    expect(answer).toMatchObject({ code: '000', navigateScreen: 'sipResponse' });
    expect(resultOf(answer)).toMatchObject({
      mf_order_type: 'xsip',
      mf_order_registration_no: 'R30000001',
      mf_order_number: '',
      mf_order_scheme_name: 'Amaltas Flexi Cap Fund (SC01)',
      mf_order_installment_frequency: 'MONTHLY',
      mf_order_installment_amount: 5000,
      mf_order_message: 'Registered with the exchange',
      order_start_date: '05/12/2026',
      mf_order_is_allotted: false,
      mf_order_is_paynow: false,
      is_cancel_allowed: true,
      mf_order_is_pause_allowed: true,
      mf_order_pause_minimum_installments: 1,
      mf_order_pause_maximum_installments: 3,
    });
    expect(textField(answer, 'display_html')).toContain('5 Dec 2026');
    expect(await readSipList(on, token)).toHaveLength(1);
  });

  test('without a mandate is accepted if the scheme requires none', async () => {
    const answer = await placeSip(on, token, '');
    expect(resultOf(answer)).toMatchObject({ mf_order_type: 'sip', mf_order_number: '' });
    expect(textField(answer, 'display_html')).toContain('Payment for the next instalment');
  });

  test('on a pending mandate waits for the decision of the bank', async () => {
    await registerMandate(on, token, 25_000);
    const [mandate] = await on.db.selectFrom('mandates').select('number').where('state', '=', 'registered').execute();
    const own = (
      await on.db.selectFrom('mandates').select('number').where('client_id', '=', 'CUST00000100').execute()
    ).map(({ number }) => number);
    expect(mandate).toBeDefined();
    const [id = ''] = own;
    expect((await placeSip(on, token, id))['code']).toBe('020');
    await uploadScan(on, token, id);
    expect(resultOf(await placeSip(on, token, id))).toMatchObject({ mf_order_message: 'Mandate under approval' });
  });

  test('is registered once for one submission, also when the answer to the first attempt was lost', async () => {
    const body = await createValidSip(on, token, await createApprovedMandate(on, token));
    const key = newSubmissionKey();
    await on.control('/faults', { operation: 'createSipOrder', kind: 'dropConnection', value: 'after' });
    await expect(createSip(on, token, body, key)).rejects.toThrow('connection dropped');
    const again = await createSip(on, token, body, key);
    expect(again['code']).toBe('000');
    expect(await createSip(on, token, body, key)).toEqual(again);
    expect(await readSipList(on, token)).toMatchObject([{ submission_key: key }]);
  });

  test('with its first order today starts at once; the chosen day is that of the second instalment', async () => {
    const mandate = await createApprovedMandate(on, token);
    const rest = { sip_start_date: '13/12/2026', is_first_order_today: false };
    const placed = resultOf(await placeSip(on, token, mandate, rest));
    expect(placed['order_list']).toMatchObject([
      { mf_order_message: 'Registered with the exchange' },
      { mf_order_message: `Instalment 1 of 12: ₹5,000 debited under mandate ${mandate}` },
    ]);
    const { due_at, made } = await on.db
      .selectFrom('schedules')
      .select(['due_at', 'made'])
      .where('client_id', '=', 'CUST00000100')
      .executeTakeFirstOrThrow();
    expect([made, new Date(Number(due_at)).toISOString()]).toEqual([1, '2026-12-13T03:30:00.000Z']);
  });
});

describe('a SIP is refused', () => {
  const changeOrderInfo = (change: Readonly<Record<string, unknown>>) => (body: SipRequest) => {
    Object.assign(body.client_info, change);
  };
  const changeCodes = (change: Partial<SipRequest['two_factor_authentication']>) => (body: SipRequest) => {
    Object.assign(body.two_factor_authentication, change);
  };

  test.each<[string, (body: SipRequest) => void, string]>([
    ['an amount below the minimum', changeOrderInfo({ sip_installment_amount: '499' }), '051'],
    ['an amount above the maximum', changeOrderInfo({ sip_installment_amount: '50001' }), '051'],
    ['an amount that is not a number', changeOrderInfo({ sip_installment_amount: 'many' }), '051'],
    ['more than is left of the mandate', changeOrderInfo({ sip_installment_amount: '25001' }), '051'],
    ['too few instalments', changeOrderInfo({ sip_no_of_installments: 1 }), '051'],
    ['too many instalments', changeOrderInfo({ sip_no_of_installments: 241 }), '051'],
    ['half an installment', changeOrderInfo({ sip_no_of_installments: 2.5 }), '051'],
    ['a frequency that is not offered', changeOrderInfo({ sip_frequency_type: 'DAILY' }), '051'],
    ['a day before the window', changeOrderInfo({ sip_start_date: '28/11/2025' }), '051'],
    ['the day before the eighth', changeOrderInfo({ sip_start_date: '27/11/2026' }), '051'],
    ['a day after the window', changeOrderInfo({ sip_start_date: '01/01/2027' }), '051'],
    ['a day that the scheme does not offer', changeOrderInfo({ sip_start_date: '06/12/2026' }), '051'],
    ['an invalid date', changeOrderInfo({ sip_start_date: '2026-12-05' }), '051'],
    ['a day that the exchange has closed', changeOrderInfo({ sip_start_date: '15/12/2026' }), '020'],
    ['a missing mandate', changeOrderInfo({ mandate_id: '' }), '020'],
    ['the mandate of another investor', changeOrderInfo({ mandate_id: 'M2001' }), '020'],
    ['a scheme without SIPs', changeOrderInfo({ scheme_code: 'SC02' }), '020'],
    ['an unknown scheme', changeOrderInfo({ scheme_code: 'SC00' }), '061'],
    ['no nominee', changeOrderInfo({ nominee_id: '' }), '020'],
    ['a kind that the scheme does not have', changeOrderInfo({ sip_type: 'sip' }), '051'],
    ['4443, by the exchange', changeOrderInfo({ sip_installment_amount: '4443' }), '071'],
    ['a wrong code', changeCodes({ mobile_otp: '111111' }), '031'],
    ['a used-up code', changeCodes({ mobile_otp: '999999' }), '033'],
    ['an unknown code id', changeCodes({ twofactor_token_id: 'tf_unknown' }), '031'],
  ])('for %s', async (_what, spoil, code) => {
    const body = await createValidSip(on, token, await createApprovedMandate(on, token));
    spoil(body);
    expect((await createSip(on, token, body))['code']).toBe(code);
    expect(await readSipList(on, token)).toEqual([]);
  });

  test('with the code of a lumpsum order', async () => {
    const body = await createValidSip(on, token, await createApprovedMandate(on, token));
    body.two_factor_authentication.twofactor_token_id = await requestTwoFactorId(on, token);
    expect((await createSip(on, token, body))['code']).toBe('031');
  });

  test.each([
    ['9000000105', 'You can invest once your KYC is complete.'],
    ['9000000107', 'You have a pending order. Please complete or cancel it first.'],
  ])('while the checkout of %s is closed', async (mobile, messageText) => {
    const persona = await on.token(mobile);
    expect(await placeSip(on, persona, '')).toMatchObject({ code: '020', messageText });
  });
});
