import { NOT_FOUND_TEXT, type Scheme, WATCHLIST_NAME_MAX_LENGTH } from '@folioflow/api/contract';
import { readSchemeTerms } from '../catalogue/port.ts';
import { type Call } from '../ground/call.ts';
import { requireInvestor } from '../ground/caller.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { newId } from '../kit/random.ts';
import { type WatchlistRow } from './watchlist-tables.ts';
import { readWatchlistRows, readWatchlists } from './watchlists.ts';

interface WatchlistInput {
  readonly watchlist_name: string;
  readonly scheme_watchlist: readonly Pick<Scheme, 'scheme_code'>[];
}

const createInputRefusal = (text: string) => new Refusal('invalid', text);

/** Trimmed name; the names of an investor's watchlists differ by more than case. */
const checkWatchlistName = (input: WatchlistInput, others: readonly WatchlistRow[]): string => {
  const name = input.watchlist_name.trim();
  if (name === '') throw createInputRefusal('Please enter a name for your watchlist.');
  if (name.length > WATCHLIST_NAME_MAX_LENGTH) {
    throw createInputRefusal(`A name may have at most ${WATCHLIST_NAME_MAX_LENGTH} characters.`);
  }
  if (others.some((row) => row.name.toLowerCase() === name.toLowerCase())) {
    throw createInputRefusal('You already have a watchlist with this name.');
  }
  return name;
};

const checkWatchlistSchemes = async (
  { db, switches }: Pick<Call, 'db' | 'switches'>,
  input: WatchlistInput,
): Promise<readonly string[]> => {
  const codes = [...new Set(input.scheme_watchlist.map(({ scheme_code }) => scheme_code))];
  if (codes.length === 0) throw createInputRefusal('Please select at least one scheme.');
  if (codes.length > switches.allowedSchemes) {
    throw createInputRefusal(`A watchlist may have at most ${switches.allowedSchemes} schemes.`);
  }
  for (const code of codes) if (!(await readSchemeTerms(db, code))) throw new Refusal('notFound', NOT_FOUND_TEXT);
  return codes;
};

/** @throws Refusal 051 (no or too many schemes, the name is empty, too long or taken), 061 (scheme) */
export const addWatchlist: Handler<'addWatchlist'> = async (call) => {
  const { db, request, random } = call;
  const { id: client_id } = requireInvestor(call.caller);
  const rows = await readWatchlistRows(db, client_id);
  const name = checkWatchlistName(request, rows);
  const codes = JSON.stringify(await checkWatchlistSchemes(call, request));
  const id = newId(random, 'wl');
  const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
  await db.insertInto('watchlists').values({ id, client_id, position, name, codes, is_subscribed: 0 }).execute();
  return {
    messageText: `Your watchlist ${name} has been saved.`,
    result: { ...(await readWatchlists(db, client_id)), added_watchlist_id: id },
  };
};

/** @throws Refusal 051 (as `addWatchlist`), 061 (list of another investor, scheme) */
export const modifyWatchlist: Handler<'modifyWatchlist'> = async (call) => {
  const { db, request } = call;
  const { id: client_id } = requireInvestor(call.caller);
  const rows = await readWatchlistRows(db, client_id);
  const id = request.watchlist_id;
  if (!rows.some((row) => row.id === id)) throw new Refusal('notFound', NOT_FOUND_TEXT);
  const name = checkWatchlistName(
    request,
    rows.filter((row) => row.id !== id),
  );
  const codes = JSON.stringify(await checkWatchlistSchemes(call, request));
  await db.updateTable('watchlists').set({ name, codes }).where('id', '=', id).execute();
  return {
    messageText: `Your watchlist ${name} has been changed.`,
    result: { ...(await readWatchlists(db, client_id)), added_watchlist_id: id },
  };
};
