import { dayAt } from '../../kit/days.ts';
import { dayOfMonth } from '../../kit/periods.ts';
import { type MigrationStep } from '../../store/columns.ts';
import { type Database } from '../../store/database.ts';
import { computeResumedSchedule } from '../records/schedules.ts';

/** Running plans without a due day, except STPs without a source order. */
const selectStalledPlans = (db: Database) =>
  db
    .selectFrom('schedules')
    .selectAll()
    .where('state', '=', 'running')
    .where('due_at', 'is', null)
    .where((row) => row.or([row.eb('kind', '!=', 'stp'), row.eb('source_id', '!=', '')]))
    .execute();

/** Corrects orders that were marked as redeemed although their last units were transferred. */
const correctTransferredStates = (db: Database) =>
  db
    .updateTable('orders')
    .set({ state: 'transferred_full' })
    .where('state', '=', 'redeemed_full')
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('payouts')
        .innerJoin('schedules', 'schedules.id', 'payouts.schedule_id')
        .select('payouts.order_id')
        .where('schedules.kind', '=', 'stp')
        .where('payouts.is_whole', '=', 1),
    )
    .execute();

/**
 * Continues plans of a database file that is older than timed plans, at their first day after the newest event of the
 * file. Everything missed since that day is caught up as after any downtime.
 */
export const resumeStalledPlans: MigrationStep = async (never) => {
  const db = never as unknown as Database;
  await correctTransferredStates(db);
  const plans = await selectStalledPlans(db);
  if (plans.length === 0) return;
  const { last } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('at').as('last'))
    .executeTakeFirstOrThrow();
  for (const plan of plans)
    await db
      .updateTable('schedules')
      .set(computeResumedSchedule({ ...plan, day_of_month: dayOfMonth(plan.first_day) }, dayAt(last)))
      .where('id', '=', plan.id)
      .execute();
};
