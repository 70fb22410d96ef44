import { newId, type RandomBytes } from '../../kit/random.ts';
import { type Database } from '../../store/database.ts';
import { openFoliosOfFirstAllotment } from '../settlement/allotments.ts';
import { createRegistrationHistoryLine } from '../sip/installments.ts';
import { sellUnitsForPlan } from '../settlement/deductions.ts';
import { newOrderDefaults } from '../records/new-order.ts';
import { mailOwner } from '../settlement/order-mails.ts';
import { computeUnits, orderTermsOf } from '../valuation/order-money.ts';
import { newOrderNumber } from '../records/order-numbers.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { readOrderRow } from '../view/orders.ts';
import { readPriceOfNavDay, saleDealingOf } from '../valuation/pricing.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';
import { createPlanSource, endPlan, advancePlansToNextOccurrence, occurrenceMoment } from '../records/schedules.ts';
import { transferTexts } from './transfer-texts.ts';

/** Transfer, stored as an order under the registration of its STP. */
interface Transfer {
  readonly plan: ScheduleRow;
  readonly registration: OrderRow;
  readonly number: string;
  readonly at: number;
  readonly random: RandomBytes;
}

const createTransferOrder = (
  { plan, registration, number, at, random }: Transfer,
  rest: Partial<OrderRow>,
): OrderRow => ({
  ...registration,
  ...newOrderDefaults,
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
const purchasedUnitColumns = (amount: number, nav: number | undefined) =>
  nav === undefined || nav <= 0
    ? { invested: amount, units: 0, value: amount, redeemable: amount }
    : { invested: amount, units: computeUnits(amount, nav), value: 0, redeemable: 0 };

/** Credits the transferred amount to the target, at the target's NAV of the dealing day. */
const creditTargetOrder = async (db: Database, transfer: Transfer, amount: number): Promise<void> => {
  const { plan, registration, number, at } = transfer;
  const { dealtOn } = saleDealingOf(at, orderTermsOf(registration));
  const { navDay: nav_day, nav } = await readPriceOfNavDay(db, registration.scheme_code, dealtOn);
  const bought = purchasedUnitColumns(amount, nav);
  await openFoliosOfFirstAllotment(db, [registration.id], at);
  const { folio } = await readOrderRow(db, registration.id);
  const child = createTransferOrder(transfer, {
    ...bought,
    amount,
    nav_day,
    folio,
    state: 'allotted',
    allotted_at: at,
  });
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
    .values(createRegistrationHistoryLine(plan, transferTexts.arrived(plan, amount, number), at))
    .execute();
};

const recordFailedTransfer = async (db: Database, transfer: Transfer): Promise<void> => {
  const { plan, at } = transfer;
  const rejection = 'The source order has no units left.';
  await db
    .insertInto('orders')
    .values(createTransferOrder(transfer, { state: 'rta_rejected', rejection }))
    .execute();
  await db
    .insertInto('order_events')
    .values(createRegistrationHistoryLine(plan, transferTexts.rejected(plan), at))
    .execute();
};

const completeStp = async (db: Database, { plan, registration, at }: Transfer, line: string): Promise<void> => {
  await endPlan(db, plan, 'completed');
  await db.updateTable('orders').set({ state: 'completed' }).where('id', '=', registration.id).execute();
  await db
    .insertInto('order_events')
    .values({ ...createRegistrationHistoryLine(plan, line, at), position: 2000 + plan.made })
    .execute();
  await mailOwner(db, registration, ({ stpCompleted }) => stpCompleted, at);
};

/** Moves units from the source to the target; an empty source, or the last transfer, ends the STP. */
const carryOutTransfer = async (db: Database, random: RandomBytes, plan: ScheduleRow, at: number): Promise<void> => {
  const registration = await readOrderRow(db, plan.order_id);
  const source = await readOrderRow(db, plan.source_id);
  const transfer = { plan, registration, number: await newOrderNumber(db), at, random };
  const transferLine = ({ amount }: PayoutRow) => transferTexts.left(plan, amount, registration.scheme_name);
  const left = await sellUnitsForPlan(db, {
    plan,
    source,
    at,
    random,
    state: 'credited',
    due_at: null,
    line: transferLine,
  });
  await advancePlansToNextOccurrence(db, [plan]);
  if (!left) {
    await recordFailedTransfer(db, transfer);
    return completeStp(db, transfer, transferTexts.usedUp);
  }
  const { payout, isEmpty } = left;
  await creditTargetOrder(db, transfer, payout.credited);
  if (occurrenceMoment(plan, plan.made + 1) === null) await completeStp(db, transfer, transferTexts.completed);
  else if (isEmpty) await completeStp(db, transfer, transferTexts.usedUp);
};

/** Due transfers of STPs, carried out in sequence: two can have the same source. */
export const dueTransfers = createPlanSource('stp', async (db, random, plans, at) => {
  for (const plan of plans) await carryOutTransfer(db, random, plan, at);
});
