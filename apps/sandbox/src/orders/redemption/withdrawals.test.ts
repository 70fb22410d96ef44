import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { benchPerTest } from '../../testing/bench.ts';
import { readOrderByNumber, textField, listField } from '../../testing/journeys.ts';
import { redeem } from '../../testing/checkout/redemptions.ts';
import { bookingsOf } from '../statement/bookings.ts';

const on = benchPerTest();
let token: string;
beforeEach(async () => {
  token = await on.token('9000000101');
});

const moveClockTo = (day: string) => on.control('/clock', { set: `${day}T12:00:00+05:30` });
const readOrder = (number = '10000005'): Promise<Fields> => readOrderByNumber(on, token, number);
const readHistory = async (number?: string): Promise<string[]> =>
  listField(await readOrder(number), 'order_list').map((line) => textField(line, 'mf_order_message'));

const readPayouts = (position: number) =>
  on.db
    .selectFrom('payouts')
    .selectAll()
    .where('order_id', '=', 'ORD_CUST00000101_S5')
    .where('position', '=', position)
    .where('schedule_id', '!=', '')
    .execute();

describe('the SWP of a seeded order', () => {
  test('pays out on its day at the NAV of that day, and the money is credited three working days later', async () => {
    const before = await readOrder();
    await moveClockTo('2026-12-03');
    expect(await readOrder()).toMatchObject({ mf_order_redeemable_amount: before['mf_order_redeemable_amount'] });
    await moveClockTo('2026-12-04');
    expect(await readPayouts(3)).toMatchObject([
      { amount: 1_000_000, credited: 1_000_000, state: 'requested', nav_day: '2026-12-04' },
    ]);
    expect(await readOrder()).toMatchObject({
      mf_order_redeemable_amount: Number(before['mf_order_redeemable_amount']) - 1000,
      mf_order_is_redeem: true,
      mf_order_swp_enabled: true,
    });
    expect((await readHistory()).at(-1)).toBe('SWP payout 3 of 12: ₹1,000 at the NAV of 4 Dec 2026');
    await moveClockTo('2026-12-08');
    expect(await readPayouts(3)).toMatchObject([{ state: 'requested' }]);
    await moveClockTo('2026-12-09');
    expect(await readPayouts(3)).toMatchObject([{ state: 'credited' }]);
    expect((await readHistory()).at(-1)).toBe('SWP payout 3 of 12: ₹1,000 credited');
  });

  test('is on the statement from the sale of its units, before its money is credited', async () => {
    await moveClockTo('2026-12-04');
    const row = await on.db.selectFrom('orders').selectAll().where('number', '=', '10000005').executeTakeFirstOrThrow();
    const booked = await bookingsOf(on.db, row);
    expect(booked.at(-1)).toMatchObject({ day: '2026-12-04', kind: 'withdrawal', amount: -1_000_000 });
    expect(booked.reduce((sum, { units }) => sum + units, 0)).toBeCloseTo(row.units, 9);
  });

  test('moves a day off to the next working day', async () => {
    await moveClockTo('2027-04-04');
    expect(await readPayouts(7)).toEqual([]);
    await moveClockTo('2027-04-05');
    expect(await readPayouts(7)).toMatchObject([{ nav_day: '2027-04-05' }]);
  });

  test('ends with its last payout, and another SWP can start', async () => {
    await moveClockTo('2027-09-10');
    const after = await readOrder();
    expect(after).toMatchObject({
      mf_order_swp_enabled: false,
      is_swp_allowed: true,
      mf_order_redeemable_amount: 11_000,
    });
    expect((await readHistory()).filter((line) => line.startsWith('SWP ended'))).toEqual([
      'SWP ended: the last payout is made',
    ]);
  });

  test('ends without a payout if the order is redeemed in full, before its credit or after', async () => {
    const { mf_order_redeemable_amount: whole } = await readOrder();
    await moveClockTo('2026-12-03');
    expect(await redeem(on, token, await readOrder(), String(whole))).toMatchObject({ code: '000' });
    await moveClockTo('2026-12-04');
    expect((await readHistory()).slice(-2)).toEqual([
      'SWP payout 3 of 12 was not made: nothing is left to pay out',
      'SWP ended: nothing is left to pay out',
    ]);
    expect(await readOrder()).toMatchObject({ mf_order_swp_enabled: false });
    token = await on.token('9811111111', '9000000101');
    await redeem(on, token, await readOrder(), String(whole));
    await moveClockTo('2026-12-20');
    expect(await readOrder()).toMatchObject({ mf_order_swp_enabled: false, mf_order_message: 'Redeemed' });
  });

  test('ends at the moment of the payout that empties the order', async () => {
    await on.db
      .updateTable('orders')
      .set({ value: 800_000, redeemable: 800_000 })
      .where('number', '=', '10000005')
      .execute();
    await moveClockTo('2026-12-04');
    expect((await readHistory()).slice(-2)).toEqual([
      'SWP payout 3 of 12: ₹800 at the NAV of 4 Dec 2026',
      'SWP ended: nothing is left to pay out',
    ]);
  });

  test('ends at the moment of the redemption that empties the order', async () => {
    const { mf_order_redeemable_amount: whole } = await readOrder();
    await redeem(on, token, await readOrder(), String(whole));
    await moveClockTo('2026-11-25');
    expect((await readHistory()).slice(-2)).toEqual([
      'Redeemed: ₹21,000 credited',
      'SWP ended: nothing is left to pay out',
    ]);
  });

  test('pays out only the amount beyond a requested redemption', async () => {
    await on.db
      .updateTable('orders')
      .set({ value: 1_500_000, redeemable: 1_500_000 })
      .where('number', '=', '10000005')
      .execute();
    await moveClockTo('2026-12-03');
    expect(await redeem(on, token, await readOrder(), '700')).toMatchObject({ code: '000' });
    await moveClockTo('2026-12-04');
    expect(await readPayouts(3)).toMatchObject([{ amount: 800_000 }]);
  });
});
