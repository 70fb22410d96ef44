import { describe, expect, test } from 'vitest';
import { type Fields, parseFields } from '../kit/json.ts';
import { benchPerTest, INVESTOR_APP, newSubmissionKey, SANDBOX_ORIGIN } from '../testing/bench.ts';
import { parseAnswer } from '../testing/contract.ts';
import { listField, resultOf, textField } from '../testing/journeys.ts';

const on = benchPerTest();
const ORDER = '/payment/schemeadvise/order';
const WITH_LISTS = '9000000114';

const readWatchlist = async (token: string, label = 'Tax saving'): Promise<Fields> =>
  listField(resultOf(await on.ask('/master/schemewatchlist', { file_index: 0 }, { token })), 'scheme_watch_list').find(
    (list) => list['label'] === label,
  ) ?? {};

interface OrderInput {
  readonly list?: Fields;
  readonly plan?: string;
  readonly advisor?: string;
  readonly key?: string;
  readonly payment?: Fields | undefined;
  readonly mode?: string;
}
const orderAdvice = async (
  token: string,
  { list, plan = 'P2', advisor = 'A1', key = newSubmissionKey(), payment, mode }: OrderInput = {},
) =>
  on.ask(
    ORDER,
    {
      selected_watchlist: list ?? (await readWatchlist(token)),
      request_mode: mode ?? (payment === undefined ? 'create order' : 'confirm order'),
      // Posted fields other than the id are not used.
      pricing_plan: { id: plan, label: 'Yearly, ₹1', value: '1' },
      scheme_advisor: { _id: advisor, description: '', value: '' },
      watchlist_name: 'Another name',
      ...(payment === undefined ? {} : { payment_order_response: payment }),
    },
    { token, key },
  );
const orderOf = (answer: Fields) => parseFields(JSON.stringify(resultOf(answer)['razorpay_orderinfo'] ?? {}));

const postPayment = (body: unknown, method = 'POST') =>
  on.sandbox.fetch(
    new Request(`${SANDBOX_ORIGIN}/sdk/checkout/payments`, {
      method,
      headers: { 'content-type': 'application/json', origin: INVESTOR_APP },
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
const payOrder = async ({ key, amount, id }: Fields): Promise<Fields> => ({
  ...parseFields(await (await postPayment({ key, amount, order_id: id })).text()),
  order_id: id,
});
const buyAdvice = async (token: string) => {
  const info = orderOf(await orderAdvice(token));
  return { info, payment: await payOrder(info) };
};

describe('an order for advice', () => {
  test('costs the price of its plan, regardless of the posted price, and has the eleven fields of the checkout [DO-359 DO-402]', async () => {
    const token = await on.token(WITH_LISTS);
    const answer = parseAnswer('orderAdvice', await orderAdvice(token));
    expect(orderOf(answer)).toEqual({
      key: 'rzp_test_folioflow',
      amount: 199_900,
      id: expect.stringMatching(/^order_/) as unknown,
      currency: 'INR',
      name: 'Folioflow',
      email: expect.stringContaining('@') as unknown,
      mobile: WITH_LISTS,
      address: 'Folioflow, Bengaluru',
      description: 'Expert advice on Tax saving: Yearly, ₹1,999',
      color: '#3d49c4',
      logo: '',
    });
    expect(listField(resultOf(answer), 'scheme_watch_list')).toHaveLength(3);
    expect(orderOf(await orderAdvice(token, { plan: 'P1' }))).toMatchObject({ amount: 19_900 });
  });

  test.each([
    ['an unknown plan', { plan: 'P3' }],
    ['an unknown adviser', { advisor: 'A3' }],
    ['an unknown watchlist', { list: { id: 'WL_1', scheme_list: [] } }],
  ])('for %s is refused', async (_, body) => {
    expect((await orderAdvice(await on.token(WITH_LISTS), body))['code']).toBe('061');
  });

  test('for a watchlist of another customer, or one that is subscribed, is refused', async () => {
    const token = await on.token(WITH_LISTS);
    const list = await readWatchlist(token);
    expect((await orderAdvice(await on.token('9000000100'), { list }))['code']).toBe('061');
    expect((await orderAdvice(token, { list: await readWatchlist(token, 'Long term') }))['code']).toBe('020');
  });

  test('is the same for a repeated request and is replaced by another choice, so that a single order can be paid', async () => {
    const token = await on.token(WITH_LISTS);
    const first = orderOf(await orderAdvice(token));
    expect(orderOf(await orderAdvice(token))['id']).toBe(first['id']);
    const second = orderOf(await orderAdvice(token, { plan: 'P1' }));
    expect((await postPayment({ key: first['key'], amount: first['amount'], order_id: first['id'] })).status).toBe(404);
    expect(await payOrder(second)).toMatchObject({ razorpay_order_id: second['id'] });
  });

  test('is the earlier order for the same key', async () => {
    const token = await on.token(WITH_LISTS);
    const key = newSubmissionKey();
    const first = orderOf(await orderAdvice(token, { key }));
    await on.control('/clock', { advance_seconds: 31 * 60 });
    expect(orderOf(await orderAdvice(token, { key }))).toEqual(first);
  });
});

describe('the checkout', () => {
  test('charges an order once', async () => {
    const info = orderOf(await orderAdvice(await on.token(WITH_LISTS)));
    expect(await payOrder(info)).toMatchObject({ razorpay_payment_id: expect.stringMatching(/^pay_/) as unknown });
    expect((await postPayment({ key: info['key'], amount: info['amount'], order_id: info['id'] })).status).toBe(404);
  });

  test.each([
    ['another amount', { amount: 1 }],
    ['another key', { key: 'rzp_other' }],
    ['an unknown order', { order_id: 'order_1' }],
  ])('charges nothing for %s', async (_, change) => {
    const { key, amount, id } = orderOf(await orderAdvice(await on.token(WITH_LISTS)));
    expect((await postPayment({ key, amount, order_id: id, ...change })).status).toBe(404);
  });

  test('answers 400 and 405 to requests that are not payments', async () => {
    expect((await postPayment('{')).status).toBe(400);
    expect((await postPayment({}, 'GET')).status).toBe(405);
  });
});

describe('a payment', () => {
  test('subscribes its watchlist once, and its repetition has the same answer [DO-225 DO-403]', async () => {
    const token = await on.token(WITH_LISTS);
    const { payment } = await buyAdvice(token);
    expect(await readWatchlist(token)).toMatchObject({ subscription_enabled: false });
    const first = parseAnswer('orderAdvice', await orderAdvice(token, { payment }));
    expect(first).toMatchObject({ code: '000', messageText: 'You are subscribed to expert advice for Tax saving.' });
    expect(await readWatchlist(token)).toMatchObject({ subscription_enabled: true });
    expect(await orderAdvice(token, { payment })).toEqual(first);
    expect((await orderAdvice(token))['code']).toBe('020');
  });

  test.each([
    ['another signature', { razorpay_signature: 'abc' }],
    ['another payment', { razorpay_payment_id: 'pay_1' }],
    ['another order of the checkout', { razorpay_order_id: 'order_1' }],
  ])('with %s is not confirmed', async (_, change) => {
    const token = await on.token(WITH_LISTS);
    const { payment } = await buyAdvice(token);
    expect((await orderAdvice(token, { payment: { ...payment, ...change } }))['code']).toBe('072');
    expect(await readWatchlist(token)).toMatchObject({ subscription_enabled: false });
    expect((await orderAdvice(token, { payment }))['code']).toBe('000');
    expect((await orderAdvice(token, { payment: { ...payment, ...change } }))['code']).toBe('072');
  });

  test('is not confirmed for another plan, adviser or watchlist, nor without a charge or its report', async () => {
    const token = await on.token(WITH_LISTS);
    const { info, payment } = await buyAdvice(token);
    const later = await readWatchlist(token, 'Later');
    for (const body of [
      { plan: 'P1' },
      { advisor: 'A2' },
      { list: later },
      { payment: undefined, mode: 'confirm order' },
    ])
      expect((await orderAdvice(token, { payment, ...body }))['code']).toBe('072');
    const unpaid = orderOf(await orderAdvice(token, { list: later }));
    const made = { razorpay_payment_id: '', razorpay_order_id: unpaid['id'], razorpay_signature: '' };
    expect((await orderAdvice(token, { list: later, payment: { ...made, order_id: unpaid['id'] } }))['code']).toBe(
      '072',
    );
    expect((await orderAdvice(token, { payment: { ...payment, order_id: 'order_1' } }))['code']).toBe('061');
    expect(info['id']).toBe(payment['order_id']);
  });

  test('of another customer is not found', async () => {
    const { payment } = await buyAdvice(await on.token(WITH_LISTS));
    const other = await on.token('9811111111', WITH_LISTS);
    expect((await orderAdvice(other, { payment }))['code']).toBe('061');
  });

  test('that is not confirmed yet prevents another order until its own order has expired', async () => {
    const token = await on.token(WITH_LISTS);
    const { payment } = await buyAdvice(token);
    expect(await orderAdvice(token, { plan: 'P1' })).toMatchObject({ code: '020' });
    await on.control('/clock', { advance_seconds: 30 * 60 });
    const late = await orderAdvice(token, { payment });
    expect([late['code'], textField(late, 'messageText')]).toEqual([
      '072',
      'This order has expired. Your payment will be refunded.',
    ]);
    expect((await orderAdvice(token, { plan: 'P1' }))['code']).toBe('000');
  });

  test('is confirmed or expired by hand, as the checkout or time would do', async () => {
    const token = await on.token(WITH_LISTS);
    const { info, payment } = await buyAdvice(token);
    expect(await on.control('/advance', { entity: 'advice', id: info['id'], to: 'created' })).toMatchObject({
      next: ['paid', 'expired'],
    });
    await on.control('/advance', { entity: 'advice', id: info['id'], to: 'paid' });
    expect(await readWatchlist(token)).toMatchObject({ subscription_enabled: true });
    expect((await orderAdvice(token, { payment }))['code']).toBe('000');
    const second = orderOf(await orderAdvice(token, { list: await readWatchlist(token, 'Later') }));
    await on.control('/advance', { entity: 'advice', id: second['id'], to: 'expired' });
    expect((await postPayment({ key: second['key'], amount: second['amount'], order_id: second['id'] })).status).toBe(
      404,
    );
  });
});
