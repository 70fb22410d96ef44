import { type Day, startOfDay } from '../kit/days.ts';
import { occurrence } from '../kit/periods.ts';
import { type Database } from '../store/database.ts';
import { type ScheduleRow } from './schedule-tables.ts';

const NINE_HOURS = 9 * 60 * 60_000;

/** When on its day a plan is carried out: nine in the morning in India, before any cut-off time. */
export const momentOn = (day: Day): number => startOfDay(day) + NINE_HOURS;

/** When an occurrence of a plan is carried out; null after its last one. */
export const momentOf = (plan: Pick<ScheduleRow, 'first_day' | 'frequency' | 'installments'>, index: number) =>
  index >= plan.installments ? null : momentOn(occurrence(plan.first_day, plan.frequency, index));

/** The plans of one kind that are due first, all of the same moment. */
export const duePlans = async (
  db: Database,
  kind: ScheduleRow['kind'],
  until: number,
): Promise<{ readonly at: number; readonly plans: () => Promise<ScheduleRow[]> } | undefined> => {
  const due = db.selectFrom('schedules').where('kind', '=', kind).where('state', '=', 'running');
  const first = await due.select('due_at').where('due_at', '<=', until).orderBy('due_at').limit(1).executeTakeFirst();
  if (typeof first?.due_at !== 'number') return undefined;
  const at = first.due_at;
  return { at, plans: () => due.selectAll().where('due_at', '=', at).orderBy('id').execute() };
};
