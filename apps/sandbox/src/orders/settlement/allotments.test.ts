import { describe, expect, test } from 'vitest';
import { findEarliestTask } from '../../ground/due.ts';
import { systemRandom } from '../../kit/random.ts';
import { NOON } from '../../testing/noon.ts';
import {
  benchForRows,
  createOrderRow,
  insertOrders,
  readHistory,
  readOrder,
  setNavs,
} from '../../testing/order-rows.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { allotInstallments, dueAllotments } from './allotments.ts';

const on = benchForRows();
const AT = Date.parse('2026-11-24T09:00:00+05:30');
const navs = { '2026-11-20': 80, '2026-11-23': 100, '2026-11-24': 125 };

const sip = (id: string, change: Partial<OrderRow> = {}) =>
  createOrderRow(id, { type: 'xsip', state: 'registered', amount: 1_000_000, number: '', ...change });
/** Paid instalment of 1,000 rupees with the NAV of Monday. */
const installment = (id: string, parent_id: string, change: Partial<OrderRow> = {}) =>
  createOrderRow(id, {
    parent_id,
    type: 'installment',
    amount: 1_000_000,
    nav_day: '2026-11-23',
    due_at: AT,
    due_state: 'allotted',
    position: 3,
    ...change,
  });
const allot = async (...ids: readonly string[]) =>
  allotInstallments(on.db, await Promise.all(ids.map((id) => readOrder(on.db, id))), AT);
const moneyOf = ({ units, value, redeemable, invested }: OrderRow) => ({ units, value, redeemable, invested });

describe('paid instalments', () => {
  test('get units at the NAV of their day, and so does their registration', async () => {
    await setNavs(on.db, navs);
    await insertOrders(on.db, sip('a'), installment('a1', 'a'));
    await allot('a1');
    const bought = { units: 10, value: 0, redeemable: 0, invested: 1_000_000 };
    const [row, registration] = [await readOrder(on.db, 'a1'), await readOrder(on.db, 'a')];
    expect(row).toMatchObject({
      ...bought,
      state: 'allotted',
      allotted_at: AT,
      nav_day: '2026-11-23',
      due_at: null,
      due_state: '',
    });
    expect(registration).toMatchObject({ ...bought, state: 'allotted', allotted_at: AT, nav_day: '2026-11-23' });
    expect(registration.folio).toMatch(/^\d+$/);
    expect(await readHistory(on.db, 'a')).toEqual([
      { position: 3003, message: 'Units of order N-a1 allotted', at: AT },
    ]);
  });

  test('of several days and registrations are added up for each registration', async () => {
    await setNavs(on.db, navs);
    await insertOrders(
      on.db,
      sip('a'),
      sip('b', { amount: 2_000_000 }),
      installment('a1', 'a'),
      installment('a2', 'a', { position: 4 }),
      installment('a3', 'a', { nav_day: '2026-11-20', position: 5 }),
      installment('b1', 'b', { amount: 2_000_000 }),
    );
    await allot('a1', 'a2', 'a3', 'b1');
    const money = await Promise.all(
      ['a', 'b', 'a1', 'a3', 'b1'].map(async (id) => moneyOf(await readOrder(on.db, id))),
    );
    const none = { value: 0, redeemable: 0 };
    expect(money).toEqual([
      { ...none, units: 32.5, invested: 3_000_000 },
      { ...none, units: 20, invested: 2_000_000 },
      { ...none, units: 10, invested: 1_000_000 },
      { ...none, units: 12.5, invested: 1_000_000 },
      { ...none, units: 20, invested: 2_000_000 },
    ]);
    expect((await readHistory(on.db, 'a')).map(({ position }) => position)).toEqual([3003, 3004, 3005]);
  });

  test('of a scheme without a NAV, or with one of 0, are worth their amount', async () => {
    await setNavs(on.db, { '2026-11-23': 0 }, 'SC02');
    await insertOrders(
      on.db,
      sip('a', { scheme_code: 'SC00', value: 5, redeemable: 7, invested: 3 }),
      installment('a1', 'a', { scheme_code: 'SC00' }),
      sip('b', { scheme_code: 'SC02' }),
      installment('b1', 'b', { scheme_code: 'SC02' }),
    );
    await allot('a1', 'b1');
    expect(moneyOf(await readOrder(on.db, 'a'))).toEqual({
      units: 0,
      value: 1_000_005,
      redeemable: 1_000_007,
      invested: 1_000_003,
    });
    for (const id of ['a1', 'b', 'b1'])
      expect(moneyOf(await readOrder(on.db, id))).toEqual({
        units: 0,
        value: 1_000_000,
        redeemable: 1_000_000,
        invested: 1_000_000,
      });
  });

  test('keep the folio and the first allotment of their registration, and no pause ends with them', async () => {
    await setNavs(on.db, navs);
    const earlier = AT - 86_400_000;
    await insertOrders(
      on.db,
      sip('a', { folio: '777', state: 'allotted', allotted_at: earlier, units: 1, nav_day: '2026-11-20' }),
      installment('a1', 'a'),
      sip('b', { folio: '888', state: 'paused' }),
      installment('b1', 'b'),
    );
    await allot('a1', 'b1');
    expect(await readOrder(on.db, 'a')).toMatchObject({
      folio: '777',
      state: 'allotted',
      allotted_at: earlier,
      units: 11,
      nav_day: '2026-11-23',
    });
    expect(await readOrder(on.db, 'b')).toMatchObject({ folio: '888', state: 'paused', allotted_at: AT, units: 10 });
  });
});

describe('due allotments', () => {
  test('are those of the earliest moment, up to the moment itself', async () => {
    await setNavs(on.db, navs);
    await insertOrders(
      on.db,
      sip('a'),
      installment('a1', 'a'),
      installment('a2', 'a', { due_at: AT + 1, position: 4 }),
      installment('a3', 'a', { position: 5 }),
      installment('a4', 'a', { due_state: 'cancelled', position: 6 }),
      createOrderRow('single', { due_at: AT, due_state: 'allotted' }),
    );
    expect(await findEarliestTask([dueAllotments], on.db, AT - 1)).toBeUndefined();
    const due = await findEarliestTask([dueAllotments], on.db, AT + 5);
    expect(due?.at).toBe(AT);
    expect((await findEarliestTask([dueAllotments], on.db, AT))?.at).toBe(AT);
    await due?.run(on.db, systemRandom);
    const states = await Promise.all(
      ['a1', 'a2', 'a3', 'a4', 'single'].map(async (id) => (await readOrder(on.db, id)).state),
    );
    expect(states).toEqual(['allotted', 'paid', 'allotted', 'paid', 'paid']);
    expect((await findEarliestTask([dueAllotments], on.db, AT + 5))?.at).toBe(AT + 1);
  });

  test('are none of other orders', async () => {
    await insertOrders(on.db, createOrderRow('single', { due_at: NOON, due_state: 'allotted' }));
    expect(await findEarliestTask([dueAllotments], on.db, AT)).toBeUndefined();
  });
});
