import { type Advisor, NOT_FOUND_TEXT, type Pricing, type Watchlist } from '@folioflow/api/contract';
import { Refusal } from '../ground/refusal.ts';
import { newId, newToken, type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { advicePlans, advisers } from '../watchlists/advice-offer.ts';
import { type WatchlistRow } from '../watchlists/watchlist-tables.ts';
import { watchlistRows } from '../watchlists/watchlists.ts';
import { type AdviceOrderRow } from './advice-tables.ts';

/** How long an order may be paid and confirmed (sandbox.md 3.7). */
const ORDER_LIFE = 30 * 60_000;
const PAISE = 100;

const stranger = () => new Refusal('notFound', NOT_FOUND_TEXT);

/** What is asked for, by ids alone (A51, C-80). */
export interface AskedAdvice {
  readonly selected_watchlist: Pick<Watchlist, 'id'>;
  readonly pricing_plan: Pick<Pricing, 'id'>;
  readonly scheme_advisor: Pick<Advisor, '_id'>;
}

interface Subject {
  readonly watchlist: WatchlistRow;
  readonly advisor_id: string;
  readonly plan_id: string;
  /** paise */
  readonly amount: number;
  readonly label: string;
}

/** @throws Refusal 061 (watchlist of the caller, plan, advisor) */
export const subjectOf = async (db: Database, clientId: string, asked: AskedAdvice): Promise<Subject> => {
  const watchlist = (await watchlistRows(db, clientId)).find(({ id }) => id === asked.selected_watchlist.id);
  const plan = advicePlans.find(({ id }) => id === asked.pricing_plan.id);
  const advisor = advisers.find(({ _id }) => _id === asked.scheme_advisor._id);
  if (!watchlist || !plan || !advisor) throw stranger();
  return { watchlist, advisor_id: advisor._id, plan_id: plan.id, amount: plan.price * PAISE, label: plan.label };
};

export const isExpired = ({ state, opened_at }: AdviceOrderRow, now: number): boolean =>
  state === 'expired' || now - opened_at >= ORDER_LIFE;

/** An order by its id, whoever's it is: the checkout knows no customers. */
export const adviceOrder = (db: Database, id: string): Promise<AdviceOrderRow | undefined> =>
  db.selectFrom('advice_orders').selectAll().where('id', '=', id).executeTakeFirst();

export const enterAdvice = async (
  db: Database,
  { id }: Pick<AdviceOrderRow, 'id'>,
  state: AdviceOrderRow['state'],
): Promise<void> => {
  await db.updateTable('advice_orders').set({ state }).where('id', '=', id).execute();
};

/**
 * The order that pays for this: a watchlist has one that can be paid at a time, so that two windows never take the money
 * twice. The same thing asked for again is the same order, another choice takes the place of the one before.
 * @throws Refusal 020 (the money for this watchlist is taken, and not confirmed yet)
 */
export const openAdviceOrder = async (
  { db, random, now }: { readonly db: Database; readonly random: Random; readonly now: number },
  clientId: string,
  { watchlist, advisor_id, plan_id, amount }: Subject,
): Promise<AdviceOrderRow> => {
  const rows = await db
    .selectFrom('advice_orders')
    .selectAll()
    .where('watchlist_id', '=', watchlist.id)
    .where('state', 'in', ['created', 'captured'])
    .execute();
  const live = rows.filter((row) => !isExpired(row, now));
  if (live.some(({ state }) => state === 'captured'))
    throw new Refusal('preconditionFailed', 'This watchlist is paid for already; its payment waits to be confirmed.');
  const same = live.find((row) => row.plan_id === plan_id && row.advisor_id === advisor_id);
  for (const row of live) if (row !== same) await enterAdvice(db, row, 'replaced');
  if (same) {
    await db.updateTable('advice_orders').set({ opened_at: now }).where('id', '=', same.id).execute();
    return same;
  }
  const row: AdviceOrderRow = {
    id: newId(random, 'order'),
    client_id: clientId,
    watchlist_id: watchlist.id,
    advisor_id,
    plan_id,
    amount,
    state: 'created',
    opened_at: now,
    payment_id: '',
    signature: '',
  };
  await db.insertInto('advice_orders').values(row).execute();
  return row;
};

/** The checkout takes the money of an order, once; undefined where this order cannot be paid. */
export const captureAdvice = async (
  { db, random, now }: { readonly db: Database; readonly random: Random; readonly now: number },
  id: string,
  amount: unknown,
): Promise<Pick<AdviceOrderRow, 'payment_id' | 'signature'> | undefined> => {
  const order = await adviceOrder(db, id);
  if (order?.state !== 'created' || order.amount !== amount || isExpired(order, now)) return undefined;
  const taken = { payment_id: newId(random, 'pay'), signature: newToken(random) };
  await db
    .updateTable('advice_orders')
    .set({ ...taken, state: 'captured' })
    .where('id', '=', id)
    .execute();
  return taken;
};

/** The money is there and known: the watchlist is advised on from now on. */
export const subscribe = async (db: Database, order: AdviceOrderRow): Promise<void> => {
  await enterAdvice(db, order, 'paid');
  await db.updateTable('watchlists').set({ is_subscribed: 1 }).where('id', '=', order.watchlist_id).execute();
};
