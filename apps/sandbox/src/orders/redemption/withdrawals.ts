import { addWorkingDays, type Day } from '../../kit/days.ts';
import { dayOfMonth } from '../../kit/periods.ts';
import { newId, type RandomBytes } from '../../kit/random.ts';
import { type Database } from '../../store/database.ts';
import { sellUnitsForPlan } from '../settlement/deductions.ts';
import { mailOwner, type OrderNews } from '../settlement/order-mails.ts';
import { rupeeText } from '../../kit/amounts.ts';
import { en } from '../../kit/words/en.ts';
import { nextPositionOf } from '../records/schedules.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { readOrderRow } from '../view/orders.ts';
import { createPayoutSource } from './payouts.ts';
import { orderTermsOf } from '../valuation/order-money.ts';
import { saleDealingOf } from '../valuation/pricing.ts';
import { CREDIT_WORKING_DAYS } from '../valuation/redemption-rules.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';
import {
  createPlanSource,
  endPlan,
  advancePlansToNextOccurrence,
  occurrenceMoment,
  executionMomentOfDay,
} from '../records/schedules.ts';
import { addHistoryLine } from '../settlement/transitions.ts';
import { withdrawalTexts } from '../settlement/withdrawal-texts.ts';

const recordAndMailOwner = async (db: Database, row: OrderRow, news: OrderNews, at: number): Promise<void> => {
  await addHistoryLine(db, row.id, news(en.order), at);
  await mailOwner(db, row, news, at);
};

/** Carries out a withdrawal: units are sold at the NAV of the day, the money follows later. */
const sellUnitsForWithdrawal = async (
  db: Database,
  random: RandomBytes,
  plan: ScheduleRow,
  at: number,
): Promise<void> => {
  const source = await readOrderRow(db, plan.order_id);
  const due_at = executionMomentOfDay(
    addWorkingDays(saleDealingOf(at, orderTermsOf(source)).dealtOn, CREDIT_WORKING_DAYS),
  );
  const withdrawalLine = (payout: PayoutRow) => withdrawalTexts.sold(payout, plan);
  const left = await sellUnitsForPlan(db, {
    plan,
    source,
    at,
    random,
    state: 'requested',
    due_at,
    line: withdrawalLine,
  });
  if (!left) {
    await endPlan(db, plan, 'completed');
    await recordAndMailOwner(db, source, (words) => words.payoutNotMade(nextPositionOf(plan)), at);
    return addHistoryLine(db, source.id, withdrawalTexts.usedUp, at);
  }
  await advancePlansToNextOccurrence(db, [plan]);
  if (left.isEmpty) return endPlan(db, plan, 'completed');
  if (occurrenceMoment(plan, plan.made + 1) === null)
    await recordAndMailOwner(db, source, ({ swpCompleted }) => swpCompleted, at);
};

/** Due withdrawals of SWPs. */
export const dueWithdrawals = createPlanSource('swp', async (db, random, plans, at) => {
  for (const plan of plans) await sellUnitsForWithdrawal(db, random, plan, at);
});

/** Credits the money of a withdrawal. */
const payOutWithdrawal = async (db: Database, payout: PayoutRow, at: number): Promise<void> => {
  const plan = await db
    .selectFrom('schedules')
    .selectAll()
    .where('id', '=', payout.schedule_id)
    .executeTakeFirstOrThrow();
  const { position, amount, credited } = payout;
  const fee = amount === credited ? '' : rupeeText(amount - credited);
  const news: OrderNews = (words) =>
    words.payoutCredited({ position, count: plan.installments }, rupeeText(credited), fee);
  await db.updateTable('payouts').set({ state: 'credited', due_at: null }).where('id', '=', payout.id).execute();
  await recordAndMailOwner(db, await readOrderRow(db, payout.order_id), news, at);
};

/** Withdrawals with a due credit. */
export const dueWithdrawalCredits = createPayoutSource('!=', payOutWithdrawal);

/** Running SWP of an order. */
export const readRunningSwp = (db: Database, { id }: OrderRow): Promise<ScheduleRow | undefined> =>
  db
    .selectFrom('schedules')
    .selectAll()
    .where('order_id', '=', id)
    .where('kind', '=', 'swp')
    .where('state', '=', 'running')
    .executeTakeFirst();

/** Terms of a new SWP; the amount is in thousandths of a rupee. */
interface SwpTerms {
  readonly amount: number;
  readonly installments: number;
  readonly frequency: string;
  readonly firstDay: Day;
}

/** Registers a SWP; its first payout is on `firstDay`. */
export const insertSwp = async (
  { db, random, now }: { readonly db: Database; readonly random: RandomBytes; readonly now: number },
  row: OrderRow,
  { amount, installments, frequency, firstDay: first_day }: SwpTerms,
): Promise<void> => {
  const days = { kind: 'swp', first_day, day_of_month: dayOfMonth(first_day), frequency, installments } as const;
  const plan: ScheduleRow = {
    ...days,
    id: newId(random, 'sch'),
    client_id: row.client_id,
    order_id: row.id,
    state: 'running',
    amount,
    made: 0,
    skips: 0,
    pause_fewest: 0,
    pause_most: 0,
    mandate_row_id: '',
    source_id: '',
    created_at: now,
    due_at: occurrenceMoment(days, 0),
  };
  await db.insertInto('schedules').values(plan).execute();
  await recordAndMailOwner(db, row, ({ swpRegistered }) => swpRegistered(installments, rupeeText(amount)), now);
};

/** Ends a SWP; sold units are still credited. */
export const endSwp = async (db: Database, row: OrderRow, plan: ScheduleRow, at: number): Promise<void> => {
  await endPlan(db, plan, 'cancelled');
  await recordAndMailOwner(db, row, ({ swpCancelled }) => swpCancelled, at);
};
