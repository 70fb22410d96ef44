import { type DueSource } from '../ground/due.ts';
import { addWorkingDays, dayAt } from '../kit/days.ts';
import { type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { leaveByPlan } from './leaving.ts';
import { mailTo } from './order-mails.ts';
import { type OrderRow } from './order-tables.ts';
import { CREDIT_WORKING_DAYS } from './redemption-rules.ts';
import { type PayoutRow, type ScheduleRow } from './schedule-tables.ts';
import { duePlans, endPlan, goOn, momentOf, momentOn } from './schedules.ts';
import { addEvent } from './transitions.ts';
import { withdrawalTexts as say } from './withdrawal-texts.ts';

const orderById = (db: Database, id: string): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

const tell = async (db: Database, row: OrderRow, line: string, at: number): Promise<void> => {
  await addEvent(db, row.id, line, at);
  await mailTo(db, row, line, at);
};

/** One withdrawal on its day: units leave at the NAV of the day, and the money is on its way. */
const withdraw = async (db: Database, random: Random, plan: ScheduleRow, at: number): Promise<void> => {
  const source = await orderById(db, plan.order_id);
  const due_at = momentOn(addWorkingDays(dayAt(at), CREDIT_WORKING_DAYS));
  const left = await leaveByPlan(db, { plan, source, at, random, state: 'requested', due_at });
  if (!left) {
    await endPlan(db, plan, 'completed');
    await tell(db, source, say.notPaid(plan), at);
    return addEvent(db, source.id, say.usedUp, at);
  }
  await addEvent(db, source.id, say.sold(left.payout, plan), at);
  await goOn(db, [plan]);
  if (left.isEmpty) return endPlan(db, plan, 'completed');
  if (momentOf(plan, plan.made + 1) === null) await tell(db, source, say.completed, at);
};

/** Withdrawals of SWPs whose day has come. */
export const dueWithdrawals: DueSource = async (db, until) => {
  const due = await duePlans(db, 'swp', until);
  if (!due) return undefined;
  const run = async (transaction: Database, random: Random) => {
    for (const plan of await due.plans()) await withdraw(transaction, random, plan, due.at);
  };
  return { at: due.at, run };
};

/** The money of a withdrawal is in the account. */
const arrive = async (db: Database, payout: PayoutRow, at: number): Promise<void> => {
  const plan = await db
    .selectFrom('schedules')
    .selectAll()
    .where('id', '=', payout.schedule_id)
    .executeTakeFirstOrThrow();
  await db.updateTable('payouts').set({ state: 'credited', due_at: null }).where('id', '=', payout.id).execute();
  await tell(db, await orderById(db, payout.order_id), say.credited(payout, plan), at);
};

/** Withdrawals whose money is due. */
export const dueWithdrawn: DueSource = async (db, until) => {
  const payout = await db
    .selectFrom('payouts')
    .selectAll()
    .where('due_at', '<=', until)
    .where('schedule_id', '!=', '')
    .orderBy('due_at')
    .orderBy('id')
    .executeTakeFirst();
  if (typeof payout?.due_at !== 'number') return undefined;
  const { due_at: at } = payout;
  return { at, run: (transaction) => arrive(transaction, payout, at) };
};
