import { NOT_FOUND_TEXT, type Scheme, WATCHLIST_NAME_MAX_LENGTH } from '@folioflow/api/contract';
import { schemeTerms } from '../catalogue/port.ts';
import { type Call } from '../ground/call.ts';
import { investorOf } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { newId } from '../kit/random.ts';
import { type WatchlistRow } from './watchlist-tables.ts';
import { watchlistRows, watchlistsOf } from './watchlists.ts';

interface Asked {
  readonly watchlist_name: string;
  readonly scheme_watchlist: readonly Scheme[];
}

const invalid = (text: string) => new Refusal('invalid', text);

/** Trimmed name; the names of an investor's watchlists differ by more than case. */
const nameFor = (asked: Asked, others: readonly WatchlistRow[]): string => {
  const name = asked.watchlist_name.trim();
  if (name === '') throw invalid('Please enter a name for your watchlist.');
  if (name.length > WATCHLIST_NAME_MAX_LENGTH) {
    throw invalid(`A name may have at most ${WATCHLIST_NAME_MAX_LENGTH} characters.`);
  }
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase())) {
    throw invalid('You have a watchlist of this name already.');
  }
  return name;
};

const codesFor = async ({ db, switches }: Pick<Call, 'db' | 'switches'>, asked: Asked): Promise<readonly string[]> => {
  const codes = [...new Set(asked.scheme_watchlist.map(({ scheme_code }) => scheme_code))];
  if (codes.length === 0) throw invalid('Please select at least one scheme.');
  if (codes.length > switches.allowedSchemes) {
    throw invalid(`A watchlist may have at most ${switches.allowedSchemes} schemes.`);
  }
  for (const code of codes) if (!(await schemeTerms(db, code))) throw new Refusal('notFound', NOT_FOUND_TEXT);
  return codes;
};

/** @throws Refusal 051 (no or too many schemes, the name is empty, too long or taken), 061 (scheme) */
export const addWatchlist: Handler<'addWatchlist'> = async (call) => {
  const { db, request, random } = call;
  const { id: client_id } = investorOf(call.caller);
  const rows = await watchlistRows(db, client_id);
  const name = nameFor(request, rows);
  const codes = JSON.stringify(await codesFor(call, request));
  const id = newId(random, 'wl');
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  await db.insertInto('watchlists').values({ id, client_id, position, name, codes, is_subscribed: 0 }).execute();
  return {
    messageText: `Your watchlist ${name} has been saved.`,
    result: { ...(await watchlistsOf(db, client_id)), added_watchlist_id: id },
  };
};

/** @throws Refusal 051 (as `addWatchlist`), 061 (list of another investor, scheme) */
export const modifyWatchlist: Handler<'modifyWatchlist'> = async (call) => {
  const { db, request } = call;
  const { id: client_id } = investorOf(call.caller);
  const rows = await watchlistRows(db, client_id);
  const id = request.watchlist_id;
  if (!rows.some((row) => row.id === id)) throw new Refusal('notFound', NOT_FOUND_TEXT);
  const name = nameFor(
    request,
    rows.filter((row) => row.id !== id),
  );
  const codes = JSON.stringify(await codesFor(call, request));
  await db.updateTable('watchlists').set({ name, codes }).where('id', '=', id).execute();
  return {
    messageText: `Your watchlist ${name} has been changed.`,
    result: { ...(await watchlistsOf(db, client_id)), added_watchlist_id: id },
  };
};
