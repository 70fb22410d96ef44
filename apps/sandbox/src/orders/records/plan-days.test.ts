import { describe, expect, test } from 'vitest';
import { findEarliestTask } from '../../ground/due.ts';
import { systemRandom } from '../../kit/random.ts';
import { benchForRows, createPlanRow, readPlan } from '../../testing/order-rows.ts';
import { type ScheduleRow } from './schedule-tables.ts';
import {
  advancePlansToNextOccurrence,
  computeResumedSchedule,
  createPlanSource,
  endPlan,
  executionMomentOfDay,
  nextPositionOf,
  occurrenceMoment,
} from './schedules.ts';

const nineOn = (day: string) => Date.parse(`${day}T09:00:00+05:30`);
const AT = nineOn('2026-12-07');

describe('the days of a plan', () => {
  const daysOf = (plan: Partial<ScheduleRow>, ...indexes: readonly number[]) =>
    indexes.map((index) => occurrenceMoment(createPlanRow('plan', plan), index));

  test('are carried out at nine in the morning in India', () => {
    expect(executionMomentOfDay('2026-12-07')).toBe(nineOn('2026-12-07'));
  });

  test('of a SIP include days off: the bank debits on any day', () => {
    // 5 December 2026 is a Saturday.
    expect(daysOf({ kind: 'sip', first_day: '2026-12-05' }, 0, 1)).toEqual([
      nineOn('2026-12-05'),
      nineOn('2027-01-05'),
    ]);
  });

  test.each(['swp', 'stp'] as const)('of a %s move from a day off to the next working day', (kind) => {
    expect(daysOf({ kind, first_day: '2026-12-05' }, 0, 1, 2)).toEqual([
      nineOn('2026-12-07'),
      nineOn('2027-01-05'),
      nineOn('2027-02-05'),
    ]);
  });

  test('of a daily withdrawal are working days, of a daily SIP all days', () => {
    for (const frequency of ['DAILY', 'daily'])
      expect(daysOf({ kind: 'swp', frequency, first_day: '2026-12-05' }, 0, 1, 4, 5)).toEqual([
        nineOn('2026-12-07'),
        nineOn('2026-12-08'),
        nineOn('2026-12-11'),
        nineOn('2026-12-14'),
      ]);
    expect(daysOf({ kind: 'swp', frequency: 'DAILY', first_day: '2026-12-04' }, 0, 1)).toEqual([
      nineOn('2026-12-04'),
      nineOn('2026-12-07'),
    ]);
    expect(daysOf({ kind: 'sip', frequency: 'DAILY', first_day: '2026-12-04' }, 1)).toEqual([nineOn('2026-12-05')]);
  });

  test('end with their number', () => {
    expect(daysOf({ kind: 'sip', first_day: '2026-12-05', installments: 2 }, 1, 2, 3)).toEqual([
      nineOn('2027-01-05'),
      null,
      null,
    ]);
  });

  test('continue after a pause at the next day of the plan, without catching up', () => {
    const plan = createPlanRow('plan', { kind: 'sip', first_day: '2026-10-07', made: 2 });
    expect(computeResumedSchedule(plan, '2026-12-20')).toEqual({
      first_day: '2026-11-07',
      due_at: nineOn('2027-01-07'),
    });
    expect(computeResumedSchedule(plan, '2026-12-06')).toEqual({ first_day: '2026-10-07', due_at: AT });
    expect(computeResumedSchedule({ ...plan, made: 12 }, '2026-12-20').due_at).toBeNull();
  });

  test('continue on the chosen day after a short month', () => {
    const stalled = createPlanRow('plan', { kind: 'sip', first_day: '2026-08-31', made: 2 });
    const plan = { ...stalled, ...computeResumedSchedule(stalled, '2026-11-29') };
    expect(plan).toMatchObject({ first_day: '2026-09-30', due_at: nineOn('2026-11-30') });
    expect([3, 4, 5, 6].map((index) => occurrenceMoment(plan, index))).toEqual(
      ['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'].map(nineOn),
    );
    const inFebruary = computeResumedSchedule({ ...stalled, made: 0 }, '2027-02-05');
    expect(inFebruary).toEqual({ first_day: '2027-02-28', due_at: nineOn('2027-02-28') });
    expect(occurrenceMoment({ ...stalled, ...inFebruary }, 1)).toBe(nineOn('2027-03-31'));
  });

  test('are numbered from 1', () => {
    expect(nextPositionOf({ made: 2, installments: 12 })).toEqual({ position: 3, count: 12 });
  });
});

describe('stored plans', () => {
  const on = benchForRows();
  const addPlans = (...plans: readonly ScheduleRow[]) => on.db.insertInto('schedules').values(plans).execute();
  const plan = (id: string, change: Partial<ScheduleRow> = {}) => createPlanRow(id, { due_at: AT, ...change });

  test('are due together at the earliest moment, by kind, while they run', async () => {
    await addPlans(
      plan('b'),
      plan('a'),
      plan('late', { due_at: AT + 1 }),
      plan('sip', { kind: 'sip', due_at: AT - 5 }),
      plan('ended', { state: 'completed', due_at: AT - 5 }),
      plan('without', { due_at: null }),
    );
    const carriedOut: string[] = [];
    const sourceOf = (kind: ScheduleRow['kind']) =>
      createPlanSource(kind, (_db, _random, plans, at) => {
        carriedOut.push(...plans.map(({ id }) => `${id} ${at - AT}`));
        return Promise.resolve();
      });
    const findDuePlans = (kind: ScheduleRow['kind'], until: number) => findEarliestTask([sourceOf(kind)], on.db, until);
    expect(await findDuePlans('swp', AT - 1)).toBeUndefined();
    const due = await findDuePlans('swp', AT + 9);
    expect(due?.at).toBe(AT);
    await due?.run(on.db, systemRandom);
    expect(carriedOut).toEqual(['a 0', 'b 0']);
    expect((await findDuePlans('swp', AT))?.at).toBe(AT);
    expect(await findDuePlans('stp', AT + 9)).toBeUndefined();
  });

  test('advance to their own next day; the last occurrence completes a plan', async () => {
    const rows = [
      plan('monthly', { first_day: '2026-12-07', made: 0 }),
      plan('again', { first_day: '2026-12-07', made: 0 }),
      plan('quarterly', { frequency: 'QUARTERLY', first_day: '2026-12-07', made: 0 }),
      plan('last', { made: 11 }),
      plan('untouched'),
    ];
    await addPlans(...rows);
    await advancePlansToNextOccurrence(on.db, rows.slice(0, 4));
    const next = { made: 1, due_at: nineOn('2027-01-07'), state: 'running', skips: 0 };
    expect(await readPlan(on.db, 'monthly')).toMatchObject(next);
    expect(await readPlan(on.db, 'again')).toMatchObject(next);
    expect(await readPlan(on.db, 'quarterly')).toMatchObject({ ...next, due_at: nineOn('2027-03-08') });
    expect(await readPlan(on.db, 'last')).toMatchObject({ made: 12, due_at: null, state: 'completed' });
    expect(await readPlan(on.db, 'untouched')).toEqual(rows[4]);
  });

  test('advance to different days although their last one was the same', async () => {
    const rows = [
      plan('monthly', { first_day: '2026-12-07', made: 1 }),
      plan('quarterly', { frequency: 'QUARTERLY', first_day: '2026-12-07', made: 1 }),
    ];
    await addPlans(...rows);
    await advancePlansToNextOccurrence(on.db, rows);
    // The third days: 7 February 2027 is a Sunday, 7 June 2027 a Monday.
    expect(await readPlan(on.db, 'monthly')).toMatchObject({ due_at: nineOn('2027-02-08') });
    expect(await readPlan(on.db, 'quarterly')).toMatchObject({ due_at: nineOn('2027-06-07') });
  });

  test('use a skip up only where there is one', async () => {
    const skips = { none: 0, two: 2, one: 1, zero: 0 };
    const rows = Object.entries(skips).map(([id, count]) => plan(id, { skips: count }));
    await addPlans(...rows);
    await advancePlansToNextOccurrence(on.db, rows);
    const left = await Promise.all(Object.keys(skips).map(async (id) => (await readPlan(on.db, id)).skips));
    expect(left).toEqual([0, 1, 0, 0]);
  });

  test('end with a state and without a further day', async () => {
    await addPlans(plan('a'), plan('b'), plan('c'));
    await endPlan(on.db, { id: 'a' }, 'cancelled');
    await endPlan(on.db, { id: 'b' }, 'completed');
    expect(await readPlan(on.db, 'a')).toMatchObject({ state: 'cancelled', due_at: null });
    expect(await readPlan(on.db, 'b')).toMatchObject({ state: 'completed', due_at: null });
    expect(await readPlan(on.db, 'c')).toMatchObject({ state: 'running', due_at: AT });
  });
});
