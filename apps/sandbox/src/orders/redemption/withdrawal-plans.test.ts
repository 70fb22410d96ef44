import { describe, expect, test } from 'vitest';
import { findEarliestTask } from '../../ground/due.ts';
import { systemRandom } from '../../kit/random.ts';
import { NOON } from '../../testing/noon.ts';
import {
  benchForRows,
  createOrderRow,
  createPayoutRow,
  createPlanRow,
  insertOrders,
  readHistory,
  readMails,
  readOrder,
  readPlan,
  setNavs,
} from '../../testing/order-rows.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { dueWithdrawalCredits, dueWithdrawals, endSwp, insertSwp, readRunningSwp } from './withdrawals.ts';

const on = benchForRows();
const nineOn = (day: string) => Date.parse(`${day}T09:00:00+05:30`);
/** Monday. */
const AT = nineOn('2026-12-07');
const held = createOrderRow('order', { state: 'allotted', units: 100, invested: 8_000_000 });
const messages = async () => (await readHistory(on.db, 'order')).map(({ message }) => message);
const mailOf = (line: string) => `${line}: ₹8,000 in Amaltas Flexi Cap Fund (order N-order).`;
const payouts = () => on.db.selectFrom('payouts').selectAll().execute();

const withdraw = async (plan: Partial<ScheduleRow> = {}, order: Partial<OrderRow> = {}, until = AT) => {
  await setNavs(on.db, { '2026-12-04': 80, '2026-12-07': 100 });
  await insertOrders(on.db, { ...held, ...order });
  await on.db.insertInto('schedules').values(createPlanRow('plan', plan)).execute();
  const due = await findEarliestTask([dueWithdrawals], on.db, until);
  await due?.run(on.db, systemRandom);
  return due?.at;
};

describe('a due withdrawal', () => {
  test('sells units at the NAV of the day, is credited three working days later, and has a next day', async () => {
    expect(await withdraw({}, {}, AT + 9)).toBe(AT);
    expect(await payouts()).toMatchObject([
      {
        schedule_id: 'plan',
        position: 3,
        amount: 1_000_000,
        units: 10,
        state: 'requested',
        due_at: nineOn('2026-12-10'),
        nav_day: '2026-12-07',
        requested_at: AT,
      },
    ]);
    expect(await readPlan(on.db, 'plan')).toMatchObject({ made: 3, due_at: nineOn('2027-01-07'), state: 'running' });
    expect(await readOrder(on.db, 'order')).toMatchObject({ units: 90 });
    expect(await messages()).toEqual(['SWP payout 3 of 12: ₹1,000 at the NAV of 7 Dec 2026']);
    expect(await readMails(on)).toEqual([]);
  });

  test('of the last one completes the plan', async () => {
    await withdraw({ made: 11 });
    expect(await readPlan(on.db, 'plan')).toMatchObject({ made: 12, state: 'completed', due_at: null });
    expect(await messages()).toEqual([
      'SWP payout 12 of 12: ₹1,000 at the NAV of 7 Dec 2026',
      'SWP ended: the last payout is made',
    ]);
    expect(await readMails(on)).toEqual([mailOf('SWP ended: the last payout is made')]);
  });

  test('of the last units completes the plan, although payouts were left', async () => {
    await withdraw({ amount: 20_000_000 });
    expect(await readPlan(on.db, 'plan')).toMatchObject({ made: 3, state: 'completed', due_at: null });
    expect(await readOrder(on.db, 'order')).toMatchObject({ state: 'redeemed_full', units: 0 });
    expect(await messages()).toEqual([
      'SWP payout 3 of 12: ₹10,000 at the NAV of 7 Dec 2026',
      'SWP ended: nothing is left to pay out',
    ]);
    expect(await readMails(on)).toEqual([]);
  });

  test('of the last units by the last payout ends once', async () => {
    await withdraw({ amount: 20_000_000, made: 11 });
    expect(await readMails(on)).toEqual([]);
    expect(await readPlan(on.db, 'plan')).toMatchObject({ made: 12, state: 'completed', due_at: null });
  });

  test('without units is not made, and ends the plan', async () => {
    await withdraw({}, { units: 0, invested: 0 });
    expect(await payouts()).toEqual([]);
    expect(await readPlan(on.db, 'plan')).toMatchObject({ made: 2, state: 'completed', due_at: null });
    const line = 'SWP payout 3 of 12 was not made: nothing is left to pay out';
    expect(await messages()).toEqual([line, 'SWP ended: nothing is left to pay out']);
    expect(await readMails(on)).toEqual([mailOf(line)]);
  });

  test('is none before its moment, and none of another kind', async () => {
    expect(await withdraw({}, {}, AT - 1)).toBeUndefined();
    await on.db.deleteFrom('schedules').execute();
    await on.db
      .insertInto('schedules')
      .values(createPlanRow('sip', { kind: 'sip' }))
      .execute();
    expect(await findEarliestTask([dueWithdrawals], on.db, AT)).toBeUndefined();
  });
});

describe('the credit of a withdrawal', () => {
  const credit = async (credited: number) => {
    await insertOrders(on.db, held);
    await on.db.insertInto('schedules').values(createPlanRow('plan')).execute();
    const row = { schedule_id: 'plan', position: 3, due_at: AT, amount: 1_000_000, credited };
    const values = [createPayoutRow('one', row), createPayoutRow('other', { schedule_id: 'plan' })];
    await on.db.insertInto('payouts').values(values).execute();
    await (await findEarliestTask([dueWithdrawalCredits], on.db, AT))?.run(on.db, systemRandom);
  };

  test('is announced with its exit load', async () => {
    await credit(990_000);
    expect((await payouts()).map(({ id, state, due_at }) => [id, state, due_at]).sort()).toEqual([
      ['one', 'credited', null],
      ['other', 'requested', null],
    ]);
    const line = 'SWP payout 3 of 12: ₹990 credited after an exit load of ₹10';
    expect(await readHistory(on.db, 'order')).toEqual([{ position: 1, message: line, at: AT }]);
    expect(await readMails(on)).toEqual([mailOf(line)]);
  });

  test('mentions no exit load without one', async () => {
    await credit(1_000_000);
    expect(await messages()).toEqual(['SWP payout 3 of 12: ₹1,000 credited']);
  });
});

describe('a SWP', () => {
  const register = async () => {
    await insertOrders(on.db, held);
    const terms = { amount: 1_000_000, installments: 6, frequency: 'MONTHLY', firstDay: '2026-12-05' };
    await insertSwp({ db: on.db, random: systemRandom, now: NOON }, held, terms);
    return readRunningSwp(on.db, held);
  };

  test('is registered with its terms; a first day off moves to the next working day', async () => {
    const plan = await register();
    expect(plan?.id).toMatch(/^sch_/);
    expect(plan).toEqual({
      id: plan?.id,
      client_id: held.client_id,
      order_id: 'order',
      kind: 'swp',
      state: 'running',
      frequency: 'MONTHLY',
      amount: 1_000_000,
      first_day: '2026-12-05',
      day_of_month: 5,
      installments: 6,
      made: 0,
      skips: 0,
      pause_fewest: 0,
      pause_most: 0,
      mandate_row_id: '',
      source_id: '',
      due_at: AT,
      created_at: NOON,
    });
    expect(await messages()).toEqual(['SWP registered: 6 payouts of ₹1,000']);
    expect(await readMails(on)).toEqual([mailOf('SWP registered: 6 payouts of ₹1,000')]);
  });

  test('is cancelled with a line and a mail', async () => {
    const plan = await register();
    if (plan) await endSwp(on.db, held, plan, NOON);
    expect(await readRunningSwp(on.db, held)).toBeUndefined();
    expect(await readPlan(on.db, plan?.id ?? '')).toMatchObject({ state: 'cancelled', due_at: null });
    expect((await messages()).at(-1)).toBe('SWP cancelled');
    expect((await readMails(on)).at(-1)).toBe(mailOf('SWP cancelled'));
  });

  test('runs on its own order, and is neither a transfer nor an ended plan', async () => {
    await on.db
      .insertInto('schedules')
      .values([
        createPlanRow('other', { order_id: 'other' }),
        createPlanRow('transfer', { kind: 'stp' }),
        createPlanRow('ended', { state: 'completed' }),
      ])
      .execute();
    expect(await readRunningSwp(on.db, held)).toBeUndefined();
  });
});
