import { navOn } from '../catalogue/port.ts';
import { type DueSource } from '../ground/due.ts';
import { dayAt } from '../kit/days.ts';
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
import { type ScheduleRow } from './schedule-tables.ts';
import { duePlans, endPlan, goOn, momentOf } from './schedules.ts';
import { transferTexts as say } from './transfer-texts.ts';
import { addEvent } from './transitions.ts';

/** One transfer, as an order under the registration of its STP. */
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

/** What an amount buys of a scheme on a day: units, or its own worth without a NAV. */
const boughtFor = async (db: Database, { scheme_code }: OrderRow, amount: number, at: number) => {
  const nav = await navOn(db, scheme_code, dayAt(at), dayAt(at));
  return nav === undefined || nav <= 0
    ? { invested: amount, units: 0, value: amount, redeemable: amount }
    : { invested: amount, units: unitsFor(amount, nav), value: 0, redeemable: 0 };
};

/** What left the source arrives in the target, at its NAV of the same day. */
const arrive = async (db: Database, transfer: Transfer, amount: number): Promise<void> => {
  const { plan, registration, number, at } = transfer;
  const bought = await boughtFor(db, registration, amount, at);
  await openFolios(db, [registration.id], at);
  const { folio } = await orderById(db, registration.id);
  const child = childOf(transfer, { ...bought, amount, folio, state: 'allotted', allotted_at: at });
  await db.insertInto('orders').values(child).execute();
  await db
    .updateTable('orders')
    .set(({ eb }) => ({
      invested: eb('invested', '+', bought.invested),
      units: eb('units', '+', bought.units),
      value: eb('value', '+', bought.value),
      redeemable: eb('redeemable', '+', bought.redeemable),
    }))
    .where('id', '=', registration.id)
    .execute();
  await db
    .insertInto('order_events')
    .values(lineOf(plan, say.arrived(plan, amount, number), at))
    .execute();
};

const reject = async (db: Database, transfer: Transfer): Promise<void> => {
  const { plan, at } = transfer;
  const rejection = 'Nothing was left in the source.';
  await db
    .insertInto('orders')
    .values(childOf(transfer, { state: 'rta_rejected', rejection }))
    .execute();
  await db
    .insertInto('order_events')
    .values(lineOf(plan, say.rejected(plan), at))
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

/** Units leave the source and enter the target; an empty source, or the last transfer, ends the STP. */
const carryOut = async (db: Database, random: Random, plan: ScheduleRow, at: number): Promise<void> => {
  const registration = await orderById(db, plan.order_id);
  const source = await orderById(db, plan.source_id);
  const transfer = { plan, registration, number: await newOrderNumber(db), at, random };
  const left = await leaveByPlan(db, { plan, source, at, random, state: 'credited', due_at: null });
  await goOn(db, [plan]);
  if (!left) {
    await reject(db, transfer);
    return complete(db, transfer, say.usedUp);
  }
  const { payout, isEmpty } = left;
  await addEvent(db, source.id, say.left(plan, payout.amount, registration.scheme_name), at);
  await arrive(db, transfer, payout.credited);
  if (momentOf(plan, plan.made + 1) === null) await complete(db, transfer, say.completed);
  else if (isEmpty) await complete(db, transfer, say.usedUp);
};

/** Transfers of STPs whose day has come, one after the other: two may leave the same order. */
export const dueTransfers: DueSource = async (db, until) => {
  const due = await duePlans(db, 'stp', until);
  if (!due) return undefined;
  const { at, plans } = due;
  const run = async (transaction: Database, random: Random) => {
    for (const plan of await plans()) await carryOut(transaction, random, plan, at);
  };
  return { at, run };
};
