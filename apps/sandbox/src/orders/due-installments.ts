import { type DueSource } from '../ground/due.ts';
import { type Random } from '../kit/random.ts';
import { inPortions } from '../store/portions.ts';
import { type Database } from '../store/database.ts';
import { installmentTexts } from './installment-texts.ts';
import { beginInstallment, type Installment, lineOf } from './installments.ts';
import { type OrderRow } from './order-tables.ts';
import { newOrderNumbers } from './order-numbers.ts';
import { mailAbout } from './order-mails.ts';
import { duePlans, goOn, momentOf } from './schedules.ts';
import { type ScheduleRow } from './schedule-tables.ts';

/** Rows by their ids, read in portions. */
const byId = async <T extends { readonly id: string }>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly T[]>,
): Promise<ReadonlyMap<string, T>> => {
  const found = new Map<string, T>();
  await inPortions([...new Set(ids)], async (some) => {
    for (const row of await read(some)) found.set(row.id, row);
  });
  return found;
};

interface Begun {
  readonly plan: ScheduleRow;
  readonly registration: OrderRow;
  readonly installment: Installment;
}

/** Creates the due instalments of plans without skips. */
const begin = async (db: Database, random: Random, plans: readonly ScheduleRow[], at: number): Promise<Begun[]> => {
  const registrations = await byId(
    plans.map(({ order_id }) => order_id),
    (some) => db.selectFrom('orders').selectAll().where('id', 'in', some).execute(),
  );
  const mandates = await byId(
    plans.map(({ mandate_id }) => mandate_id),
    (some) => db.selectFrom('mandates').selectAll().where('id', 'in', some).execute(),
  );
  const numbers = await newOrderNumbers(db, plans.length);
  const taken = new Map<string, number>();
  return plans.flatMap((plan, index) => {
    const registration = registrations.get(plan.order_id);
    const number = numbers[index];
    if (!registration || number === undefined) return [];
    const mandate = mandates.get(plan.mandate_id);
    const before = taken.get(plan.mandate_id) ?? 0;
    const installment = beginInstallment({ plan, registration, number, mandate, taken: before, at, random });
    taken.set(plan.mandate_id, before + installment.taken);
    return [{ plan, registration, installment }];
  });
};

const take = async (db: Database, begun: readonly Begun[]): Promise<void> => {
  const taken = new Map<string, number>();
  for (const { plan, installment } of begun) {
    if (installment.taken > 0) taken.set(plan.mandate_id, (taken.get(plan.mandate_id) ?? 0) + installment.taken);
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
const resume = (db: Database, ids: readonly string[]): Promise<void> =>
  inPortions(ids, async (some) => {
    const paused = db.updateTable('orders').where('id', 'in', some).where('state', '=', 'paused');
    await paused.set({ state: 'registered' }).where('allotted_at', 'is', null).execute();
    await paused.set({ state: 'allotted' }).execute();
  });

const complete = async (db: Database, plans: readonly ScheduleRow[], at: number): Promise<void> => {
  const ended = plans.filter((plan) => momentOf(plan, plan.made + 1) === null);
  await inPortions(ended, async (some) => {
    await db
      .updateTable('orders')
      .set({ state: 'completed' })
      .where(
        'id',
        'in',
        some.map(({ order_id }) => order_id),
      )
      .execute();
    const lines = some.map((plan) => ({ ...lineOf(plan, installmentTexts.completed, at), position: 2000 + plan.made }));
    await db.insertInto('order_events').values(lines).execute();
  });
  for (const { order_id } of ended) await mailAbout(db, order_id, 'Your SIP is complete', at);
};

/** Carries out the instalments and skips of plans that are due at the same moment. */
export const carryOut = async (
  db: Database,
  random: Random,
  plans: readonly ScheduleRow[],
  at: number,
): Promise<void> => {
  const begun = await begin(
    db,
    random,
    plans.filter(({ skips }) => skips === 0),
    at,
  );
  await inPortions(begun, async (some) => {
    await db
      .insertInto('orders')
      .values(some.map(({ installment }) => installment.order))
      .execute();
    const lines = some.map(({ plan, installment }) => lineOf(plan, installment.event, at));
    await db.insertInto('order_events').values(lines).execute();
  });
  await resume(
    db,
    begun.filter(({ registration }) => registration.state === 'paused').map(({ plan }) => plan.order_id),
  );
  const skipped = plans.filter(({ skips }) => skips > 0);
  await inPortions(skipped, async (some) => {
    const lines = some.map((plan) => lineOf(plan, installmentTexts.skipped(plan), at));
    await db.insertInto('order_events').values(lines).execute();
  });
  await take(db, begun);
  await goOn(db, plans);
  for (const { plan, installment } of begun) {
    if (installment.failure !== '') await mailAbout(db, plan.order_id, installment.event, at);
  }
  await complete(db, plans, at);
};

/** Instalments of SIPs that are due. */
export const dueInstallments: DueSource = async (db, until) => {
  const due = await duePlans(db, 'sip', until);
  if (!due) return undefined;
  const { at, plans } = due;
  return { at, run: async (transaction, random) => carryOut(transaction, random, await plans(), at) };
};
