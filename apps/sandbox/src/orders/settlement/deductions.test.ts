import { describe, expect, test } from 'vitest';
import { systemRandom } from '../../kit/random.ts';
import {
  benchForRows,
  createOrderRow,
  createPayoutRow,
  createPlanRow,
  insertOrders,
  readHistory,
  readOrder,
  setNavs,
} from '../../testing/order-rows.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';
import { deductFromOrder, exitLoadPercentOf, sellUnitsForPlan } from './deductions.ts';

const on = benchForRows();
/** Monday, before the cut-off. */
const AT = Date.parse('2026-11-23T09:00:00+05:30');
const held = createOrderRow('order', { state: 'allotted', units: 100, invested: 8_000_000 });
const readPlan = () => on.db.selectFrom('schedules').selectAll().where('id', '=', 'plan').executeTakeFirstOrThrow();

test('the exit load of an order is that of its terms, 0 without one', () => {
  expect(exitLoadPercentOf({ ...held, terms: '{"exitLoad":1.5}' })).toBe(1.5);
  expect(exitLoadPercentOf(held)).toBe(0);
});

describe('a deduction', () => {
  const taken = { amount: 2_000_000, units: 25, value: 5, redeemable: 4, invested: 2_000_000 };
  const everything = { amount: 8_000_000, units: 100, value: 0, redeemable: 0, invested: 8_000_000 };
  const rest = { emptiedState: 'redeemed_full', line: 'Redeemed' } as const;
  const deduct = async (row: OrderRow, deduction: typeof taken, change?: Partial<OrderRow>) => {
    await insertOrders(on.db, row);
    return deductFromOrder(on.db, row, { ...deduction, ...rest }, AT, change);
  };

  test('reduces the four columns, and has a line in the history', async () => {
    expect(await deduct({ ...held, value: 15, redeemable: 14 }, taken, { notice: 'Sold' })).toEqual({ isEmpty: false });
    expect(await readOrder(on.db, 'order')).toMatchObject({
      units: 75,
      value: 10,
      redeemable: 10,
      invested: 6_000_000,
      state: 'allotted',
      notice: 'Sold',
    });
    expect(await readHistory(on.db, 'order')).toEqual([{ position: 1, message: 'Redeemed', at: AT }]);
  });

  test('of everything ends a lumpsum order, but no plan', async () => {
    expect(await deduct(held, everything)).toEqual({ isEmpty: true });
    expect(await readOrder(on.db, 'order')).toMatchObject({ units: 0, state: 'redeemed_full' });
    await deduct({ ...held, id: 'sip', type: 'xsip' }, everything);
    expect(await readOrder(on.db, 'sip')).toMatchObject({ units: 0, state: 'allotted' });
  });

  test('that leaves units or money ends nothing', async () => {
    expect(await deduct(held, { ...everything, units: 99 })).toEqual({ isEmpty: false });
    expect(await deduct({ ...held, id: 'money', redeemable: 1 }, everything)).toEqual({ isEmpty: false });
    for (const id of ['order', 'money']) expect(await readOrder(on.db, id)).toMatchObject({ state: 'allotted' });
  });

  test.each([
    ['swp', 'running', 'completed'],
    ['swp', 'cancelled', 'cancelled'],
    ['stp', 'running', 'running'],
  ] as const)('of everything turns a %s that is %s into %s', async (kind, state, end) => {
    await on.db.insertInto('schedules').values(createPlanRow('plan', { kind, state })).execute();
    await on.db
      .insertInto('schedules')
      .values(createPlanRow('other', { order_id: 'other' }))
      .execute();
    await deduct(held, everything);
    expect(await readPlan()).toMatchObject(end === 'completed' ? { state: end, due_at: null } : { state: end });
    const other = await on.db.selectFrom('schedules').select('state').where('id', '=', 'other').executeTakeFirst();
    expect(other?.state).toBe('running');
    const lines = (await readHistory(on.db, 'order')).map(({ message }) => message);
    const usedUp = end === 'completed' ? ['SWP ended: nothing is left to pay out'] : [];
    expect(lines).toEqual(['Redeemed', ...usedUp]);
  });

  test('of a part continues the withdrawal plan', async () => {
    await on.db.insertInto('schedules').values(createPlanRow('plan')).execute();
    await deduct(held, taken);
    expect(await readPlan()).toMatchObject({ state: 'running' });
  });
});

describe('a sale for a plan', () => {
  const sell = async (
    source: Partial<OrderRow> = {},
    plan: Partial<ScheduleRow> = {},
    promised: readonly PayoutRow[] = [],
  ) => {
    await setNavs(on.db, { '2026-11-20': 80, '2026-11-23': 100 });
    const row = { ...held, ...source };
    await insertOrders(on.db, row);
    if (promised.length > 0) await on.db.insertInto('payouts').values(promised).execute();
    return sellUnitsForPlan(on.db, {
      plan: createPlanRow('plan', plan),
      source: row,
      at: AT,
      random: systemRandom,
      state: 'requested',
      due_at: 77,
      line: ({ amount, units }) => `Sold ${amount} for ${units} units`,
    });
  };

  test('takes its amount at the NAV of the day, less the exit load, and is stored', async () => {
    const sold = await sell({ terms: '{"exitLoad":1}' });
    expect(sold).toMatchObject({ isEmpty: false });
    const { id, ...payout } = await on.db
      .selectFrom('payouts')
      .selectAll()
      .where('schedule_id', '=', 'plan')
      .executeTakeFirstOrThrow();
    expect(id).toMatch(/^out_/);
    expect({ id, ...payout }).toEqual(sold?.payout);
    expect(payout).toEqual({
      client_id: held.client_id,
      order_id: 'order',
      schedule_id: 'plan',
      position: 3,
      amount: 1_000_000,
      credited: 990_000,
      state: 'requested',
      requested_at: AT,
      due_at: 77,
      nav_day: '2026-11-23',
      is_whole: 0,
      units: 10,
      cost: 800_000,
    });
    expect(await readOrder(on.db, 'order')).toMatchObject({ units: 90, invested: 7_200_000 });
    expect((await readHistory(on.db, 'order')).map(({ message }) => message)).toEqual(['Sold 1000000 for 10 units']);
  });

  test('takes what is left, and ends the order in the state of its kind', async () => {
    expect(await sell({}, { amount: 10_000_000 })).toMatchObject({
      isEmpty: true,
      payout: { amount: 10_000_000, is_whole: 1, units: 100, cost: 8_000_000 },
    });
    expect(await readOrder(on.db, 'order')).toMatchObject({ state: 'redeemed_full', units: 0 });
  });

  test('of a transfer that takes more than is left ends the order as transferred', async () => {
    expect(await sell({}, { kind: 'stp', amount: 99_000_000 })).toMatchObject({
      isEmpty: true,
      payout: { amount: 10_000_000, is_whole: 1 },
    });
    expect(await readOrder(on.db, 'order')).toMatchObject({ state: 'transferred_full' });
  });

  test('takes nothing without units', async () => {
    expect(await sell({ units: 0, invested: 0 })).toBeUndefined();
    expect(await on.db.selectFrom('payouts').selectAll().where('schedule_id', '=', 'plan').execute()).toEqual([]);
    expect(await readHistory(on.db, 'order')).toEqual([]);
  });

  test('leaves the amount of a requested redemption', async () => {
    const sold = await sell({}, { amount: 9_000_000 }, [createPayoutRow('redemption')]);
    expect(sold).toMatchObject({ isEmpty: false, payout: { amount: 8_000_000, is_whole: 0, units: 80 } });
  });

  test('takes nothing while everything, or more than there is, is redeemed', async () => {
    expect(await sell({}, {}, [createPayoutRow('redemption', { is_whole: 1, amount: 1 })])).toBeUndefined();
  });

  test('takes nothing while more than there is, is redeemed', async () => {
    expect(await sell({}, {}, [createPayoutRow('redemption', { amount: 99_000_000 })])).toBeUndefined();
  });

  test.each<[string, Partial<PayoutRow>]>([
    ['of another order', { order_id: 'other' }],
    ['that is credited', { state: 'credited' }],
    ['of a plan', { schedule_id: 'another plan' }],
  ])('reserves nothing for a payout %s', async (_, change) => {
    expect(await sell({}, { amount: 99_000_000 }, [createPayoutRow('payout', change)])).toMatchObject({
      payout: { amount: 10_000_000, is_whole: 1 },
    });
  });
});
