import { afterAll, expect, inject, test } from 'vitest';
import { readNavOfDay } from '../../catalogue/port.ts';
import { toThousandths } from '../../kit/amounts.ts';
import { createBench, type Bench } from '../../testing/bench.ts';
import { listField, readOrderByNumber, placeOrder, resultOf, textField } from '../../testing/journeys.ts';
import {
  createSeededDraw,
  performRandomAction,
  PURCHASED_SCHEMES,
  TARGET_SCHEMES,
} from '../../testing/checkout/random-actions.ts';
import { createValidStp, registerStp } from '../../testing/checkout/transfers.ts';
import { type OrderRow } from '../records/order-tables.ts';

const ALL_SCHEMES = [...PURCHASED_SCHEMES, ...TARGET_SCHEMES];

const allottedTransfers = (registration: string, orders: readonly OrderRow[]): readonly OrderRow[] =>
  orders.filter(({ parent_id, state }) => parent_id === registration && state === 'allotted');
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Purchases less sales less the present balance of each scheme, each read from different rows. */
const readBalance = async (on: Bench, clientId: string) => {
  const orders = await on.db.selectFrom('orders').selectAll().where('client_id', '=', clientId).execute();
  const payouts = await on.db.selectFrom('payouts').selectAll().where('client_id', '=', clientId).execute();
  const balances: Record<string, { units: number; paid: number }> = {};
  for (const scheme of ALL_SCHEMES) {
    const ofScheme = orders.filter(
      ({ scheme_code, allotted_at, type }) => scheme_code === scheme && allotted_at !== null && type !== 'installment',
    );
    let [units, paid] = [0, 0];
    for (const order of ofScheme) {
      // Transfers buy on their own days: a registration is the sum of its transfers.
      const bought = order.type === 'stp' ? allottedTransfers(order.id, orders) : [order];
      for (const { amount, nav_day } of bought) {
        const price = await readNavOfDay(on.db, scheme, nav_day);
        units += price === undefined ? 0 : amount / 1000 / price.nav;
        paid += amount;
      }
      // Units leave for a plan on its day, for a redemption at its credit.
      const left = payouts.filter(
        ({ order_id, state, schedule_id }) => order_id === order.id && (state === 'credited' || schedule_id !== ''),
      );
      units -= order.units + left.reduce((sum, payout) => sum + payout.units, 0);
      paid -= order.invested + left.reduce((sum, payout) => sum + payout.cost, 0);
    }
    // Adding 0 turns a rounded -0 into 0.
    balances[scheme] = { units: Math.round(units * 1e6) + 0, paid };
  }
  const plans = await on.db
    .selectFrom('schedules')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('kind', '=', 'stp')
    .execute();
  const transfers = new Set(plans.map(({ id }) => id));
  const sent = payouts.filter(({ schedule_id }) => transfers.has(schedule_id));
  const arrived = plans.flatMap(({ order_id }) => allottedTransfers(order_id, orders));
  const lost = sumOf(sent.map(({ credited }) => credited)) - sumOf(arrived.map(({ amount }) => amount));
  return { balances, orders, payouts, transfers, lost };
};

const zeroBalances = Object.fromEntries(ALL_SCHEMES.map((scheme) => [scheme, { units: 0, paid: 0 }]));

/** Kinds of credited payouts in all sequences: a property without payouts proves little. */
const credited = new Set<string>();
afterAll(() => expect([...credited].sort()).toEqual(['redemption', 'transfer', 'withdrawal']));

/** Transfers from the start, independent of the drawn actions. */
const startTransfers = async (on: Bench, token: string): Promise<void> => {
  const number = textField(resultOf(await placeOrder(on, token, '20000', 'SC01')), 'mf_order_number');
  for (const to of ['paid', 'allotted']) await on.control('/advance', { entity: 'order', id: number, to });
  const terms = { stp_amount: '2500', stp_date: 30, stp_date_value: '' };
  await registerStp(on, token, await createValidStp(on, token, await readOrderByNumber(on, token, number), terms));
};

/** The sums are computed by the sandbox; a Postgres needs only to return stored figures unchanged. */
const seeds = inject('postgres') === undefined ? [1, 2, 3, 4, 5, 6] : [1, 2];

test.each(seeds)(
  'after any sequence of orders, redemptions, SWPs and STPs, the balance is purchases less sales less transfers, in units and in paise (%i)',
  async (seed) => {
    const on = await createBench();
    try {
      const token = await on.token('9000000100');
      const { id } = await on.db
        .selectFrom('clients')
        .select('id')
        .where('mobile', '=', '9000000100')
        .executeTakeFirstOrThrow();
      const draw = createSeededDraw(seed * 7919);
      await startTransfers(on, token);
      for (let step = 0; step < 36; step += 1) {
        await performRandomAction(on, token, draw);
        const { balances, orders, payouts, transfers, lost } = await readBalance(on, id);
        expect([balances, lost]).toEqual([zeroBalances, 0]);
        for (const { units, value, redeemable, invested } of orders)
          expect(Math.min(units, value, redeemable, invested)).toBeGreaterThanOrEqual(0);
        for (const { amount, credited: paid } of payouts) {
          expect([amount % 10, paid % 10]).toEqual([0, 0]);
          expect(paid).toBeLessThanOrEqual(amount);
        }
        for (const order of listField(await on.ask('/order/list', { order_type: 'single' }, { token }))) {
          const redeemable = toThousandths(Number(order['mf_order_redeemable_amount']));
          const worth = toThousandths(Number(order['total_returns_amount']));
          expect([redeemable % 10, worth % 10]).toEqual([0, 0]);
          expect(redeemable).toBeGreaterThanOrEqual(0);
          expect(redeemable).toBeLessThanOrEqual(worth);
        }
        for (const { state, schedule_id } of payouts)
          if (state === 'credited')
            credited.add(schedule_id === '' ? 'redemption' : transfers.has(schedule_id) ? 'transfer' : 'withdrawal');
      }
    } finally {
      await on.close();
    }
  },
);
