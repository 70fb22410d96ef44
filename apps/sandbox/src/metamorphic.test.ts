import { afterEach, describe, expect, test } from 'vitest';
import { createBench, type Bench } from './testing/bench.ts';
import { redeem } from './testing/checkout/redemptions.ts';
import { createApprovedMandate, placeSip } from './testing/checkout/sips.ts';
import { registerSwp } from './testing/checkout/swps.ts';
import { createValidStp, registerStp } from './testing/checkout/transfers.ts';
import { readHoldings } from './testing/holdings.ts';
import { placeOrder, readOrderByNumber, resultOf, textField } from './testing/journeys.ts';

// Relations between runs, where no oracle gives the right figures of a single run.

const READY = '9000000100';
const benches: Bench[] = [];

const openBench = async (): Promise<Bench> => {
  const bench = await createBench('personas');
  benches.push(bench);
  return bench;
};

afterEach(async () => {
  for (const bench of benches.splice(0)) await bench.close();
});

const placePaid = async (on: Bench, token: string, amount: string, scheme = 'SC01'): Promise<string> => {
  const number = textField(resultOf(await placeOrder(on, token, amount, scheme)), 'mf_order_number');
  await on.control('/advance', { entity: 'order', id: number, to: 'paid' });
  return number;
};

const sortRows = (rows: readonly object[]): readonly string[] => rows.map((row) => JSON.stringify(row)).toSorted();

/** Rows of everyone, without ids of the database: what happened, when, and for how much. */
const readEffects = async ({ db }: Bench) => ({
  orders: sortRows(
    await db
      .selectFrom('orders')
      .select(['type', 'state', 'amount', 'invested', 'units', 'nav_day', 'allotted_at', 'start_day', 'scheme_code'])
      .execute(),
  ),
  payouts: sortRows(
    await db
      .selectFrom('payouts')
      .select(['state', 'amount', 'credited', 'units', 'cost', 'nav_day', 'requested_at'])
      .execute(),
  ),
  mandates: sortRows(await db.selectFrom('mandates').select(['state', 'limit_used']).execute()),
  schedules: sortRows(await db.selectFrom('schedules').select(['kind', 'state', 'made']).execute()),
});

test.each(['SC01', 'SC04', 'SC21'])(
  'two orders of %s have the units and the cost of an order with twice the amount',
  async (scheme) => {
    const on = await openBench();
    const [twice, once] = [await on.token('7000000001', READY), await on.token('7000000002', READY)];
    for (const amount of ['7777', '7777']) await placePaid(on, twice, amount, scheme);
    await placePaid(on, once, '15554', scheme);
    await on.control('/clock', { advance_days: 10 });
    const [halves, whole] = [await readHoldings(on, twice), await readHoldings(on, once)];
    // Every order has a folio of its own, whose units are rounded to thousandths.
    expect([halves.length, whole.length]).toEqual([2, 1]);
    const unitsOf = (holdings: typeof halves) => holdings.reduce((sum, { units }) => sum + units, 0);
    const costOf = (holdings: typeof halves) =>
      holdings.flatMap(({ lots }) => lots).reduce((sum, { cost_amount }) => sum + Number(cost_amount), 0);
    expect(unitsOf(whole)).toBeGreaterThan(0);
    expect(Math.abs(unitsOf(halves) - unitsOf(whole))).toBeLessThan(0.002);
    expect([costOf(halves), costOf(whole)]).toEqual([15_554, 15_554]);
  },
);

/** An investor with a SIP, a withdrawal and a transfer plan, a redemption under way and an unpaid order. */
const createBusyInvestor = async (on: Bench): Promise<void> => {
  const token = await on.token('7000000001', READY);
  await placeSip(on, token, await createApprovedMandate(on, token));
  const [redeemed, sold] = [await placePaid(on, token, '9000'), await placePaid(on, token, '40000')];
  await on.control('/advance', { entity: 'order', id: sold, to: 'allotted' });
  await registerSwp(on, token, await readOrderByNumber(on, token, sold));
  await registerStp(on, token, await createValidStp(on, token, await readOrderByNumber(on, token, sold)));
  await on.control('/clock', { set: '2026-11-24T11:00:00+05:30' });
  await redeem(on, token, await readOrderByNumber(on, token, redeemed), '2000');
  await placeOrder(on, token, '5000');
};

describe('the moves of the clock', () => {
  test('have the same effects at once and day by day, over year ends', async () => {
    const [leaping, walking] = [await openBench(), await openBench()];
    for (const on of [leaping, walking]) await createBusyInvestor(on);
    const END = '2028-01-03T11:00:00+05:30';
    await leaping.control('/clock', { set: END });
    for (let at = Date.parse('2026-11-25T11:00:00+05:30'); at <= Date.parse(END); at += 86_400_000)
      await walking.control('/clock', { set: at });
    const effects = await readEffects(leaping);
    expect(effects.orders.filter((row) => row.includes('"installment"')).length).toBeGreaterThan(12);
    expect(effects.payouts.length).toBeGreaterThan(13);
    expect(await readEffects(walking)).toEqual(effects);
  });

  test('over a day without events change nothing', async () => {
    const on = await openBench();
    await createBusyInvestor(on);
    await on.control('/clock', { set: '2026-11-27T23:00:00+05:30' });
    const before = await readEffects(on);
    // A Saturday and a Sunday, after the redemption was paid and before the first instalments.
    await on.control('/clock', { set: '2026-11-29T22:00:00+05:30' });
    expect(await readEffects(on)).toEqual(before);
  });
});
