import { type DueSource } from '../../ground/due.ts';
import { addWorkingDays, type Day, isWorkingDay, startOfDay } from '../../kit/days.ts';
import { nextOccurrenceIndex, computeOccurrenceDay } from '../../kit/periods.ts';
import { type RandomBytes } from '../../kit/random.ts';
import { type Database } from '../../store/database.ts';
import { forEachPortion } from '../../store/portions.ts';
import { type ScheduleRow } from './schedule-tables.ts';

const MS_UNTIL_NINE = 9 * 60 * 60_000;

/** Moment of execution on a day: 09:00 in India, before any cut-off. */
export const executionMomentOfDay = (day: Day): number => startOfDay(day) + MS_UNTIL_NINE;

type PlanDays = Pick<ScheduleRow, 'kind' | 'first_day' | 'day_of_month' | 'frequency'>;

const workingDayOnOrAfter = (day: Day): Day => (isWorkingDay(day) ? day : addWorkingDays(day, 1));

/** Units leave an order on working days only: a day off moves to the next working day; daily means each working day. */
const executionDay = ({ kind, first_day, day_of_month, frequency }: PlanDays, index: number): Day => {
  if (kind === 'sip') return computeOccurrenceDay(first_day, frequency, index, day_of_month);
  if (frequency.toUpperCase() === 'DAILY') return addWorkingDays(workingDayOnOrAfter(first_day), index);
  return workingDayOnOrAfter(computeOccurrenceDay(first_day, frequency, index, day_of_month));
};

/** Moment of an occurrence of a plan, counted from 0; null after the last one. */
export const occurrenceMoment = (plan: PlanDays & Pick<ScheduleRow, 'installments'>, index: number): number | null =>
  index >= plan.installments ? null : executionMomentOfDay(executionDay(plan, index));

/** Continues a plan at its first day after a given day, without catching up on earlier days. */
export const computeResumedSchedule = (plan: ScheduleRow, after: Day): Pick<ScheduleRow, 'first_day' | 'due_at'> => {
  const { first_day, day_of_month, frequency, made } = plan;
  const next = nextOccurrenceIndex(first_day, frequency, after, day_of_month);
  const from = computeOccurrenceDay(first_day, frequency, next - made, day_of_month);
  return { first_day: from, due_at: occurrenceMoment({ ...plan, first_day: from }, made) };
};

const runningPlans = (db: Database, kind: ScheduleRow['kind']) =>
  db.selectFrom('schedules').where('kind', '=', kind).where('state', '=', 'running');

/** Due plans of a kind, with all plans of the same moment in their order. */
export const createPlanSource = (
  kind: ScheduleRow['kind'],
  carryOut: (db: Database, random: RandomBytes, plans: readonly ScheduleRow[], at: number) => Promise<void>,
): DueSource => ({
  earliest: (db, until) =>
    runningPlans(db, kind).select('due_at').where('due_at', '<=', until).orderBy('due_at').limit(1).$asScalar(),
  run: async (db, random, at) => {
    const plans = await runningPlans(db, kind).selectAll().where('due_at', '=', at).orderBy('id').execute();
    await carryOut(db, random, plans, at);
  },
});

/** Advances plans to their next occurrence; plans with the same next moment are written together. */
export const advancePlansToNextOccurrence = async (db: Database, plans: readonly ScheduleRow[]): Promise<void> => {
  const groups = Map.groupBy(
    plans,
    (plan) => `${occurrenceMoment(plan, plan.made + 1) ?? ''} ${Math.min(plan.skips, 1)}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const due_at = occurrenceMoment(first, first.made + 1);
    const isSkipping = first.skips > 0;
    await forEachPortion(
      group.map(({ id }) => id),
      async (ids) => {
        await db
          .updateTable('schedules')
          .set(({ eb }) => ({
            made: eb('made', '+', 1),
            due_at,
            ...(due_at === null ? { state: 'completed' as const } : {}),
            ...(isSkipping ? { skips: eb('skips', '-', 1) } : {}),
          }))
          .where('id', 'in', ids)
          .execute();
      },
    );
  }
};

/** Ends a plan: nothing is due any more. */
export const endPlan = async (
  db: Database,
  { id }: Pick<ScheduleRow, 'id'>,
  state: 'completed' | 'cancelled',
): Promise<void> => {
  await db.updateTable('schedules').set({ state, due_at: null }).where('id', '=', id).execute();
};

/** Position of the next occurrence of a plan, counted from 1. */
export const nextPositionOf = ({ made, installments }: Pick<ScheduleRow, 'made' | 'installments'>) => ({
  position: made + 1,
  count: installments,
});
