import { describe, expect, test } from 'vitest';
import { findEarliestTask } from '../../ground/due.ts';
import { systemRandom } from '../../kit/random.ts';
import {
  benchForRows,
  createMandateRow,
  createOrderRow,
  createPlanRow,
  insertOrders,
  readHistory,
  readMails,
  readOrder,
  readPlan,
} from '../../testing/order-rows.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { dueInstallments } from './due-installments.ts';

const on = benchForRows();
const AT = Date.parse('2026-12-07T09:00:00+05:30');
const NEXT = Date.parse('2027-01-07T09:00:00+05:30');

const addSip = async (id: string, plan: Partial<ScheduleRow> = {}, order: Partial<OrderRow> = {}) => {
  await insertOrders(
    on.db,
    createOrderRow(id, { type: 'xsip', state: 'registered', amount: 1_000_000, number: '', ...order }),
  );
  const row = createPlanRow(`plan-${id}`, {
    kind: 'sip',
    order_id: id,
    mandate_row_id: 'mandate',
    due_at: AT,
    ...plan,
  });
  await on.db.insertInto('schedules').values(row).execute();
};
const addMandate = (id = 'mandate', limit_used = 0) =>
  on.db
    .insertInto('mandates')
    .values(createMandateRow(id, { limit_used, number: `M-${id}` }))
    .execute();
const carryOut = async (until = AT) => {
  const due = await findEarliestTask([dueInstallments], on.db, until);
  await due?.run(on.db, systemRandom);
  return due?.at;
};
const installmentsOf = (parent: string) =>
  on.db.selectFrom('orders').selectAll().where('parent_id', '=', parent).orderBy('position').execute();
const linesOf = async (id: string) =>
  (await readHistory(on.db, id)).map(({ position, message }) => [position, message]);
const usedLimit = async (id = 'mandate') =>
  (await on.db.selectFrom('mandates').select('limit_used').where('id', '=', id).executeTakeFirstOrThrow()).limit_used;

describe('due instalments', () => {
  test('are carried out together: orders, lines, debits of the mandate, and the next days', async () => {
    await addMandate();
    await addMandate('other', 7);
    await addSip('a');
    await addSip('b', { made: 5, amount: 2_000_000 });
    await addSip('c', { mandate_row_id: '' });
    await addSip('later', { due_at: AT + 1 });
    expect(await carryOut(AT + 1)).toBe(AT);
    const [a, b, c] = [await installmentsOf('a'), await installmentsOf('b'), await installmentsOf('c')];
    expect([a, b, c].map((rows) => rows.map(({ state, position }) => [state, position]))).toEqual([
      [['paid', 3]],
      [['paid', 6]],
      [['payment_pending', 3]],
    ]);
    const numbers = [a, b, c].flat().map(({ number }) => Number(number));
    expect(new Set(numbers).size).toBe(3);
    expect(await usedLimit()).toBe(3_000_000);
    expect(await usedLimit('other')).toBe(7);
    expect(await linesOf('a')).toEqual([[1002, 'Instalment 3 of 12: ₹1,000 debited under mandate M-mandate']]);
    expect(await linesOf('b')).toEqual([[1005, 'Instalment 6 of 12: ₹2,000 debited under mandate M-mandate']]);
    expect(await readPlan(on.db, 'plan-a')).toMatchObject({ made: 3, due_at: NEXT, state: 'running' });
    expect(await readPlan(on.db, 'plan-later')).toMatchObject({ made: 2, due_at: AT + 1 });
    expect(await readMails(on)).toEqual([]);
  });

  test.each(['2027-02-28', '2028-02-28', '2028-02-29', '2027-04-30', '2026-12-31'])(
    'on the last day of a month are carried out once: %s',
    async (day) => {
      const due_at = Date.parse(`${day}T09:00:00+05:30`);
      await addMandate();
      await addSip('a', { first_day: day, made: 0, due_at });
      await carryOut(due_at);
      await carryOut(due_at);
      expect((await installmentsOf('a')).map(({ position }) => position)).toEqual([1]);
      expect(await usedLimit()).toBe(1_000_000);
      expect(await readPlan(on.db, 'plan-a')).toMatchObject({ made: 1 });
    },
  );

  test('of the same mandate share its limit; the failed one sends a mail and is not debited', async () => {
    await addMandate('mandate', 23_500_000);
    await addSip('a');
    await addSip('b');
    await carryOut();
    expect((await installmentsOf('a')).map(({ state }) => state)).toEqual(['paid']);
    expect((await installmentsOf('b')).map(({ state }) => state)).toEqual(['rta_rejected']);
    expect(await usedLimit()).toBe(24_500_000);
    expect(await linesOf('b')).toEqual([[1002, 'Instalment 3 of 12 failed: the limit of the mandate is used up']]);
    expect(await readMails(on)).toEqual([
      'Instalment 3 of 12 failed: the limit of the mandate is used up: ₹1,000 in Amaltas Flexi Cap Fund (order R-b).',
    ]);
    expect(await readPlan(on.db, 'plan-b')).toMatchObject({ made: 3, due_at: NEXT });
  });

  test('of different mandates do not share a limit', async () => {
    await addMandate('mandate', 24_000_000);
    await addMandate('other', 24_000_000);
    await addSip('a');
    await addSip('b', { mandate_row_id: 'other' });
    await carryOut();
    expect([await usedLimit(), await usedLimit('other')]).toEqual([25_000_000, 25_000_000]);
  });

  test('are skipped during a pause, which ends with the first that is not', async () => {
    await addMandate();
    await addSip('a', { skips: 2 }, { state: 'paused' });
    await addSip('b', {}, { state: 'paused' });
    await addSip('c', {}, { state: 'paused', allotted_at: 5 });
    await carryOut();
    expect(await installmentsOf('a')).toEqual([]);
    expect(await linesOf('a')).toEqual([[1002, 'Instalment 3 of 12 skipped']]);
    expect(await readPlan(on.db, 'plan-a')).toMatchObject({ made: 3, skips: 1, due_at: NEXT });
    const states = await Promise.all(['a', 'b', 'c'].map(async (id) => (await readOrder(on.db, id)).state));
    expect(states).toEqual(['paused', 'registered', 'allotted']);
    expect(await readPlan(on.db, 'plan-b')).toMatchObject({ made: 3, skips: 0 });
    expect(await usedLimit()).toBe(2_000_000);
  });

  test('change no state of a registration that is not paused', async () => {
    await addMandate();
    await addSip('a', {}, { state: 'allotted', allotted_at: null });
    await carryOut();
    expect(await readOrder(on.db, 'a')).toMatchObject({ state: 'allotted' });
  });

  test('end with the last one, also if it is skipped', async () => {
    await addMandate();
    await addSip('a', { made: 11 });
    await addSip('b', { made: 11, skips: 1 }, { state: 'paused' });
    await addSip('c', { made: 10 });
    await carryOut();
    for (const id of ['a', 'b']) {
      expect(await readOrder(on.db, id)).toMatchObject({ state: 'completed' });
      expect(await readPlan(on.db, `plan-${id}`)).toMatchObject({ state: 'completed', made: 12, due_at: null });
      expect((await linesOf(id)).at(-1)).toEqual([2011, 'The last instalment is complete']);
    }
    expect(await readOrder(on.db, 'c')).toMatchObject({ state: 'registered' });
    expect(await readPlan(on.db, 'plan-c')).toMatchObject({ state: 'running', made: 11 });
    expect(await readMails(on)).toEqual([
      'Your SIP is complete: ₹1,000 in Amaltas Flexi Cap Fund (order R-a).',
      'Your SIP is complete: ₹1,000 in Amaltas Flexi Cap Fund (order R-b).',
    ]);
  });

  test('without a registration have no order', async () => {
    const lost = createPlanRow('lost', { kind: 'sip', order_id: 'nothing', due_at: AT });
    await on.db.insertInto('schedules').values(lost).execute();
    await carryOut();
    expect(await installmentsOf('nothing')).toEqual([]);
    expect(await readPlan(on.db, 'lost')).toMatchObject({ made: 3 });
  });

  test('are none before their moment, and none of other plans', async () => {
    await addSip('a', { due_at: AT + 1 });
    await addSip('b', { kind: 'swp' });
    await addSip('c', { state: 'cancelled' });
    expect(await carryOut()).toBeUndefined();
    expect(await carryOut(AT + 1)).toBe(AT + 1);
  });
});
