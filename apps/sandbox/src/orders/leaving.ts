import { navOn } from '../catalogue/port.ts';
import { dayAt } from '../kit/days.ts';
import { newId, type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { termsOf } from './order-money.ts';
import { type OrderRow, type OrderState } from './order-tables.ts';
import { loadOf, type Taken, takenBy, worthAt } from './redemption-rules.ts';
import { type PayoutRow, type ScheduleRow } from './schedule-tables.ts';
import { addEvent } from './transitions.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

/** Percent that leaving this holding costs. */
export const exitLoadOf = (row: OrderRow): number => termsOf(row).exitLoad ?? 0;

/** A SWP ends with the units that it is paid from. */
const endWithdrawals = async (db: Database, { id }: OrderRow, at: number): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('schedules')
    .set({ state: 'completed', due_at: null })
    .where('order_id', '=', id)
    .where('kind', '=', 'swp')
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await addEvent(db, id, withdrawalTexts.usedUp, at);
};

/** What a single order is called once the last units have left it: by the way that these went. */
type Emptied = Extract<OrderState, 'redeemed_full' | 'transferred_full'>;

/** What leaves an order, and what becomes of the order with it. */
interface TakenOut extends Taken {
  readonly emptied: Emptied;
}

/** Takes something out of what an order holds at a moment, and says whether anything is left. */
export const takeOut = async (
  db: Database,
  row: OrderRow,
  { units, value, redeemable, invested, emptied }: TakenOut,
  at: number,
  rest: Partial<OrderRow> = {},
): Promise<{ readonly isEmpty: boolean }> => {
  const left = {
    units: row.units - units,
    value: row.value - value,
    redeemable: row.redeemable - redeemable,
    invested: row.invested - invested,
  };
  const isEmpty = left.units === 0 && left.redeemable === 0;
  const state = isEmpty && row.type === 'single' ? { state: emptied } : {};
  await db
    .updateTable('orders')
    .set({ ...left, ...rest, ...state })
    .where('id', '=', row.id)
    .execute();
  if (isEmpty) await endWithdrawals(db, row, at);
  return { isEmpty };
};

/** What a redemption that is under way has asked for, in thousandths of a rupee; all there is where it is of the whole. */
const promisedOf = async (db: Database, { id }: OrderRow, worth: number): Promise<number> => {
  const redemption = await db
    .selectFrom('payouts')
    .select(['amount', 'is_whole'])
    .where('order_id', '=', id)
    .where('schedule_id', '=', '')
    .where('state', '=', 'requested')
    .executeTakeFirst();
  if (!redemption) return 0;
  return redemption.is_whole === 1 ? worth : Math.min(redemption.amount, worth);
};

/** One occurrence of a plan that takes units out of an order: a withdrawal, or one side of a transfer. */
export interface Leaving extends Pick<PayoutRow, 'state' | 'due_at'> {
  readonly plan: ScheduleRow;
  readonly source: OrderRow;
  readonly at: number;
  readonly random: Random;
}

/**
 * Takes the amount of a plan out of an order at the NAV of the day, or what is left where that is less and no redemption
 * has asked for it; undefined where nothing is free. What was taken is a row of `payouts`, so that sums balance.
 */
export const leaveByPlan = async (
  db: Database,
  { plan, source, at, random, state, due_at }: Leaving,
): Promise<{ readonly payout: PayoutRow; readonly isEmpty: boolean } | undefined> => {
  const nav_day = dayAt(at);
  const nav = source.units > 0 ? await navOn(db, source.scheme_code, nav_day, nav_day) : undefined;
  const worth = worthAt(source, nav);
  const promised = await promisedOf(db, source, worth);
  const free = worth - promised;
  if (free <= 0) return undefined;
  const is_whole = promised === 0 && plan.amount >= free ? 1 : 0;
  const wanted = { amount: Math.min(plan.amount, free), is_whole, units: source.units } as const;
  const taken = takenBy(wanted, source, nav);
  const payout: PayoutRow = {
    id: newId(random, 'out'),
    client_id: source.client_id,
    order_id: source.id,
    schedule_id: plan.id,
    position: plan.made + 1,
    amount: taken.amount,
    credited: loadOf(taken.amount, exitLoadOf(source)).credited,
    state,
    requested_at: at,
    due_at,
    nav_day,
    is_whole,
    units: taken.units,
    cost: taken.invested,
  };
  await db.insertInto('payouts').values(payout).execute();
  const emptied = plan.kind === 'stp' ? 'transferred_full' : 'redeemed_full';
  return { payout, ...(await takeOut(db, source, { ...taken, emptied }, at)) };
};
