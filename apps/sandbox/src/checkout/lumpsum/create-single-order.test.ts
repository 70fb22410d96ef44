import { beforeEach, describe, expect, test } from 'vitest';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import {
  createValidOrder,
  listField,
  placeOrder,
  resultOf,
  textField,
  requestTwoFactorId,
} from '../../testing/journeys.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000100');
});

type OrderBody = Awaited<ReturnType<typeof createValidOrder>>;

const sendOrder = (body: OrderBody, key = newSubmissionKey(), as = token) =>
  on.ask('/order/create', body, { token: as, method: 'PUT', key });

const readOrders = async (as = token) =>
  listField(await on.ask('/order/list', { order_type: 'single' }, { token: as }));

/** Valid order with a single fault. */
const createFaultyOrder = async (spoil: (order: OrderBody) => void, as = token): Promise<OrderBody> => {
  const order = await createValidOrder(on, as);
  spoil(order);
  return order;
};

describe('a lumpsum order', () => {
  test('is created payable, with new numbers and the scheme as stored by the provider', async () => {
    const answer = await placeOrder(on, token);
    expect(answer['code']).toBe('000');
    expect(resultOf(answer)).toMatchObject({
      mf_order_registration_no: 'R30000001',
      mf_order_number: '20000001',
      mf_order_folio_no: '',
      mf_order_type: 'single',
      mf_order_scheme_name: 'Amaltas Flexi Cap Fund (SC01)',
      mf_order_pay_amount: 5000,
      is_payment_pending: true,
      mf_order_is_paynow: true,
      is_cancel_allowed: true,
      mf_order_is_allotted: false,
      order_start_date: '20/11/2026',
      pay_bank_mode_list: [
        { value: 'DIRECT', label: 'Net banking' },
        { value: 'UPI', label: 'UPI' },
      ],
    });
    expect(await readOrders()).toHaveLength(1);
  });

  test('starts on the next working day after the cut-off time', async () => {
    await on.control('/clock', { set: '2026-11-20T20:00:00+05:30' });
    expect(resultOf(await placeOrder(on, token))).toMatchObject({ order_start_date: '23/11/2026' });
  });

  test('never gets a number that ends in 90, 91 or 92', async () => {
    await on.db.insertInto('counters').values({ name: 'order', value: 20_000_089 }).execute();
    expect(resultOf(await placeOrder(on, token))['mf_order_number']).toBe('20000093');
  });

  test('is placed once for one submission, with any codes of the retry', async () => {
    const key = newSubmissionKey();
    const body = await createValidOrder(on, token);
    const first = await sendOrder(body, key);
    const retried = { ...body, two_factor_authentication: { ...body.two_factor_authentication, mobile_otp: '' } };
    expect(await sendOrder(retried, key)).toEqual(first);
    expect(await readOrders()).toHaveLength(1);
  });

  test('refuses a key that was used for another order', async () => {
    const key = newSubmissionKey();
    await sendOrder(await createValidOrder(on, token), key);
    expect((await sendOrder(await createValidOrder(on, token, '6000'), key))['code']).toBe('051');
    expect(await readOrders()).toHaveLength(1);
  });

  test('does not use a key up when it is refused', async () => {
    const key = newSubmissionKey();
    const body = await createValidOrder(on, token);
    const wrong = { ...body, two_factor_authentication: { ...body.two_factor_authentication, mobile_otp: '111111' } };
    expect((await sendOrder(wrong, key))['code']).toBe('031');
    expect((await sendOrder(body, key))['code']).toBe('000');
  });

  test('is placed once when the answer to the first attempt was lost', async () => {
    const key = newSubmissionKey();
    const body = await createValidOrder(on, token);
    await on.control('/faults', { operation: 'createSingleOrder', kind: 'dropConnection', value: 'after' });
    await expect(sendOrder(body, key)).rejects.toThrow('connection dropped');
    expect(await readOrders()).toMatchObject([{ submission_key: key }]);
    expect((await sendOrder(body, key))['code']).toBe('000');
    expect(await readOrders()).toHaveLength(1);
  });

  test('without a key is listed with an empty one', async () => {
    await sendOrder(await createValidOrder(on, token), '');
    expect(await readOrders()).toMatchObject([{ submission_key: '' }]);
  });

  test('leaves a record in the audit', async () => {
    await placeOrder(on, token);
    const audit = await on.db.selectFrom('audit').select(['operation', 'subject', 'code']).execute();
    expect(audit).toEqual([{ operation: 'createSingleOrder', subject: 'SC01', code: '000' }]);
  });
});

describe('a lumpsum order is refused', () => {
  const changeOrderInfo = (change: Readonly<Record<string, unknown>>) => (order: OrderBody) => {
    Object.assign(order.client_info, change);
  };
  const changeCodes = (change: Partial<OrderBody['two_factor_authentication']>) => (order: OrderBody) => {
    Object.assign(order.two_factor_authentication, change);
  };

  test.each<[string, (order: OrderBody) => void, string]>([
    ['an amount that is not a number', changeOrderInfo({ order_amount: 'many' }), '051'],
    ['a negative amount', changeOrderInfo({ order_amount: '-5000' }), '051'],
    ['an amount below the minimum', changeOrderInfo({ order_amount: '499.99' }), '051'],
    ['an amount above the maximum', changeOrderInfo({ order_amount: '50000.01' }), '051'],
    ['an unknown scheme', changeOrderInfo({ scheme_code: 'SC00' }), '061'],
    ['the withdrawn scheme', changeOrderInfo({ scheme_code: 'SC99' }), '061'],
    ['a scheme with SIPs only', changeOrderInfo({ scheme_code: 'SC03' }), '020'],
    ['no nominee', changeOrderInfo({ nominee_id: '' }), '020'],
    ['the nominee of another investor', changeOrderInfo({ nominee_id: 'NOM0001011' }), '061'],
    ['"none" without a registered declaration', changeOrderInfo({ nominee_option: 'none', nominee_id: 'none' }), '020'],
    ['an unknown nominee option', changeOrderInfo({ nominee_option: 'later' }), '051'],
    ['selling', changeOrderInfo({ buy_sell: 'R' }), '051'],
    ['an amount of the wrong type', changeOrderInfo({ order_amount: 5000 }), '051'],
    ['a wrong code', changeCodes({ mobile_otp: '111111' }), '031'],
    ['an expired code', changeCodes({ mobile_otp: '000000' }), '032'],
    ['a used-up code', changeCodes({ mobile_otp: '999999' }), '033'],
    ['an unknown code id', changeCodes({ twofactor_token_id: 'tf_unknown' }), '031'],
  ])('for %s', async (_what, spoil, code) => {
    expect((await sendOrder(await createFaultyOrder(spoil)))['code']).toBe(code);
    expect(await readOrders()).toEqual([]);
  });

  test('for the account of another investor', async () => {
    const body = await createFaultyOrder(
      changeOrderInfo({
        bank_account_information: {
          beneficiary_account_no: '501000000101',
          beneficiary_ifsc: 'SBOX0000001',
        },
      }),
    );
    expect((await sendOrder(body))['code']).toBe('061');
  });

  test.each([
    ['9000000105', 'You can invest once your KYC is complete.', 'esignkycVerification'],
    ['9000000106', 'You can invest once your nominee is verified.', undefined],
    ['9000000111', 'Your client code is awaiting approval', undefined],
    ['9000000107', 'You have a pending order. Please complete or cancel it first.', undefined],
  ])('while the checkout of %s is closed', async (mobile, messageText, screen) => {
    const persona = await on.token(mobile);
    const answer = await sendOrder(await createValidOrder(on, persona), newSubmissionKey(), persona);
    expect(answer).toMatchObject({ code: '020', messageText });
    expect(answer['navigateScreen']).toBe(screen);
  });

  test('for every investor while the switch pendingOrder is on', async () => {
    await on.control('/switches', { pendingOrder: 'on' });
    expect((await placeOrder(on, token))['code']).toBe('020');
  });

  test('with codes of another action or another session, or with used codes', async () => {
    const body = await createValidOrder(on, token);
    const otherAction = await requestTwoFactorId(on, token, 'sip order registration');
    const orderWithCodeId = (twofactor_token_id: string): OrderBody => ({
      ...body,
      two_factor_authentication: { ...body.two_factor_authentication, twofactor_token_id },
    });
    expect((await sendOrder(orderWithCodeId(otherAction)))['code']).toBe('031');
    const elsewhere = await on.token('9000000100');
    expect((await sendOrder(body, newSubmissionKey(), elsewhere))['code']).toBe('031');
    expect((await sendOrder(body))['code']).toBe('000');
    expect((await sendOrder(body))['code']).toBe('032');
  });

  test('at the fifth wrong code, and then even with the correct code', async () => {
    const body = await createValidOrder(on, token);
    const wrong = { ...body, two_factor_authentication: { ...body.two_factor_authentication, mobile_otp: '111111' } };
    const answered: unknown[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) answered.push((await sendOrder(wrong))['code']);
    expect(answered).toEqual(['031', '031', '031', '031', '033']);
    const { code, messageText } = await sendOrder(body);
    expect([code, messageText]).toEqual([
      '033',
      'Too many wrong attempts. A new one-time password can be requested at 12:15.',
    ]);
  });

  test('with a code that a newer code has replaced, with that reason', async () => {
    const body = await createValidOrder(on, token);
    const later = await createValidOrder(on, token);
    const { code, messageText } = await sendOrder(body);
    expect([code, String(messageText)]).toEqual(['033', expect.stringMatching(/^A later one-time password/)]);
    expect((await sendOrder(later))['code']).toBe('000');
  });
});

describe('a special amount', () => {
  test('1111 is rejected by the exchange, stores no order and does not use up the code', async () => {
    const body = await createValidOrder(on, token, '1111');
    expect(await sendOrder(body)).toEqual({ code: '071', messageText: 'Order rejected by exchange' });
    expect(await readOrders()).toEqual([]);
    body.client_info['order_amount'] = '5000';
    expect((await sendOrder(body))['code']).toBe('000');
  });

  test('1112 answers HTTP 400 with two errors', async () => {
    const body = await createValidOrder(on, token, '1112');
    const response = await on.response('/order/create', body, { token, method: 'PUT' });
    expect(response.status).toBe(400);
    expect(listField((await response.json()) as Record<string, unknown>, 'errors')).toHaveLength(2);
  });

  test('1113 answers an empty body', async () => {
    const response = await on.response('/order/create', await createValidOrder(on, token, '1113'), {
      token,
      method: 'PUT',
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('6666 answers ten seconds late', async () => {
    expect((await placeOrder(on, token, '6666'))['code']).toBe('000');
    expect(on.waits).toEqual([10_000]);
  });

  test('7777 names the request mode paynow', async () => {
    expect(resultOf(await placeOrder(on, token, '7777'))['request_mode']).toBe('paynow');
    expect(resultOf(await placeOrder(on, token, '5000'))).not.toHaveProperty('request_mode');
  });
});

describe('the nominees of a checkout', () => {
  test('are listed with the declaration form', async () => {
    const answer = await on.ask('/master/nomineelist', { scheme_name: '', scheme_code: 'SC01' }, { token });
    expect(listField(answer, 'nominee_list').map(({ name, is_validated }) => [name, is_validated])).toEqual([
      ['Asha Verma', true],
      ['Rohan Verma', false],
    ]);
    expect(answer['is_no_nominee_registered']).toBe(false);
    expect(textField(answer, 'no_nominee_form').length).toBeGreaterThan(255);
    expect(atob(textField(answer, 'no_nominee_form')).slice(0, 5)).toBe('%PDF-');
  });

  test('are marked by the latest order, one at a time', async () => {
    const readMarks = async () =>
      listField(
        await on.ask('/master/nomineelist', { scheme_name: '', scheme_code: 'SC01' }, { token }),
        'nominee_list',
      ).map(({ is_selected }) => is_selected);
    const ids = listField(
      await on.ask('/master/nomineelist', { scheme_name: '', scheme_code: 'SC01' }, { token }),
      'nominee_list',
    ).map((nominee) => textField(nominee, 'id'));
    expect(await readMarks()).toEqual([false, false]);
    for (const [index, nominee_id] of ids.entries()) {
      const order = await createFaultyOrder(({ client_info }) => Object.assign(client_info, { nominee_id }));
      expect((await sendOrder(order))['code']).toBe('000');
      expect(await readMarks()).toEqual(ids.map((_, place) => place === index));
    }
  });

  test('have forms of every length that the client distinguishes', async () => {
    const persona = await on.token('9000000116');
    const answer = await on.ask('/master/nomineelist', { scheme_name: '', scheme_code: 'SC01' }, { token: persona });
    const forms = listField(answer, 'nominee_list').map((nominee) => textField(nominee, 'nominee_form'));
    expect(forms.map((form) => form.length)).toEqual([77, 78, 255, 256]);
    expect(forms.every((form) => form.startsWith('JVBERi0'))).toBe(true);
    expect(textField(answer, 'no_nominee_form')).toHaveLength(255);
  });
});
