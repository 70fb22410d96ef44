import { type Option, type Watchlist } from '@folioflow/api/contract';
import { type Database } from '../store/database.ts';
import { type WatchlistRow } from './watchlist-tables.ts';

/** Watchlists of a client, oldest first. */
export const readWatchlistRows = (db: Database, clientId: string): Promise<WatchlistRow[]> =>
  db.selectFrom('watchlists').selectAll().where('client_id', '=', clientId).orderBy('position').execute();

export const schemeCodesOf = ({ codes }: Pick<WatchlistRow, 'codes'>): readonly string[] =>
  JSON.parse(codes) as string[];

const createWatchlistView = (row: WatchlistRow): Watchlist => ({
  id: row.id,
  label: row.name,
  value: row.id,
  scheme_list: schemeCodesOf(row).map((scheme_code) => ({ scheme_code })),
  subscription_enabled: row.is_subscribed === 1,
});

/** Both lists of every answer about watchlists. */
export const readWatchlists = async (
  db: Database,
  clientId: string,
): Promise<{ scheme_watch_list: Watchlist[]; watch_list: Option[] }> => {
  const scheme_watch_list = (await readWatchlistRows(db, clientId)).map(createWatchlistView);
  return { scheme_watch_list, watch_list: scheme_watch_list.map(({ value, label }) => ({ value, label })) };
};
