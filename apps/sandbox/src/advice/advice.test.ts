import { describe, expect, test } from 'vitest';
import { type Fields, fieldsOf } from '../kit/json.ts';
import { benchOfEach, INVESTOR_APP, newKey, OWN } from '../testing/bench.ts';
import { readAs } from '../testing/contract.ts';
import { listIn, resultOf, textIn } from '../testing/journeys.ts';

const on = benchOfEach();
const ORDER = '/payment/schemeadvise/order';
const WITH_LISTS = '9000000114';

const listOf = async (token: string, label = 'Tax saving'): Promise<Fields> =>
  listIn(resultOf(await on.ask('/master/schemewatchlist', { file_index: 0 }, { token })), 'scheme_watch_list').find(
    (list) => list['label'] === label,
  ) ?? {};

interface Asked {
  readonly list?: Fields;
  readonly plan?: string;
  readonly advisor?: string;
  readonly key?: string;
  readonly payment?: Fields | undefined;
  readonly mode?: string;
}
const order = async (token: string, { list, plan = 'P2', advisor = 'A1', key = newKey(), payment, mode }: Asked = {}) =>
  on.ask(
    ORDER,
    {
      selected_watchlist: list ?? (await listOf(token)),
      request_mode: mode ?? (payment === undefined ? 'create order' : 'confirm order'),
      // What is posted beside the id counts for nothing.
      pricing_plan: { id: plan, label: 'Yearly, ₹1', value: '1' },
      scheme_advisor: { _id: advisor, description: '', value: '' },
      watchlist_name: 'Another name',
      ...(payment === undefined ? {} : { payment_order_response: payment }),
    },
    { token, key },
  );
const orderIn = (answer: Fields) => fieldsOf(JSON.stringify(resultOf(answer)['razorpay_orderinfo'] ?? {}));

const checkout = (body: unknown, method = 'POST') =>
  on.sandbox.fetch(
    new Request(`${OWN}/sdk/checkout/payments`, {
      method,
      headers: { 'content-type': 'application/json', origin: INVESTOR_APP },
      ...(method === 'GET' ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  );
const pay = async ({ key, amount, id }: Fields): Promise<Fields> => ({
  ...fieldsOf(await (await checkout({ key, amount, order_id: id })).text()),
  order_id: id,
});
const bought = async (token: string) => {
  const info = orderIn(await order(token));
  return { info, payment: await pay(info) };
};

describe('an order for advice', () => {
  test('costs what its plan costs, whatever is posted, and has the eleven facts of the checkout [DO-359 DO-402]', async () => {
    const token = await on.token(WITH_LISTS);
    const answer = readAs('orderAdvice', await order(token));
    expect(orderIn(answer)).toEqual({
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
    expect(listIn(resultOf(answer), 'scheme_watch_list')).toHaveLength(3);
    expect(orderIn(await order(token, { plan: 'P1' }))).toMatchObject({ amount: 19_900 });
  });

  test.each([
    ['an unknown plan', { plan: 'P3' }],
    ['an unknown adviser', { advisor: 'A3' }],
    ['an unknown watchlist', { list: { id: 'WL_1', scheme_list: [] } }],
  ])('for %s is refused', async (_, asked) => {
    expect((await order(await on.token(WITH_LISTS), asked))['code']).toBe('061');
  });

  test('for a watchlist of another customer, or one that is subscribed, is refused', async () => {
    const token = await on.token(WITH_LISTS);
    const list = await listOf(token);
    expect((await order(await on.token('9000000100'), { list }))['code']).toBe('061');
    expect((await order(token, { list: await listOf(token, 'Long term') }))['code']).toBe('020');
  });

  test('asked for again is the same one, and another choice takes its place: one can be paid at a time', async () => {
    const token = await on.token(WITH_LISTS);
    const first = orderIn(await order(token));
    expect(orderIn(await order(token))['id']).toBe(first['id']);
    const second = orderIn(await order(token, { plan: 'P1' }));
    expect((await checkout({ key: first['key'], amount: first['amount'], order_id: first['id'] })).status).toBe(404);
    expect(await pay(second)).toMatchObject({ razorpay_order_id: second['id'] });
  });

  test('under the key of an earlier one is that one', async () => {
    const token = await on.token(WITH_LISTS);
    const key = newKey();
    const first = orderIn(await order(token, { key }));
    await on.control('/clock', { advance_seconds: 31 * 60 });
    expect(orderIn(await order(token, { key }))).toEqual(first);
  });
});

describe('the checkout', () => {
  test('takes the money of an order once', async () => {
    const info = orderIn(await order(await on.token(WITH_LISTS)));
    expect(await pay(info)).toMatchObject({ razorpay_payment_id: expect.stringMatching(/^pay_/) as unknown });
    expect((await checkout({ key: info['key'], amount: info['amount'], order_id: info['id'] })).status).toBe(404);
  });

  test.each([
    ['another amount', { amount: 1 }],
    ['another key', { key: 'rzp_other' }],
    ['an unknown order', { order_id: 'order_1' }],
  ])('takes nothing for %s', async (_, change) => {
    const { key, amount, id } = orderIn(await order(await on.token(WITH_LISTS)));
    expect((await checkout({ key, amount, order_id: id, ...change })).status).toBe(404);
  });

  test('answers 400 and 405 to what is no payment', async () => {
    expect((await checkout('{')).status).toBe(400);
    expect((await checkout({}, 'GET')).status).toBe(405);
  });
});

describe('a payment', () => {
  test('subscribes its watchlist once, and is answered the same again [DO-225 DO-403]', async () => {
    const token = await on.token(WITH_LISTS);
    const { payment } = await bought(token);
    expect(await listOf(token)).toMatchObject({ subscription_enabled: false });
    const first = readAs('orderAdvice', await order(token, { payment }));
    expect(first).toMatchObject({ code: '000', messageText: 'You are subscribed to expert advice for Tax saving.' });
    expect(await listOf(token)).toMatchObject({ subscription_enabled: true });
    expect(await order(token, { payment })).toEqual(first);
    expect((await order(token))['code']).toBe('020');
  });

  test.each([
    ['another signature', { razorpay_signature: 'abc' }],
    ['another payment', { razorpay_payment_id: 'pay_1' }],
    ['another order of the checkout', { razorpay_order_id: 'order_1' }],
  ])('with %s is not confirmed', async (_, change) => {
    const token = await on.token(WITH_LISTS);
    const { payment } = await bought(token);
    expect((await order(token, { payment: { ...payment, ...change } }))['code']).toBe('072');
    expect(await listOf(token)).toMatchObject({ subscription_enabled: false });
    expect((await order(token, { payment }))['code']).toBe('000');
    expect((await order(token, { payment: { ...payment, ...change } }))['code']).toBe('072');
  });

  test('is not confirmed for another plan, adviser or watchlist, nor when nothing was paid or told', async () => {
    const token = await on.token(WITH_LISTS);
    const { info, payment } = await bought(token);
    const later = await listOf(token, 'Later');
    for (const asked of [
      { plan: 'P1' },
      { advisor: 'A2' },
      { list: later },
      { payment: undefined, mode: 'confirm order' },
    ])
      expect((await order(token, { payment, ...asked }))['code']).toBe('072');
    const unpaid = orderIn(await order(token, { list: later }));
    const made = { razorpay_payment_id: '', razorpay_order_id: unpaid['id'], razorpay_signature: '' };
    expect((await order(token, { list: later, payment: { ...made, order_id: unpaid['id'] } }))['code']).toBe('072');
    expect((await order(token, { payment: { ...payment, order_id: 'order_1' } }))['code']).toBe('061');
    expect(info['id']).toBe(payment['order_id']);
  });

  test('of another customer is not found', async () => {
    const { payment } = await bought(await on.token(WITH_LISTS));
    const other = await on.token('9811111111', WITH_LISTS);
    expect((await order(other, { payment }))['code']).toBe('061');
  });

  test('that waits to be confirmed keeps another one from being asked for, until its order has expired', async () => {
    const token = await on.token(WITH_LISTS);
    const { payment } = await bought(token);
    expect(await order(token, { plan: 'P1' })).toMatchObject({ code: '020' });
    await on.control('/clock', { advance_seconds: 30 * 60 });
    const late = await order(token, { payment });
    expect([late['code'], textIn(late, 'messageText')]).toEqual([
      '072',
      'This order has expired. What was paid for it is paid back.',
    ]);
    expect((await order(token, { plan: 'P1' }))['code']).toBe('000');
  });

  test('may be told to the provider by the checkout itself, by hand, or run out', async () => {
    const token = await on.token(WITH_LISTS);
    const { info, payment } = await bought(token);
    expect(await on.control('/advance', { entity: 'advice', id: info['id'], to: 'created' })).toMatchObject({
      next: ['paid', 'expired'],
    });
    await on.control('/advance', { entity: 'advice', id: info['id'], to: 'paid' });
    expect(await listOf(token)).toMatchObject({ subscription_enabled: true });
    expect((await order(token, { payment }))['code']).toBe('000');
    const second = orderIn(await order(token, { list: await listOf(token, 'Later') }));
    await on.control('/advance', { entity: 'advice', id: second['id'], to: 'expired' });
    expect((await checkout({ key: second['key'], amount: second['amount'], order_id: second['id'] })).status).toBe(404);
  });
});
