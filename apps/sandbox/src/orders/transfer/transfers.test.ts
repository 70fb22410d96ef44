import { beforeEach, describe, expect, test } from 'vitest';
import { readNavOfDay } from '../../catalogue/port.ts';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest, newSubmissionKey } from '../../testing/bench.ts';
import { listField, readOrderByNumber, placeOrder, resultOf, textField } from '../../testing/journeys.ts';
import { redeem } from '../../testing/checkout/redemptions.ts';
import { createValidStp, registerStp, readStpList } from '../../testing/checkout/transfers.ts';

const on = benchPerTest();
let token: string;
let number: string;

const readSource = (): Promise<Fields> => readOrderByNumber(on, token, number);
const moveClockTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });
const readNewestStp = async (): Promise<Fields> => (await readStpList(on, token))[0] ?? {};
const historyMessages = (order: Fields) =>
  listField(order, 'order_list').map((line) => textField(line, 'mf_order_message'));
/** Rows of the newest STP's transfers, in sequence. */
const readTransfers = async () =>
  on.db
    .selectFrom('orders')
    .selectAll()
    .where('parent_id', '=', textField(await readNewestStp(), '_id'))
    .orderBy('position')
    .execute();
/** Payouts of the source for these transfers. */
const readPayouts = async () => {
  const { id } = await on.db
    .selectFrom('schedules')
    .select('id')
    .where('order_id', '=', textField(await readNewestStp(), '_id'))
    .executeTakeFirstOrThrow();
  return on.db.selectFrom('payouts').selectAll().where('schedule_id', '=', id).orderBy('position').execute();
};
const startStp = async (rest: Fields = {}, target?: string) => {
  expect(await registerStp(on, token, await createValidStp(on, token, await readSource(), rest, target))).toMatchObject(
    { code: '000' },
  );
};

/** Order of 20,000 rupees, allotted on the day of the seed. */
beforeEach(async () => {
  token = await on.token('9000000100');
  number = textField(resultOf(await placeOrder(on, token, '20000', 'SC01')), 'mf_order_number');
  for (const to of ['paid', 'allotted']) await on.control('/advance', { entity: 'order', id: number, to });
});

describe('a STP', () => {
  test('moves its amount each period from the source to the target at the NAV of the day', async () => {
    await startStp({ stp_amount: '1000' });
    const before = await readSource();
    await moveClockTo('2026-12-06');
    expect(await readNewestStp()).toMatchObject({ mf_order_overall_investment_amount: 0, mf_order_is_allotted: false });
    await moveClockTo('2026-12-07');
    const [sourceNav, targetNav] = await Promise.all(
      ['SC01', 'SC21'].map((scheme) => readNavOfDay(on.db, scheme, '2026-12-07')),
    );
    const bought = { units: 1000 / (targetNav?.nav ?? 0), invested: 1_000_000 };
    expect(await readTransfers()).toMatchObject([{ ...bought, state: 'allotted' }]);
    const held = on.db
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', textField(await readNewestStp(), '_id'));
    expect(await held.executeTakeFirst()).toMatchObject(bought);
    const [payout] = await readPayouts();
    expect(payout).toMatchObject({ amount: 1_000_000, credited: 1_000_000, state: 'credited' });
    expect(payout?.units).toBeCloseTo(1000 / (sourceNav?.nav ?? 0), 9);
    const after = await readSource();
    expect(Number(after['mf_order_redeemable_amount'])).toBeLessThan(Number(before['mf_order_redeemable_amount']));
    expect(after['stp_available_transfer_amount']).toBe(after['mf_order_redeemable_amount']);
    expect(historyMessages(after).at(-1)).toMatch(/^Transfer 1 of 6: ₹1,000 to .+ \(SC21\)$/);
    expect(await readNewestStp()).toMatchObject({
      mf_order_overall_investment_amount: 1000,
      mf_order_is_allotted: true,
      mf_order_is_redeem: true,
      display_installment_info_html: '<p>1 of 6 transfers processed</p><p>Next on 7 Jan 2027</p>',
    });
    expect(historyMessages(await readNewestStp()).at(-1)).toMatch(/^Transfer 1 of 6: ₹1,000 transferred, order \d{8}$/);
  });

  test('ends with its last transfer, and the source is free for another STP', async () => {
    await startStp({ stp_amount: '500' });
    await moveClockTo('2027-05-07');
    expect(await readNewestStp()).toMatchObject({
      mf_order_message: 'Completed',
      mf_order_overall_investment_amount: 3000,
      is_cancel_allowed: false,
      display_installment_info_html: '<p>6 of 6 transfers processed</p>',
    });
    expect(historyMessages(await readNewestStp()).at(-1)).toBe('The last transfer is complete');
    expect(await readSource()).toMatchObject({ mf_order_stp_enabled: false, is_stp_allowed: true });
  });

  test('transfers the remaining amount if that is less, and ends', async () => {
    await startStp({ stp_amount: '3000' });
    await redeem(on, token, await readSource(), '15000');
    await moveClockTo('2027-05-07');
    const row = await on.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
    expect([row.units, row.invested]).toEqual([0, 0]);
    expect(await readSource()).toMatchObject({
      mf_order_message: 'Transferred',
      mf_order_is_allotted: true,
      is_stp_allowed: false,
    });
    expect(await readNewestStp()).toMatchObject({ mf_order_message: 'Completed' });
    expect(historyMessages(await readNewestStp()).at(-1)).toBe('The source is empty: no further transfer is made');
    const amounts = (await readTransfers()).map(({ amount }) => amount);
    expect(amounts).toHaveLength(2);
    expect(amounts[0]).toBe(3_000_000);
    expect(amounts[1]).toBeLessThan(3_000_000);
  });

  test('fails once and ends if its source was redeemed in full', async () => {
    await startStp();
    const whole = await readSource();
    await redeem(on, token, whole, String(whole['mf_order_redeemable_amount']));
    await moveClockTo('2027-02-07');
    expect(historyMessages(await readNewestStp()).slice(-2)).toEqual([
      'Transfer 1 of 6 failed: nothing was left to transfer',
      'The source is empty: no further transfer is made',
    ]);
    expect(await readTransfers()).toMatchObject([{ state: 'rta_rejected', units: 0, invested: 0 }]);
  });

  test('shares its source with another STP until both end; the targets receive exactly what the source pays', async () => {
    await startStp({ stp_amount: '3000' });
    await startStp({ stp_amount: '3000' }, 'SC22');
    const [first = {}, second = {}] = await readStpList(on, token);
    await moveClockTo('2027-05-07');
    const orders = await on.db.selectFrom('orders').selectAll().execute();
    const left = await on.db.selectFrom('payouts').selectAll().where('state', '=', 'credited').execute();
    const ofSource = orders.find((order) => order.number === number);
    expect([ofSource?.units, ofSource?.state]).toEqual([0, 'transferred_full']);
    for (const { order_id } of [first, second]) {
      const last = historyMessages((await readStpList(on, token)).find((stp) => stp['order_id'] === order_id) ?? {}).at(
        -1,
      );
      expect(last).toBe('The source is empty: no further transfer is made');
    }
    const arrived = orders.filter(
      ({ parent_id, state }) => [first['order_id'], second['order_id']].includes(parent_id) && state === 'allotted',
    );
    const sumOf = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    expect(sumOf(arrived.map(({ amount }) => amount))).toBe(
      sumOf(left.filter(({ order_id }) => order_id === ofSource?.id).map(({ amount }) => amount)),
    );
  });

  test('makes no further transfer after its cancellation by PIN; earlier transfers remain [OM-043 OM-079]', async () => {
    await startStp({ stp_amount: '1000' });
    await moveClockTo('2026-12-08');
    const {
      order_id,
      mf_order_number: order_number,
      mf_order_registration_no: order_registration_no,
    } = await readNewestStp();
    const client_info = { order_id, order_number, order_registration_no, pin_verification_value: '1234' };
    const answer = await on.ask(
      '/order/cancel',
      { order_type: 'stp', client_info },
      { token, key: newSubmissionKey() },
    );
    expect(answer).toMatchObject({ code: '000', result: [{ is_order_cancelled: true, is_cancel_allowed: false }] });
    await moveClockTo('2027-03-08');
    expect(await readNewestStp()).toMatchObject({ mf_order_overall_investment_amount: 1000, mf_order_is_redeem: true });
    expect(await readSource()).toMatchObject({ mf_order_stp_enabled: false });
  });

  test.each([
    ['SC22', ['2026-12-01', '2026-12-08', '2026-12-15']],
    ['SC23', ['2026-12-01', '2026-12-02', '2026-12-03']],
  ])('into %s follows its frequency, on working days', async (target, days) => {
    await startStp({ stp_date: 1, stp_date_value: '01/12/2026' }, target);
    await moveClockTo('2026-12-16');
    expect((await readPayouts()).map(({ nav_day }) => nav_day).slice(0, 3)).toEqual(days);
  });
});
