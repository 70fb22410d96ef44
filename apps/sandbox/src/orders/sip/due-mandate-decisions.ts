import { type DueSource } from '../../ground/due.ts';
import { dayAt } from '../../kit/days.ts';
import { nextOccurrenceIndex, occurrenceDay } from '../../kit/periods.ts';
import { type Database } from '../../store/database.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { executionMoment } from '../records/schedules.ts';
import { enterState } from '../settlement/transitions.ts';

const updatePlan = async (db: Database, plan: ScheduleRow, to: Partial<ScheduleRow>): Promise<void> => {
  await db.updateTable('schedules').set(to).where('id', '=', plan.id).execute();
};

/** Starts a plan at the approval of its mandate; missed days are added at the end. */
const startPlan = async (db: Database, plan: ScheduleRow, at: number): Promise<void> => {
  const { first_day: first, frequency } = plan;
  const isInTime = executionMoment(first) > at;
  const first_day = isInTime
    ? first
    : occurrenceDay(first, frequency, nextOccurrenceIndex(first, frequency, dayAt(at)));
  await updatePlan(db, plan, { state: 'running', first_day, due_at: executionMoment(first_day) });
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
      await startPlan(transaction, plan, at);
      return enterState(transaction, order, 'registered', at, 'Mandate approved');
    }
    await updatePlan(transaction, plan, { state: 'cancelled', due_at: null });
    return enterState(transaction, order, 'rta_rejected', at);
  };
  return { at, run };
};
