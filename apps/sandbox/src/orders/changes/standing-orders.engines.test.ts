import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { listField, textField } from '../../testing/journeys.ts';
import { createApprovedMandate, placeSip, readSipList } from '../../testing/checkout/sips.ts';

const on = benchPerTest();
let token: string;

const readOrderList = async (order_type: string): Promise<readonly Fields[]> =>
  listField(await on.ask('/order/list', { order_type }, { token }), 'result');
const moveClockTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });
const sendOrderAction = (path: string, order: Fields, rest: Fields = {}, key = newSubmissionKey()) => {
  const { pin = '1234', ...more } = rest;
  const order_type = textField(order, 'mf_order_type');
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
  const findCancellableOrder = async () =>
    (await readOrderList('single')).find(({ is_cancel_allowed: may }) => may === true) ?? {};
  beforeEach(async () => {
    token = await on.token('9000000101');
  });

  test('is cancelled by the PIN, and the answer is its list [OM-081]', async () => {
    const order = await findCancellableOrder();
    for (const [pin, code] of [
      ['', '041'],
      ['1111', '041'],
      ['0000', '042'],
    ] as const)
      expect(await sendOrderAction('/order/cancel', order, { pin })).toMatchObject({ code });
    await on.control('/clock', { advance_seconds: 16 * 60 });
    const answer = await sendOrderAction('/order/cancel', order);
    expect(answer).toMatchObject({ code: '000', messageText: 'Your order was cancelled.' });
    const { is_order_cancelled, is_cancel_allowed, mf_order_is_paynow, order_list } =
      listField(answer, 'result').find(({ order_id }) => order_id === order['order_id']) ?? {};
    expect({ is_order_cancelled, is_cancel_allowed, mf_order_is_paynow }).toEqual({
      is_order_cancelled: true,
      is_cancel_allowed: false,
      mf_order_is_paynow: false,
    });
    expect(order_list).toContainEqual(expect.objectContaining({ mf_order_message: 'Order cancelled' }));
    expect(listField(answer, 'result')).toEqual(await readOrderList('single'));
  });

  test('is cancelled once for one key, and not again with another key [OM-278]', async () => {
    const order = await findCancellableOrder();
    const key = newSubmissionKey();
    const first = await sendOrderAction('/order/cancel', order, {}, key);
    expect(await sendOrderAction('/order/cancel', order, {}, key)).toEqual(first);
    expect(await sendOrderAction('/order/cancel', order)).toMatchObject({ code: '071' });
  });

  test('is not found under another registration, under another type or by another investor', async () => {
    const order = await findCancellableOrder();
    const others = [
      { ...order, mf_order_registration_no: '1' },
      { ...order, mf_order_type: 'stp' },
    ];
    for (const other of others) expect(await sendOrderAction('/order/cancel', other)).toMatchObject({ code: '061' });
    token = await on.token('9000000100');
    expect(await sendOrderAction('/order/cancel', order)).toMatchObject({ code: '061' });
  });

  test('has no list in its answer for the PIN without a list', async () => {
    const answer = await sendOrderAction('/order/cancel', await findCancellableOrder(), { pin: '9998' });
    expect(answer).toMatchObject({ code: '000' });
    expect(answer).not.toHaveProperty('result');
  });
});

describe('a SIP', () => {
  const createSip = async (): Promise<Fields> => (await readSipList(on, token))[0] ?? {};
  const readHistory = async () => listField(await createSip(), 'order_list').map((line) => line['mf_order_message']);
  beforeEach(async () => {
    token = await on.token('9000000100');
    await placeSip(on, token, await createApprovedMandate(on, token));
  });

  test('has no further instalment after its cancellation, and retains its units', async () => {
    await moveClockTo('2026-12-08');
    const { mf_order_overall_investment_amount: invested } = await createSip();
    expect(await sendOrderAction('/xsip/cancel', await createSip())).toMatchObject({
      code: '000',
      messageText: 'Your SIP was cancelled.',
    });
    await moveClockTo('2027-06-08');
    expect(await createSip()).toMatchObject({
      is_order_cancelled: true,
      is_cancel_allowed: false,
      mf_order_is_pause_allowed: false,
      mf_order_is_redeem: true,
      mf_order_overall_investment_amount: invested,
    });
    expect(await sendOrderAction('/xsip/cancel', await createSip())).toMatchObject({ code: '071' });
  });

  test('skips its next instalments while paused, names the day of the next one, and then continues', async () => {
    const answer = await sendOrderAction('/xsip/pause', await createSip(), { pause_no_of_installments: 2 });
    expect(answer).toMatchObject({ code: '000', navigateScreen: 'fyInformation' });
    expect(textField(answer, 'display_html')).toBe(
      '<h3>SIP paused</h3><p>The next 2 instalments are skipped.</p><p>It resumes on 5 Feb 2027.</p>',
    );
    expect(await createSip()).toMatchObject({
      mf_order_message: 'Paused',
      mf_order_is_pause_allowed: false,
      upcoming_installment_dates: ['05/02/2027', '05/03/2027', '05/04/2027', '05/05/2027'],
      display_installment_info_html: '<p>0 of 12 instalments processed</p><p>Next on 5 Feb 2027</p>',
    });
    expect(await sendOrderAction('/xsip/pause', await createSip(), { pause_no_of_installments: 1 })).toMatchObject({
      code: '071',
    });
    await moveClockTo('2027-01-20');
    expect(await readHistory()).toEqual([
      'Registered with the exchange',
      'Paused',
      'Instalment 1 of 12 skipped',
      'Instalment 2 of 12 skipped',
    ]);
    await moveClockTo('2027-02-09');
    expect(await createSip()).toMatchObject({
      mf_order_message: 'Units allotted',
      mf_order_is_pause_allowed: true,
      mf_order_overall_investment_amount: 5000,
    });
  });

  test('that is cancelled during its pause has no instalment after it', async () => {
    await sendOrderAction('/xsip/pause', await createSip(), { pause_no_of_installments: 2 });
    await moveClockTo('2026-12-20');
    expect(await sendOrderAction('/xsip/cancel', await createSip())).toMatchObject({ code: '000' });
    await moveClockTo('2027-06-08');
    expect((await readHistory()).filter((message) => String(message).includes('debited'))).toEqual([]);
    expect(await createSip()).toMatchObject({ is_order_cancelled: true, mf_order_overall_investment_amount: 0 });
    const plans = await on.db.selectFrom('schedules').select(['state', 'due_at']).where('kind', '=', 'sip').execute();
    expect(plans).toContainEqual({ state: 'cancelled', due_at: null });
  });

  test('lists the days of the instalments that a pause can skip and of one more, up to the last one', async () => {
    expect(await createSip()).toMatchObject({
      upcoming_installment_dates: ['05/12/2026', '05/01/2027', '05/02/2027', '05/03/2027'],
    });
    await moveClockTo('2027-10-07');
    expect(await createSip()).toMatchObject({ upcoming_installment_dates: ['05/11/2027'] });
  });

  test.each([0, 4, 1.5])('cannot be paused for %s instalments', async (pause_no_of_installments) => {
    expect(await sendOrderAction('/xsip/pause', await createSip(), { pause_no_of_installments })).toMatchObject({
      code: '051',
    });
  });
});

test('a SIP that is paid by hand is cancelled together with its unpaid instalment', async () => {
  token = await on.token('9000000100');
  await placeSip(on, token, '');
  await moveClockTo('2026-12-06');
  const [before = {}] = await readSipList(on, token);
  expect(before).toMatchObject({ mf_order_is_paynow: true });
  expect(await sendOrderAction('/sip/cancel', before)).toMatchObject({ code: '000' });
  const [after = {}] = await readSipList(on, token);
  expect(after).toMatchObject({ mf_order_is_paynow: false, is_order_cancelled: true });
});
