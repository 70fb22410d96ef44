import { type RandomBytes } from '../../kit/random.ts';
import { forEachPortion } from '../../store/portions.ts';
import { type Database } from '../../store/database.ts';
import { installmentTexts } from '../settlement/installment-texts.ts';
import { createInstallment, type NewInstallment, createRegistrationHistoryLine } from './installments.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { newOrderNumbers } from '../records/order-numbers.ts';
import { mailOwnerOfOrder } from '../settlement/order-mails.ts';
import {
  advancePlansToNextOccurrence,
  createPlanSource,
  nextPositionOf,
  occurrenceMoment,
} from '../records/schedules.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';

/** Rows by their ids, read in portions. */
const readRowsById = async <T extends { readonly id: string }>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly T[]>,
): Promise<ReadonlyMap<string, T>> => {
  const found = new Map<string, T>();
  await forEachPortion([...new Set(ids)], async (some) => {
    for (const row of await read(some)) found.set(row.id, row);
  });
  return found;
};

interface CreatedInstallment {
  readonly plan: ScheduleRow;
  readonly registration: OrderRow;
  readonly installment: NewInstallment;
}

/** Creates the due instalments of plans without skips. */
const createInstallments = async (
  db: Database,
  random: RandomBytes,
  plans: readonly ScheduleRow[],
  at: number,
): Promise<CreatedInstallment[]> => {
  const registrations = await readRowsById(
    plans.map(({ order_id }) => order_id),
    (some) => db.selectFrom('orders').selectAll().where('id', 'in', some).execute(),
  );
  const mandates = await readRowsById(
    plans.map(({ mandate_row_id }) => mandate_row_id),
    (some) => db.selectFrom('mandates').selectAll().where('id', 'in', some).execute(),
  );
  const numbers = await newOrderNumbers(db, plans.length);
  const taken = new Map<string, number>();
  return plans.flatMap((plan, index) => {
    const registration = registrations.get(plan.order_id);
    const number = numbers[index];
    if (!registration || number === undefined) return [];
    const mandate = mandates.get(plan.mandate_row_id);
    const before = taken.get(plan.mandate_row_id) ?? 0;
    const installment = createInstallment({
      plan,
      registration,
      number,
      mandate,
      amountDebitedByOthers: before,
      at,
      random,
    });
    taken.set(plan.mandate_row_id, before + installment.debitedAmount);
    return [{ plan, registration, installment }];
  });
};

const debitInstallmentsFromMandates = async (db: Database, begun: readonly CreatedInstallment[]): Promise<void> => {
  const taken = new Map<string, number>();
  for (const { plan, installment } of begun) {
    if (installment.debitedAmount > 0)
      taken.set(plan.mandate_row_id, (taken.get(plan.mandate_row_id) ?? 0) + installment.debitedAmount);
  }
  for (const [id, amount] of taken) {
    await db
      .updateTable('mandates')
      .set(({ eb }) => ({ limit_used: eb('limit_used', '+', amount) }))
      .where('id', '=', id)
      .execute();
  }
};

/** A pause ends with the first instalment that is not skipped. */
const resumePausedSips = (db: Database, ids: readonly string[]): Promise<void> =>
  forEachPortion(ids, async (some) => {
    const paused = db.updateTable('orders').where('id', 'in', some).where('state', '=', 'paused');
    await paused.set({ state: 'registered' }).where('allotted_at', 'is', null).execute();
    await paused.set({ state: 'allotted' }).execute();
  });

const completeEndedPlans = async (db: Database, plans: readonly ScheduleRow[], at: number): Promise<void> => {
  const ended = plans.filter((plan) => occurrenceMoment(plan, plan.made + 1) === null);
  await forEachPortion(ended, async (some) => {
    await db
      .updateTable('orders')
      .set({ state: 'completed' })
      .where(
        'id',
        'in',
        some.map(({ order_id }) => order_id),
      )
      .execute();
    const lines = some.map((plan) => ({
      ...createRegistrationHistoryLine(plan, installmentTexts.completed, at),
      position: 2000 + plan.made,
    }));
    await db.insertInto('order_events').values(lines).execute();
  });
  for (const { order_id } of ended) await mailOwnerOfOrder(db, order_id, ({ sipCompleted }) => sipCompleted, at);
};

/** Carries out the instalments and skips of plans that are due at the same moment. */
export const carryOutInstallments = async (
  db: Database,
  random: RandomBytes,
  plans: readonly ScheduleRow[],
  at: number,
): Promise<void> => {
  const begun = await createInstallments(
    db,
    random,
    plans.filter(({ skips }) => skips === 0),
    at,
  );
  await forEachPortion(begun, async (some) => {
    await db
      .insertInto('orders')
      .values(some.map(({ installment }) => installment.order))
      .execute();
    const lines = some.map(({ plan, installment }) => createRegistrationHistoryLine(plan, installment.event, at));
    await db.insertInto('order_events').values(lines).execute();
  });
  await resumePausedSips(
    db,
    begun.filter(({ registration }) => registration.state === 'paused').map(({ plan }) => plan.order_id),
  );
  const skipped = plans.filter(({ skips }) => skips > 0);
  await forEachPortion(skipped, async (some) => {
    const lines = some.map((plan) => createRegistrationHistoryLine(plan, installmentTexts.skipped(plan), at));
    await db.insertInto('order_events').values(lines).execute();
  });
  await debitInstallmentsFromMandates(db, begun);
  await advancePlansToNextOccurrence(db, plans);
  for (const { plan, installment } of begun) {
    const { failure } = installment;
    if (failure !== null)
      await mailOwnerOfOrder(db, plan.order_id, (words) => words.installmentFailed(nextPositionOf(plan), failure), at);
  }
  await completeEndedPlans(db, plans, at);
};

/** Instalments of SIPs that are due. */
export const dueInstallments = createPlanSource('sip', carryOutInstallments);
