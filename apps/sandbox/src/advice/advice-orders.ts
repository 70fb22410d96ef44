import { type Advisor, NOT_FOUND_TEXT, type Pricing, type Watchlist } from '@folioflow/api/contract';
import { Refusal } from '../ground/refusal.ts';
import { newId, newToken, type RandomBytes } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { advicePlans, advisers } from '../watchlists/advice-offer.ts';
import { type WatchlistRow } from '../watchlists/watchlist-tables.ts';
import { readWatchlistRows } from '../watchlists/watchlists.ts';
import { type AdviceOrderRow } from './advice-tables.ts';

/** Period in which an order can be paid and confirmed (sandbox.md 3.7). */
const ORDER_LIFETIME_MS = 30 * 60_000;
const PAISE = 100;

const notFoundRefusal = () => new Refusal('notFound', NOT_FOUND_TEXT);

/** Requested advice; only the ids are used (A51, C-80). */
export interface AdviceInput {
  readonly selected_watchlist: Pick<Watchlist, 'id'>;
  readonly pricing_plan: Pick<Pricing, 'id'>;
  readonly scheme_advisor: Pick<Advisor, '_id'>;
}

interface AdviceSubject {
  readonly watchlist: WatchlistRow;
  readonly advisor_id: string;
  readonly plan_id: string;
  /** paise */
  readonly amount: number;
  readonly label: string;
}

/** @throws Refusal 061 (watchlist of the caller, plan, advisor) */
export const readAdviceSubject = async (db: Database, clientId: string, input: AdviceInput): Promise<AdviceSubject> => {
  const watchlist = (await readWatchlistRows(db, clientId)).find(({ id }) => id === input.selected_watchlist.id);
  const plan = advicePlans.find(({ id }) => id === input.pricing_plan.id);
  const advisor = advisers.find(({ _id }) => _id === input.scheme_advisor._id);
  if (!watchlist || !plan || !advisor) throw notFoundRefusal();
  return { watchlist, advisor_id: advisor._id, plan_id: plan.id, amount: plan.price * PAISE, label: plan.label };
};

export const isExpired = ({ state, opened_at }: AdviceOrderRow, now: number): boolean =>
  state === 'expired' || now - opened_at >= ORDER_LIFETIME_MS;

/** Finds an order of any customer by its id: the checkout knows no customers. */
export const findAdviceOrder = (db: Database, id: string): Promise<AdviceOrderRow | undefined> =>
  db.selectFrom('advice_orders').selectAll().where('id', '=', id).executeTakeFirst();

export const setAdviceState = async (
  db: Database,
  { id }: Pick<AdviceOrderRow, 'id'>,
  state: AdviceOrderRow['state'],
): Promise<void> => {
  await db.updateTable('advice_orders').set({ state }).where('id', '=', id).execute();
};

/**
 * Opens the order for the requested advice. A watchlist has a single payable order, so that two windows never charge
 * twice. A repeated request returns the same order; another choice replaces the earlier order.
 * @throws Refusal 020 (a captured payment for this watchlist is not confirmed yet)
 */
export const openAdviceOrder = async (
  { db, random, now }: { readonly db: Database; readonly random: RandomBytes; readonly now: number },
  clientId: string,
  { watchlist, advisor_id, plan_id, amount }: AdviceSubject,
): Promise<AdviceOrderRow> => {
  const rows = await db
    .selectFrom('advice_orders')
    .selectAll()
    .where('watchlist_id', '=', watchlist.id)
    .where('state', 'in', ['created', 'captured'])
    .execute();
  const live = rows.filter((row) => !isExpired(row, now));
  if (live.some(({ state }) => state === 'captured'))
    throw new Refusal(
      'preconditionFailed',
      'You have already paid for this watchlist. The payment is waiting for confirmation.',
    );
  const same = live.find((row) => row.plan_id === plan_id && row.advisor_id === advisor_id);
  for (const row of live) if (row !== same) await setAdviceState(db, row, 'replaced');
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

/** Captures the payment of an order, once; undefined if the order cannot be paid. */
export const capturePayment = async (
  { db, random, now }: { readonly db: Database; readonly random: RandomBytes; readonly now: number },
  id: string,
  amount: unknown,
): Promise<Pick<AdviceOrderRow, 'payment_id' | 'signature'> | undefined> => {
  const order = await findAdviceOrder(db, id);
  if (order?.state !== 'created' || order.amount !== amount || isExpired(order, now)) return undefined;
  const taken = { payment_id: newId(random, 'pay'), signature: newToken(random) };
  await db
    .updateTable('advice_orders')
    .set({ ...taken, state: 'captured' })
    .where('id', '=', id)
    .execute();
  return taken;
};

/** Marks the order as paid and its watchlist as subscribed. */
export const markSubscribed = async (db: Database, order: AdviceOrderRow): Promise<void> => {
  await setAdviceState(db, order, 'paid');
  await db.updateTable('watchlists').set({ is_subscribed: 1 }).where('id', '=', order.watchlist_id).execute();
};
