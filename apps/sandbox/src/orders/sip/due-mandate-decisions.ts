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

const waitingPlans = (db: Database) =>
  db
    .selectFrom('schedules')
    .innerJoin('mandates', 'mandates.id', 'schedules.mandate_row_id')
    .where('schedules.state', '=', 'waiting');

/** SIPs that waited for a mandate that the bank has now decided on, or that its owner has cancelled. */
export const dueMandateDecisions: DueSource = {
  earliest: (db, until) =>
    waitingPlans(db)
      .select('mandates.decided_at')
      .where('mandates.decided_at', '<=', until)
      .orderBy('mandates.decided_at')
      .limit(1)
      .$asScalar(),
  run: async (db, _random, at) => {
    const { word, ...plan } = await waitingPlans(db)
      .selectAll('schedules')
      .select('mandates.state as word')
      .where('mandates.decided_at', '=', at)
      .orderBy('schedules.id')
      .executeTakeFirstOrThrow();
    const order = await db.selectFrom('orders').selectAll().where('id', '=', plan.order_id).executeTakeFirstOrThrow();
    if (word === 'approved') {
      await startSip(db, plan, at);
      return moveOrderToState(db, order, 'registered', at, 'Mandate approved');
    }
    await updateSchedule(db, plan, { state: 'cancelled', due_at: null });
    return moveOrderToState(db, order, 'rta_rejected', at);
  },
};
