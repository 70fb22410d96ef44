import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { benchOfEach, newKey } from '../testing/bench.ts';
import { listIn, textIn } from '../testing/journeys.ts';
import { approvedMandate, placeSip, sipList } from '../testing/sips.ts';

const on = benchOfEach();
let token: string;

const orderList = async (order_type: string): Promise<readonly Fields[]> =>
  listIn(await on.ask('/order/list', { order_type }, { token }), 'result');
const moveTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });
const act = (path: string, order: Fields, rest: Fields = {}, key = newKey()) => {
  const { pin = '1234', ...more } = rest;
  const order_type = textIn(order, 'mf_order_type');
  const client_info = {
    sip_type: order_type,
    order_id: order['order_id'],
    order_number: order['mf_order_number'],
    order_registration_no: order['mf_order_registration_no'],
    pin_verification_value: pin,
    ...more,
  };
  return on.ask(path, { order_type, client_info }, { token, key });
};

describe('an unpaid order', () => {
  const waiting = async () => (await orderList('single')).find(({ is_cancel_allowed: may }) => may === true) ?? {};
  beforeEach(async () => {
    token = await on.token('9000000101');
  });

  test('is cancelled by the PIN, and the answer is its list [OM-081]', async () => {
    const order = await waiting();
    for (const [pin, code] of [
      ['', '041'],
      ['1111', '041'],
      ['0000', '042'],
    ] as const)
      expect(await act('/order/cancel', order, { pin })).toMatchObject({ code });
    await on.control('/clock', { advance_seconds: 16 * 60 });
    const answer = await act('/order/cancel', order);
    expect(answer).toMatchObject({ code: '000', messageText: 'Your order was cancelled.' });
    const { is_order_cancelled, is_cancel_allowed, mf_order_is_paynow, order_list } =
      listIn(answer, 'result').find(({ order_id }) => order_id === order['order_id']) ?? {};
    expect({ is_order_cancelled, is_cancel_allowed, mf_order_is_paynow }).toEqual({
      is_order_cancelled: true,
      is_cancel_allowed: false,
      mf_order_is_paynow: false,
    });
    expect(order_list).toContainEqual(expect.objectContaining({ mf_order_message: 'Order cancelled' }));
    expect(listIn(answer, 'result')).toEqual(await orderList('single'));
  });

  test('is cancelled once for one key, and not again with another key [OM-278]', async () => {
    const order = await waiting();
    const key = newKey();
    const first = await act('/order/cancel', order, {}, key);
    expect(await act('/order/cancel', order, {}, key)).toEqual(first);
    expect(await act('/order/cancel', order)).toMatchObject({ code: '071' });
  });

  test('is not found under another registration, under another type or by another investor', async () => {
    const order = await waiting();
    const others = [
      { ...order, mf_order_registration_no: '1' },
      { ...order, mf_order_type: 'stp' },
    ];
    for (const other of others) expect(await act('/order/cancel', other)).toMatchObject({ code: '061' });
    token = await on.token('9000000100');
    expect(await act('/order/cancel', order)).toMatchObject({ code: '061' });
  });

  test('has no list in its answer for the PIN without a list', async () => {
    const answer = await act('/order/cancel', await waiting(), { pin: '9998' });
    expect(answer).toMatchObject({ code: '000' });
    expect(answer).not.toHaveProperty('result');
  });
});

describe('a SIP', () => {
  const sip = async (): Promise<Fields> => (await sipList(on, token))[0] ?? {};
  const history = async () => listIn(await sip(), 'order_list').map((line) => line['mf_order_message']);
  beforeEach(async () => {
    token = await on.token('9000000100');
    await placeSip(on, token, await approvedMandate(on, token));
  });

  test('has no further instalment after its cancellation, and retains its units', async () => {
    await moveTo('2026-12-08');
    const { mf_order_overall_investment_amount: invested } = await sip();
    expect(await act('/xsip/cancel', await sip())).toMatchObject({
      code: '000',
      messageText: 'Your SIP was cancelled.',
    });
    await moveTo('2027-06-08');
    expect(await sip()).toMatchObject({
      is_order_cancelled: true,
      is_cancel_allowed: false,
      mf_order_is_pause_allowed: false,
      mf_order_is_redeem: true,
      mf_order_overall_investment_amount: invested,
    });
    expect(await act('/xsip/cancel', await sip())).toMatchObject({ code: '071' });
  });

  test('skips its next instalments while paused, names the day of the next one, and then continues', async () => {
    const answer = await act('/xsip/pause', await sip(), { pause_no_of_installments: 2 });
    expect(answer).toMatchObject({ code: '000', navigateScreen: 'fyInformation' });
    expect(textIn(answer, 'display_html')).toBe(
      '<h3>SIP paused</h3><p>The next 2 instalments are skipped.</p><p>It resumes on 05/02/2027.</p>',
    );
    expect(await sip()).toMatchObject({ mf_order_message: 'Paused', mf_order_is_pause_allowed: false });
    expect(await act('/xsip/pause', await sip(), { pause_no_of_installments: 1 })).toMatchObject({ code: '071' });
    await moveTo('2027-01-20');
    expect(await history()).toEqual([
      'Registered with the exchange',
      'Paused',
      'Instalment 1 of 12 skipped',
      'Instalment 2 of 12 skipped',
    ]);
    await moveTo('2027-02-09');
    expect(await sip()).toMatchObject({
      mf_order_message: 'Units allotted',
      mf_order_is_pause_allowed: true,
      mf_order_overall_investment_amount: 5000,
    });
  });

  test('lists the days of the instalments that a pause can skip and of one more, up to the last one', async () => {
    expect(await sip()).toMatchObject({
      upcoming_installment_dates: ['05/12/2026', '05/01/2027', '05/02/2027', '05/03/2027'],
    });
    await moveTo('2027-10-07');
    expect(await sip()).toMatchObject({ upcoming_installment_dates: ['05/11/2027'] });
  });

  test.each([0, 4, 1.5])('cannot be paused for %s instalments', async (pause_no_of_installments) => {
    expect(await act('/xsip/pause', await sip(), { pause_no_of_installments })).toMatchObject({ code: '051' });
  });
});

test('a SIP that is paid by hand is cancelled together with its unpaid instalment', async () => {
  token = await on.token('9000000100');
  await placeSip(on, token, '');
  await moveTo('2026-12-06');
  const [before = {}] = await sipList(on, token);
  expect(before).toMatchObject({ mf_order_is_paynow: true });
  expect(await act('/sip/cancel', before)).toMatchObject({ code: '000' });
  const [after = {}] = await sipList(on, token);
  expect(after).toMatchObject({ mf_order_is_paynow: false, is_order_cancelled: true });
});
