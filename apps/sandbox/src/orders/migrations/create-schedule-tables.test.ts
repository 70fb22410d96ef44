import { expect, test } from 'vitest';
import { areas } from '../../areas.ts';
import { type Area } from '../../ground/area.ts';
import { dayAt } from '../../kit/days.ts';
import { type Fields } from '../../kit/json.ts';
import { untypedDatabase } from '../../store/database.ts';
import { migrate, type Migrations } from '../../store/migrate.ts';
import { openSqliteStore } from '../../store/sqlite.ts';
import { createBench, NOON } from '../../testing/bench.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { readOrderViews } from '../view/orders.ts';

const allMigrations = areas.map(({ migrations = {} }: Area): Migrations => migrations);
const migrationsBefore = (day: string): readonly Migrations[] =>
  allMigrations.map((steps) => Object.fromEntries(Object.entries(steps).filter(([name]) => name < day)));

const worthFields = (invested: number, value: number): Fields => ({
  mf_order_overall_investment_amount: invested,
  mf_order_accumulated_returns_amount: value - invested,
  total_returns_amount: value,
  returns_difference_amount: value - invested,
  total_returns_percent: Math.round(((value - invested) / invested) * 10_000) / 100,
});

const specificationFields = (percent: number, maximum_amount: number | null): Fields => ({
  mf_order_scheme_specifications: {
    exitload: { is_allowed: percent > 0, value: percent > 0 ? '1% if redeemed within 1 year' : '', percent },
    redemption: { minimum_amount: 100, maximum_amount },
  },
});

const swpOffer: Fields = {
  swp_installment_numbers_list: [6, 12, 24].map((count) => ({ value: String(count), label: `${count} instalments` })),
  swp_frequency_list: [
    { value: 'MONTHLY', label: 'Monthly' },
    { value: 'QUARTERLY', label: 'Quarterly' },
  ],
  minimum_swp_amount: 500,
  maximum_swp_amount: 5000,
  swp_exclude_date_list: [],
  is_otp_enabled: false,
};

const monthlyPlanFields = (amount: number): Fields => ({
  mf_order_installment_frequency: 'MONTHLY',
  mf_order_installment_amount: amount,
  is_cancel_allowed: true,
  is_stp_allowed: false,
});

/** Overrides of these orders in a file from before the tables of schedules. */
const overridesByKey: Readonly<Record<string, Fields>> = {
  S1: {
    ...swpOffer,
    ...specificationFields(0, 5000),
    ...worthFields(3500, 4000),
    mf_order_status_id: 1,
    display_installment_info_html: '<b>1</b>',
  },
  S2: { ...swpOffer, ...specificationFields(0, 5000) },
  S5: {
    ...swpOffer,
    ...specificationFields(0, 5000),
    ...worthFields(20000, 21000),
    mf_order_swp_enabled: true,
    mf_order_swp_information: { swp_frequency: 'MONTHLY', swp_amount: 1000 },
    is_swp_allowed: false,
  },
  S7: { ...swpOffer, ...specificationFields(1, null), ...worthFields(8000, 7000), mf_order_is_redeem: true },
  X1: {
    ...monthlyPlanFields(5000),
    ...worthFields(10000, 10400),
    ...swpOffer,
    swp_installment_numbers_list: [6, 12].map((count) => ({ value: String(count), label: `${count} instalments` })),
    swp_frequency_list: ['DAILY', 'MONTHLY', 'YEAR'].map((value) => ({ value, label: value })),
    swp_exclude_date_list: ['28/11/2026'],
    is_swp_allowed: true,
    is_pause_allowed: true,
    mf_order_is_pause_allowed: true,
    mf_order_pause_minimum_installments: 1,
    mf_order_pause_maximum_installments: 3,
  },
  X2: {
    ...monthlyPlanFields(5000),
    mf_order_is_paynow: true,
    mf_order_pay_amount: 5000,
    mf_child_order_information: { orderNumber: '10000022' },
    pay_bank_mode_list: [
      { value: 'DIRECT', label: 'Net banking' },
      { value: 'UPI', label: 'UPI' },
    ],
  },
  T1: {
    ...monthlyPlanFields(1000),
    ...worthFields(3000, 3060),
    mf_order_is_invest_more: false,
    mf_order_is_redeem: false,
  },
};

const seedKeyOf = ({ id }: Pick<OrderRow, 'id'>): string => id.slice(id.lastIndexOf('_') + 1);

const olderRowOf = ({
  value: _value,
  units: _units,
  nav_day: _navDay,
  submission: _submission,
  ...row
}: OrderRow): Fields => ({
  ...row,
  invested: row.redeemable > 0 ? row.amount : 0,
  is_pausable: seedKeyOf(row) === 'X1' ? 1 : 0,
  terms: '{}',
  overrides: JSON.stringify(overridesByKey[seedKeyOf(row)]),
});

test('orders of a file from before the tables of schedules have the same views as seeded orders', async () => {
  const on = await createBench();
  const ids = Object.keys(overridesByKey).map((key) => `ORD_CUST00000101_${key}`);
  const seeded = await on.db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute();
  const events = await on.db.selectFrom('order_events').selectAll().where('order_id', 'in', ids).execute();

  const store = openSqliteStore();
  const { db } = store;
  await migrate(db, migrationsBefore('2026-11-22'));
  await untypedDatabase(db).insertInto('orders').values(seeded.map(olderRowOf)).execute();
  await db.insertInto('order_events').values(events).execute();
  await migrate(db, allMigrations);

  const moved = await db.selectFrom('orders').selectAll().where('id', 'in', ids).orderBy('id').execute();
  expect(moved).toHaveLength(ids.length);
  // Such a file contains no number of SWP payouts, no purchase cut-off, no sub-category and no source of a STP.
  const comparableViews = async (from: typeof db, rows: OrderRow[]) =>
    (await readOrderViews(from, rows, { now: NOON, language: 'en' })).map(
      ({
        display_installment_info_html: _next,
        upcoming_installment_dates: _days,
        stp_source_order_id: _source,
        ...order
      }) => {
        const { swp_frequency, swp_amount } = order.mf_order_swp_information ?? {};
        return {
          ...order,
          mf_order_swp_information: { swp_frequency, swp_amount },
          mf_order_scheme_specifications: {
            ...order.mf_order_scheme_specifications,
            purchase: undefined,
            sub_category: undefined,
          },
        };
      },
    );
  expect(await comparableViews(db, moved)).toEqual(await comparableViews(on.db, seeded));

  const plans = await db.selectFrom('schedules').selectAll().orderBy('order_id').execute();
  const dayOf = (moment: number | null) => (moment === null ? null : dayAt(moment));
  // The file has no source of the STP: its transfers have nothing to move.
  expect(
    plans.map((plan) => [seedKeyOf({ id: plan.order_id }), plan.kind, plan.amount, plan.made, dayOf(plan.due_at)]),
  ).toEqual([
    ['S5', 'swp', 1_000_000, 0, '2026-12-04'],
    ['T1', 'stp', 1_000_000, 3, null],
    ['X1', 'sip', 5_000_000, 2, '2026-11-22'],
    ['X2', 'sip', 5_000_000, 0, '2026-12-17'],
  ]);
  expect(Math.min(...plans.map(({ due_at }) => due_at ?? Infinity))).toBeGreaterThan(
    Math.max(...events.map(({ at }) => at)),
  );
  await Promise.all([on.close(), store.close()]);
});
