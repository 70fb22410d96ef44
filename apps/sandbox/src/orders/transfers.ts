import { type DueSource } from '../ground/due.ts';
import { newId, type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { openFolios } from './allotments.ts';
import { lineOf } from './installments.ts';
import { leaveByPlan } from './leaving.ts';
import { newOrder } from './new-order.ts';
import { mailTo } from './order-mails.ts';
import { unitsFor } from './order-money.ts';
import { newOrderNumber } from './order-numbers.ts';
import { type OrderRow } from './order-tables.ts';
import { orderById } from './orders.ts';
import { priceOn, saleNavDay } from './pricing.ts';
import { type PayoutRow, type ScheduleRow } from './schedule-tables.ts';
import { duePlans, endPlan, goOn, momentOf } from './schedules.ts';
import { transferTexts } from './transfer-texts.ts';

/** Transfer, stored as an order under the registration of its STP. */
interface Transfer {
  readonly plan: ScheduleRow;
  readonly registration: OrderRow;
  readonly number: string;
  readonly at: number;
  readonly random: Random;
}

const childOf = ({ plan, registration, number, at, random }: Transfer, rest: Partial<OrderRow>): OrderRow => ({
  ...registration,
  ...newOrder,
  id: newId(random, 'ord'),
  parent_id: registration.id,
  position: plan.made + 1,
  type: 'installment',
  registration_no: registration.registration_no,
  number,
  created_at: at,
  ...rest,
});

/** Columns of a purchase: units at a NAV, or the amount as value without a NAV. */
const boughtFor = (amount: number, nav: number | undefined) =>
  nav === undefined || nav <= 0
    ? { invested: amount, units: 0, value: amount, redeemable: amount }
    : { invested: amount, units: unitsFor(amount, nav), value: 0, redeemable: 0 };

/** Credits the transferred amount to the target, at the target's NAV of the same day. */
const arrive = async (db: Database, transfer: Transfer, amount: number): Promise<void> => {
  const { plan, registration, number, at } = transfer;
  const { navDay: nav_day, nav } = await priceOn(db, registration.scheme_code, saleNavDay(at));
  const bought = boughtFor(amount, nav);
  await openFolios(db, [registration.id], at);
  const { folio } = await orderById(db, registration.id);
  const child = childOf(transfer, { ...bought, amount, nav_day, folio, state: 'allotted', allotted_at: at });
  await db.insertInto('orders').values(child).execute();
  await db
    .updateTable('orders')
    .set(({ eb }) => ({
      nav_day,
      invested: eb('invested', '+', bought.invested),
      units: eb('units', '+', bought.units),
      value: eb('value', '+', bought.value),
      redeemable: eb('redeemable', '+', bought.redeemable),
    }))
    .where('id', '=', registration.id)
    .execute();
  await db
    .insertInto('order_events')
    .values(lineOf(plan, transferTexts.arrived(plan, amount, number), at))
    .execute();
};

const reject = async (db: Database, transfer: Transfer): Promise<void> => {
  const { plan, at } = transfer;
  const rejection = 'The source order has no units left.';
  await db
    .insertInto('orders')
    .values(childOf(transfer, { state: 'rta_rejected', rejection }))
    .execute();
  await db
    .insertInto('order_events')
    .values(lineOf(plan, transferTexts.rejected(plan), at))
    .execute();
};

const complete = async (db: Database, { plan, registration, at }: Transfer, line: string): Promise<void> => {
  await endPlan(db, plan, 'completed');
  await db.updateTable('orders').set({ state: 'completed' }).where('id', '=', registration.id).execute();
  await db
    .insertInto('order_events')
    .values({ ...lineOf(plan, line, at), position: 2000 + plan.made })
    .execute();
  await mailTo(db, registration, 'Your STP is complete', at);
};

/** Moves units from the source to the target; an empty source, or the last transfer, ends the STP. */
const carryOut = async (db: Database, random: Random, plan: ScheduleRow, at: number): Promise<void> => {
  const registration = await orderById(db, plan.order_id);
  const source = await orderById(db, plan.source_id);
  const transfer = { plan, registration, number: await newOrderNumber(db), at, random };
  const line = ({ amount }: PayoutRow) => transferTexts.left(plan, amount, registration.scheme_name);
  const left = await leaveByPlan(db, { plan, source, at, random, state: 'credited', due_at: null, line });
  await goOn(db, [plan]);
  if (!left) {
    await reject(db, transfer);
    return complete(db, transfer, transferTexts.usedUp);
  }
  const { payout, isEmpty } = left;
  await arrive(db, transfer, payout.credited);
  if (momentOf(plan, plan.made + 1) === null) await complete(db, transfer, transferTexts.completed);
  else if (isEmpty) await complete(db, transfer, transferTexts.usedUp);
};

/** Due transfers of STPs, carried out in sequence: two can have the same source. */
export const dueTransfers: DueSource = async (db, until) => {
  const due = await duePlans(db, 'stp', until);
  if (!due) return undefined;
  const { at, plans } = due;
  const run = async (transaction: Database, random: Random) => {
    for (const plan of await plans()) await carryOut(transaction, random, plan, at);
  };
  return { at, run };
};
