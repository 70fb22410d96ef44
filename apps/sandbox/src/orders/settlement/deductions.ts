import { newId, type RandomBytes } from '../../kit/random.ts';
import { type Database } from '../../store/database.ts';
import { orderTermsOf } from '../valuation/order-money.ts';
import { type OrderRow, type OrderState } from '../records/order-tables.ts';
import { readPriceOfNavDay, saleDealingOf } from '../valuation/pricing.ts';
import {
  computeExitLoad,
  type SaleDeduction,
  computeDeduction,
  computeRedeemableWorth,
} from '../valuation/redemption-rules.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';
import { addHistoryLine } from './transitions.ts';
import { withdrawalTexts } from './withdrawal-texts.ts';

/** Exit load of an order in percent. */
export const exitLoadPercentOf = (row: OrderRow): number => orderTermsOf(row).exitLoad ?? 0;

/** A SWP ends when its order has no units left. */
const completeSwpOfEmptyOrder = async (db: Database, { id }: OrderRow, at: number): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('schedules')
    .set({ state: 'completed', due_at: null })
    .where('order_id', '=', id)
    .where('kind', '=', 'swp')
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await addHistoryLine(db, id, withdrawalTexts.usedUp, at);
};

/** State of a single order after its last units have been redeemed or transferred. */
type EmptiedState = Extract<OrderState, 'redeemed_full' | 'transferred_full'>;

/** Amounts to deduct from an order, its state if nothing remains, and its history line. */
interface OrderDeduction extends SaleDeduction {
  readonly emptiedState: EmptiedState;
  /** line of the order's history; the line about the end of a SWP follows this line */
  readonly line: string;
}

/** Deducts units and money from an order; `isEmpty` is true if nothing remains. */
export const deductFromOrder = async (
  db: Database,
  row: OrderRow,
  { units, value, redeemable, invested, emptiedState: emptied, line }: OrderDeduction,
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
  await addHistoryLine(db, row.id, line, at);
  if (isEmpty) await completeSwpOfEmptyOrder(db, row, at);
  return { isEmpty };
};

/** Amount of the redemption under way, in thousandths of a rupee; the whole worth for a full redemption. */
const readReservedAmount = async (db: Database, { id }: OrderRow, worth: number): Promise<number> => {
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

/** Occurrence of a plan that sells units of an order: a withdrawal, or the outflow of a transfer. */
export interface PlanSale extends Pick<PayoutRow, 'state' | 'due_at'> {
  readonly plan: ScheduleRow;
  readonly source: OrderRow;
  readonly at: number;
  readonly random: RandomBytes;
  /** line of the source's history */
  readonly line: (payout: PayoutRow) => string;
}

/**
 * Deducts the amount of a plan from an order at the NAV of its day, or the remaining worth if that is less. The amount
 * of a requested redemption is reserved. Returns undefined if nothing is available. The deduction is stored in
 * `payouts`, so that the sums balance.
 */
export const sellUnitsForPlan = async (
  db: Database,
  { plan, source, at, random, state, due_at, line }: PlanSale,
): Promise<{ readonly payout: PayoutRow; readonly isEmpty: boolean } | undefined> => {
  const { navDay: nav_day, nav } = await readPriceOfNavDay(
    db,
    source.scheme_code,
    saleDealingOf(at, orderTermsOf(source)).navDay,
  );
  const worth = computeRedeemableWorth(source, nav);
  const promised = await readReservedAmount(db, source, worth);
  const free = worth - promised;
  if (free <= 0) return undefined;
  const is_whole = promised === 0 && plan.amount >= free ? 1 : 0;
  const wanted = { amount: Math.min(plan.amount, free), is_whole, units: source.units } as const;
  const taken = computeDeduction(wanted, source, nav);
  const payout: PayoutRow = {
    id: newId(random, 'out'),
    client_id: source.client_id,
    order_id: source.id,
    schedule_id: plan.id,
    position: plan.made + 1,
    amount: taken.amount,
    credited: computeExitLoad(taken.amount, exitLoadPercentOf(source)).credited,
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
  return {
    payout,
    ...(await deductFromOrder(db, source, { ...taken, emptiedState: emptied, line: line(payout) }, at)),
  };
};
