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
import { type OrderRow, type OrderState } from '../records/order-tables.ts';
import { dueOrders } from './due-orders.ts';
import { addHistoryLine, moveOrderToState } from './transitions.ts';

const on = benchForRows();
const at = (moment: string) => Date.parse(`${moment}+05:30`);
const DAY_MS = 86_400_000;

const move = async (row: OrderRow, state: OrderState, moment = NOON, ...line: readonly string[]) => {
  await insertOrders(on.db, row);
  await moveOrderToState(on.db, row, state, moment, ...line);
  return readOrder(on.db, row.id);
};
const mails = async () => (await on.list('/outbox?to=i100@sandbox.example')).map(({ text }) => text);

test('the lines of a history are numbered from 1 for each order', async () => {
  await addHistoryLine(on.db, 'a', 'First', 5);
  await addHistoryLine(on.db, 'b', 'Other', 6);
  await addHistoryLine(on.db, 'a', 'Second', 7);
  expect(await readHistory(on.db, 'a')).toEqual([
    { position: 1, message: 'First', at: 5 },
    { position: 2, message: 'Second', at: 7 },
  ]);
  expect(await readHistory(on.db, 'b')).toEqual([{ position: 1, message: 'Other', at: 6 }]);
});

describe('a payment', () => {
  test('sets the NAV day and the allotment one working day after it', async () => {
    const paid = await move(createOrderRow('a', { state: 'payment_pending' }), 'paid', at('2026-11-20T15:01:00'));
    expect(paid).toMatchObject({
      state: 'paid',
      nav_day: '2026-11-23',
      due_at: at('2026-11-24T15:01:00'),
      due_state: 'allotted',
      invested: 0,
      allotted_at: null,
    });
    expect(await readHistory(on.db, 'a')).toEqual([
      { position: 1, message: 'Payment received', at: at('2026-11-20T15:01:00') },
    ]);
    expect(await mails()).toEqual(['Payment received: ₹8,000 in Amaltas Flexi Cap Fund (order N-a).']);
    expect(await readHistory(on.db, paid.parent_id)).toEqual([]);
  });
});

describe('an allotment', () => {
  const navs = { '2026-11-20': 80, '2026-11-23': 100 };

  test('gives units at the NAV of the day, a folio, and the cost', async () => {
    await setNavs(on.db, navs);
    const row = await move(createOrderRow('a', { nav_day: '2026-11-20' }), 'allotted', at('2026-11-23T12:00:00'));
    expect(row).toMatchObject({
      state: 'allotted',
      units: 100,
      value: 0,
      redeemable: 0,
      invested: 8_000_000,
      nav_day: '2026-11-20',
      allotted_at: at('2026-11-23T12:00:00'),
      due_at: null,
      due_state: '',
    });
    expect(row.folio).toMatch(/^\d+$/);
    expect(await mails()).toHaveLength(1);
  });

  test('keeps the folio of an additional order', async () => {
    await setNavs(on.db, navs);
    expect(await move(createOrderRow('a', { nav_day: '2026-11-20', folio: '777' }), 'allotted')).toMatchObject({
      folio: '777',
    });
  });

  test('without a NAV, or at one of 0, gives the amount as value', async () => {
    await setNavs(on.db, { '2026-11-20': 0 }, 'SC02');
    for (const scheme_code of ['SC00', 'SC02'])
      expect(await move(createOrderRow(scheme_code, { scheme_code, nav_day: '2026-11-20' }), 'allotted')).toMatchObject(
        { units: 0, value: 8_000_000, redeemable: 8_000_000, invested: 8_000_000 },
      );
  });

  test('happens once: a later return to the state changes no units', async () => {
    await setNavs(on.db, navs);
    const earlier = createOrderRow('a', {
      state: 'redeem_requested',
      nav_day: '2026-11-20',
      allotted_at: 5,
      units: 40,
      invested: 3_200_000,
      folio: '777',
    });
    expect(await move(earlier, 'allotted')).toMatchObject({ state: 'allotted', units: 40, allotted_at: 5 });
  });
});

describe('a rejection', () => {
  test('names the reason of an order, and of a registration', async () => {
    const order = await move(createOrderRow('a'), 'rta_rejected');
    expect(order).toMatchObject({
      state: 'rta_rejected',
      rejection: 'The registrar could not match the name of the bank account.',
      due_at: null,
    });
    const sip = createOrderRow('b', { type: 'xsip', state: 'waiting_for_mandate' });
    expect(await move(sip, 'rta_rejected')).toMatchObject({ rejection: 'The mandate was not approved.' });
    expect(await mails()).toHaveLength(2);
  });
});

describe('any other change', () => {
  test('changes nothing but the state, its timed transition and its line', async () => {
    const failed = await move(createOrderRow('a', { state: 'payment_pending' }), 'payment_failed');
    expect(failed).toMatchObject({ rejection: '', nav_day: '', due_at: NOON + 7 * DAY_MS, due_state: 'cancelled' });
    expect(await readHistory(on.db, 'a')).toEqual([{ position: 1, message: 'Payment failed', at: NOON }]);
    expect(await mails()).toEqual([]);
  });

  test('can have a line of its own', async () => {
    await move(createOrderRow('a', { state: 'payment_pending' }), 'cancelled', NOON, 'Cancelled on your request');
    expect(await readHistory(on.db, 'a')).toMatchObject([{ message: 'Cancelled on your request' }]);
    expect(await mails()).toEqual(['Order cancelled: ₹8,000 in Amaltas Flexi Cap Fund (order N-a).']);
  });
});

describe('an instalment', () => {
  const installment = createOrderRow('a1', { parent_id: 'a', type: 'installment', state: 'payment_pending' });

  test('is also recorded in the history of its registration', async () => {
    await move(installment, 'paid');
    expect((await readHistory(on.db, 'a1')).map(({ message }) => message)).toEqual(['Payment received']);
    expect((await readHistory(on.db, 'a')).map(({ message }) => message)).toEqual(['Order N-a1: Payment received']);
  });

  test('is allotted together with its registration', async () => {
    await setNavs(on.db, { '2026-11-20': 80 });
    await insertOrders(on.db, createOrderRow('a', { type: 'xsip', state: 'registered' }));
    await move({ ...installment, state: 'paid', nav_day: '2026-11-20' }, 'allotted');
    expect(await readOrder(on.db, 'a')).toMatchObject({ units: 100, state: 'allotted' });
    expect((await readHistory(on.db, 'a')).map(({ message }) => message)).toEqual(['Units of order N-a1 allotted']);
    expect(await readHistory(on.db, 'a1')).toEqual([]);
  });
});

describe('the next due order', () => {
  const due = (id: string, due_at: number, change: Partial<OrderRow> = {}) =>
    createOrderRow(id, { due_at, due_state: 'cancelled', state: 'payment_pending', ...change });

  test('is the earliest, then the first placed, up to the moment itself', async () => {
    await insertOrders(
      on.db,
      due('late', NOON + 2, { position: 1 }),
      due('second', NOON, { position: 3 }),
      due('first', NOON, { position: 2 }),
    );
    expect(await findEarliestTask([dueOrders], on.db, NOON - 1)).toBeUndefined();
    const cancelled: string[] = [];
    for (let step = 0; step < 3; step += 1) {
      const task = await findEarliestTask([dueOrders], on.db, NOON + 2);
      await task?.run(on.db, systemRandom);
      const rows = await on.db.selectFrom('orders').selectAll().where('state', '=', 'cancelled').execute();
      cancelled.push(
        ...rows.map(({ id }) => id).filter((id) => ['late', 'first', 'second'].includes(id) && !cancelled.includes(id)),
      );
      expect(task?.at).toBe(step < 2 ? NOON : NOON + 2);
    }
    expect(cancelled).toEqual(['first', 'second', 'late']);
    expect((await readHistory(on.db, 'late')).map(({ at: moment }) => moment)).toEqual([NOON + 2]);
  });

  test('is no instalment whose allotment is due, but one that expires', async () => {
    const parent = { parent_id: 'a', type: 'installment' } as const;
    await insertOrders(on.db, due('a1', NOON, { ...parent, due_state: 'allotted', state: 'paid' }));
    expect(await findEarliestTask([dueOrders], on.db, NOON)).toBeUndefined();
    await insertOrders(on.db, due('a2', NOON + 1, parent));
    expect((await findEarliestTask([dueOrders], on.db, NOON + 1))?.at).toBe(NOON + 1);
  });

  test('includes a single order whose allotment is due', async () => {
    await insertOrders(on.db, due('a', NOON, { due_state: 'allotted', state: 'paid' }));
    expect((await findEarliestTask([dueOrders], on.db, NOON))?.at).toBe(NOON);
  });

  test('is none without a state', async () => {
    await insertOrders(on.db, due('a', NOON, { due_state: '' }));
    expect(await findEarliestTask([dueOrders], on.db, NOON)).toBeUndefined();
  });
});
