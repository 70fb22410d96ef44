import { dayOfMonth, isLastDayOfMonth } from '../../kit/periods.ts';
import { type MigrationStep } from '../../store/columns.ts';
import { type Database } from '../../store/database.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { occurrenceMoment } from '../records/schedules.ts';

interface StoredPlan extends ScheduleRow {
  readonly start_day: string;
}

/** The order names the chosen day of its registration; a SWP has it from an order only in the seeds. */
const chosenDayOf = ({ kind, id, order_id, start_day, first_day }: StoredPlan): string =>
  kind !== 'swp' || id === `SCH_${order_id}` ? start_day : first_day;

/** Chosen day of the month; the day of the plan itself unless that is the end of a shorter month. */
const chosenDateOf = (plan: StoredPlan): number => {
  const [own, chosen] = [dayOfMonth(plan.first_day), dayOfMonth(chosenDayOf(plan))];
  return isLastDayOfMonth(plan.first_day) ? Math.max(own, chosen) : own;
};

/**
 * Stores the chosen day of the month. Plans that were continued in a short month had its last day as their first one,
 * and with it lost the 29th, 30th or 31st. A next day that was moved by hand stays.
 */
export const addDayOfMonth: MigrationStep = async (never) => {
  await never.schema
    .alterTable('schedules')
    .addColumn('day_of_month', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  const db = never as unknown as Database;
  const plans = await db
    .selectFrom('schedules')
    .innerJoin('orders', 'orders.id', 'schedules.order_id')
    .selectAll('schedules')
    .select('orders.start_day')
    .execute();
  for (const plan of plans) {
    const before = { ...plan, day_of_month: dayOfMonth(plan.first_day) };
    const day_of_month = chosenDateOf(plan);
    const isByPlan = plan.due_at !== null && plan.due_at === occurrenceMoment(before, plan.made);
    const due_at = isByPlan ? occurrenceMoment({ ...plan, day_of_month }, plan.made) : plan.due_at;
    await db.updateTable('schedules').set({ day_of_month, due_at }).where('id', '=', plan.id).execute();
  }
};
