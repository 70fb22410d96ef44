import { describe, expect, test } from 'vitest';
import { findEarliestTask } from '../../ground/due.ts';
import { systemRandom } from '../../kit/random.ts';
import {
  benchForRows,
  createOrderRow,
  createPlanRow,
  insertOrders,
  readHistory,
  readMails,
  readOrder,
  readPlan,
  setNavs,
} from '../../testing/order-rows.ts';
import { newOrderDefaults } from '../records/new-order.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { dueTransfers } from './transfers.ts';

const on = benchForRows();
const nineOn = (day: string) => Date.parse(`${day}T09:00:00+05:30`);
/** Monday. */
const AT = nineOn('2026-12-07');
const TARGET = 'SC21';
const source = createOrderRow('source', { state: 'allotted', units: 100, invested: 8_000_000 });
const registration = createOrderRow('stp', {
  type: 'stp',
  state: 'registered',
  amount: 1_000_000,
  number: '',
  scheme_code: TARGET,
  scheme_name: 'Amaltas Liquid Fund',
  submission: 'key',
});
const linesOf = async (id: string) =>
  (await readHistory(on.db, id)).map(({ position, message }) => [position, message]);
const transfers = (parent = 'stp') =>
  on.db.selectFrom('orders').selectAll().where('parent_id', '=', parent).orderBy('position').execute();

interface Given {
  readonly plan?: Partial<ScheduleRow>;
  readonly from?: Partial<OrderRow>;
  readonly to?: Partial<OrderRow>;
  readonly until?: number;
}

const transfer = async ({ plan = {}, from = {}, to = {}, until = AT }: Given = {}) => {
  await setNavs(on.db, { '2026-12-04': 80, '2026-12-07': 100 });
  await setNavs(on.db, { '2026-12-04': 20, '2026-12-07': 25 }, TARGET);
  await insertOrders(on.db, { ...source, ...from }, { ...registration, ...to });
  const row = createPlanRow('plan', { kind: 'stp', order_id: 'stp', source_id: 'source', ...plan });
  await on.db.insertInto('schedules').values(row).execute();
  const due = await findEarliestTask([dueTransfers], on.db, until);
  await due?.run(on.db, systemRandom);
  return due?.at;
};

describe('a due transfer', () => {
  test('sells at the NAV of the source and buys at that of the target, on the same day, less the exit load', async () => {
    expect(await transfer({ from: { terms: '{"exitLoad":1}' }, until: AT + 9 })).toBe(AT);
    expect(await readOrder(on.db, 'source')).toMatchObject({ units: 90, invested: 7_200_000 });
    const [child] = await transfers();
    const target = await readOrder(on.db, 'stp');
    expect(target).toMatchObject({
      state: 'allotted',
      allotted_at: AT,
      units: 39.6,
      invested: 990_000,
      value: 0,
      redeemable: 0,
      nav_day: '2026-12-07',
    });
    expect(target.folio).toMatch(/^\d+$/);
    expect(child?.id).toMatch(/^ord_/);
    expect(child).toEqual({
      ...registration,
      ...newOrderDefaults,
      id: child?.id,
      parent_id: 'stp',
      position: 3,
      type: 'installment',
      registration_no: 'R-stp',
      number: child?.number,
      created_at: AT,
      invested: 990_000,
      units: 39.6,
      value: 0,
      redeemable: 0,
      amount: 990_000,
      nav_day: '2026-12-07',
      folio: target.folio,
      state: 'allotted',
      allotted_at: AT,
    });
    expect(child?.number).toMatch(/^2\d{7}$/);
    const [payout] = await on.db.selectFrom('payouts').selectAll().execute();
    expect(payout).toMatchObject({ amount: 1_000_000, credited: 990_000, state: 'credited', due_at: null });
    expect(await linesOf('source')).toEqual([[1, 'Transfer 3 of 12: ₹1,000 to Amaltas Liquid Fund']]);
    expect(await linesOf('stp')).toEqual([[1002, `Transfer 3 of 12: ₹990 transferred, order ${child?.number}`]]);
    expect(await readPlan(on.db, 'plan')).toMatchObject({ made: 3, state: 'running', due_at: nineOn('2027-01-07') });
    expect(await readMails(on)).toEqual([]);
  });

  test('adds to the units of the target and keeps its folio', async () => {
    await transfer({
      to: { state: 'allotted', allotted_at: 5, folio: '777', units: 10, invested: 3, value: 2, redeemable: 1 },
    });
    expect(await readOrder(on.db, 'stp')).toMatchObject({
      units: 50,
      invested: 1_000_003,
      value: 2,
      redeemable: 1,
      folio: '777',
      allotted_at: 5,
    });
  });

  test('into a scheme without a NAV, or with one of 0, is worth its amount', async () => {
    await setNavs(on.db, { '2026-12-07': 0 }, 'SC02');
    await transfer({ to: { scheme_code: 'SC00', value: 5, redeemable: 7 } });
    expect(await readOrder(on.db, 'stp')).toMatchObject({
      units: 0,
      invested: 1_000_000,
      value: 1_000_005,
      redeemable: 1_000_007,
    });
    expect(await transfers()).toMatchObject([{ units: 0, value: 1_000_000, redeemable: 1_000_000 }]);
    await insertOrders(on.db, { ...registration, id: 'zero', scheme_code: 'SC02' });
    const zero = createPlanRow('zero', { kind: 'stp', order_id: 'zero', source_id: 'source' });
    await on.db.insertInto('schedules').values(zero).execute();
    await (await findEarliestTask([dueTransfers], on.db, AT))?.run(on.db, systemRandom);
    expect(await readOrder(on.db, 'zero')).toMatchObject({ units: 0, value: 1_000_000 });
  });

  test('of the last one completes the STP', async () => {
    await transfer({ plan: { made: 11 } });
    expect(await readPlan(on.db, 'plan')).toMatchObject({ made: 12, state: 'completed', due_at: null });
    expect(await readOrder(on.db, 'stp')).toMatchObject({ state: 'completed', units: 40 });
    expect((await linesOf('stp')).at(-1)).toEqual([2011, 'The last transfer is complete']);
    expect(await readMails(on)).toEqual(['Your STP is complete: ₹1,000 in Amaltas Liquid Fund (order R-stp).']);
  });

  test('of the last units completes the STP, although transfers were left', async () => {
    await transfer({ plan: { amount: 20_000_000 } });
    expect(await readOrder(on.db, 'source')).toMatchObject({ state: 'transferred_full', units: 0 });
    expect(await readPlan(on.db, 'plan')).toMatchObject({ made: 3, state: 'completed', due_at: null });
    expect(await readOrder(on.db, 'stp')).toMatchObject({ state: 'completed', units: 400 });
    expect((await linesOf('stp')).at(-1)).toEqual([2002, 'The source is empty: no further transfer is made']);
    expect(await readMails(on)).toHaveLength(1);
  });

  test('out of an empty order is rejected, and completes the STP', async () => {
    await transfer({ from: { units: 0, invested: 0 } });
    expect(await transfers()).toMatchObject([
      { state: 'rta_rejected', rejection: 'The source order has no units left.', units: 0, position: 3 },
    ]);
    expect(await linesOf('stp')).toEqual([
      [1002, 'Transfer 3 of 12 failed: nothing was left to transfer'],
      [2002, 'The source is empty: no further transfer is made'],
    ]);
    expect(await readOrder(on.db, 'stp')).toMatchObject({ state: 'completed', units: 0, allotted_at: null });
    expect(await readPlan(on.db, 'plan')).toMatchObject({ state: 'completed', due_at: null });
    expect(await on.db.selectFrom('payouts').selectAll().execute()).toEqual([]);
  });

  test('shares its source with a later plan of the same moment', async () => {
    await insertOrders(on.db, { ...registration, id: 'stp-2' });
    const second = createPlanRow('plan-2', { kind: 'stp', order_id: 'stp-2', source_id: 'source' });
    await on.db.insertInto('schedules').values(second).execute();
    await transfer({ plan: { amount: 9_500_000 } });
    expect(await transfers()).toMatchObject([{ amount: 9_500_000 }]);
    expect(await transfers('stp-2')).toMatchObject([{ amount: 500_000 }]);
  });

  test('is none before its moment', async () => {
    expect(await transfer({ until: AT - 1 })).toBeUndefined();
  });
});
