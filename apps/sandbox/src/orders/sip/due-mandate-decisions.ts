import { type DueSource } from '../../ground/due.ts';
import { dayAt } from '../../kit/days.ts';
import { nextOccurrenceIndex, computeOccurrenceDay } from '../../kit/periods.ts';
import { type Database } from '../../store/database.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { executionMomentOfDay } from '../records/schedules.ts';
import { moveOrderToState } from '../settlement/transitions.ts';

const updateSchedule = async (db: Database, plan: ScheduleRow, to: Partial<ScheduleRow>): Promise<void> => {
  await db.updateTable('schedules').set(to).where('id', '=', plan.id).execute();
};

/** Starts a plan at the approval of its mandate; missed days are added at the end. */
const startSip = async (db: Database, plan: ScheduleRow, at: number): Promise<void> => {
  const { first_day: first, day_of_month: date, frequency } = plan;
  const isInTime = executionMomentOfDay(first) > at;
  const first_day = isInTime
    ? first
    : computeOccurrenceDay(first, frequency, nextOccurrenceIndex(first, frequency, dayAt(at), date), date);
  await updateSchedule(db, plan, { state: 'running', first_day, due_at: executionMomentOfDay(first_day) });
};

/** SIPs that waited for a mandate that the bank has now decided on, or that its owner has cancelled. */
export const dueMandateDecisions: DueSource = async (db, until) => {
  const row = await db
    .selectFrom('schedules')
    .innerJoin('mandates', 'mandates.id', 'schedules.mandate_row_id')
    .selectAll('schedules')
    .select(['mandates.state as word', 'mandates.decided_at'])
    .where('schedules.state', '=', 'waiting')
    .where('mandates.decided_at', '<=', until)
    .orderBy('mandates.decided_at')
    .orderBy('schedules.id')
    .executeTakeFirst();
  if (typeof row?.decided_at !== 'number') return undefined;
  const { decided_at: at, word, ...plan } = row;
  const run = async (transaction: Database) => {
    const order = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('id', '=', plan.order_id)
      .executeTakeFirstOrThrow();
    if (word === 'approved') {
      await startSip(transaction, plan, at);
      return moveOrderToState(transaction, order, 'registered', at, 'Mandate approved');
    }
    await updateSchedule(transaction, plan, { state: 'cancelled', due_at: null });
    return moveOrderToState(transaction, order, 'rta_rejected', at);
  };
  return { at, run };
};
