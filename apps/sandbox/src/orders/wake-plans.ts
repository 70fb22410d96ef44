import { dayAt } from '../kit/days.ts';
import { type MigrationStep } from '../store/columns.ts';
import { type Database } from '../store/database.ts';
import { goingOn } from './schedules.ts';

/** Running plans without a next day; a STP whose source is not here has nothing to move. */
const stillIn = (db: Database) =>
  db
    .selectFrom('schedules')
    .selectAll()
    .where('state', '=', 'running')
    .where('due_at', 'is', null)
    .where((row) => row.or([row.eb('kind', '!=', 'stp'), row.eb('source_id', '!=', '')]))
    .execute();

/** Orders that were called redeemed although their last units went into another scheme. */
const callTransferred = (db: Database) =>
  db
    .updateTable('orders')
    .set({ state: 'transferred_full' })
    .where('state', '=', 'redeemed_full')
    .where('id', 'in', (orders) =>
      orders
        .selectFrom('payouts')
        .innerJoin('schedules', 'schedules.id', 'payouts.schedule_id')
        .select('payouts.order_id')
        .where('schedules.kind', '=', 'stp')
        .where('payouts.is_whole', '=', 1),
    )
    .execute();

/**
 * Plans of a file from before they went by the clock go on with the first of their days after the last thing that the file
 * knows of: what it missed since then comes as it does after any time in which nothing ran.
 */
export const wakePlans: MigrationStep = async (never) => {
  const db = never as unknown as Database;
  await callTransferred(db);
  const plans = await stillIn(db);
  if (plans.length === 0) return;
  const { last } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.max('at').as('last'))
    .executeTakeFirstOrThrow();
  for (const plan of plans)
    await db
      .updateTable('schedules')
      .set(goingOn(plan, dayAt(last)))
      .where('id', '=', plan.id)
      .execute();
};
