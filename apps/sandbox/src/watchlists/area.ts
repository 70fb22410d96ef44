import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createMigrationStep } from '../store/columns.ts';
import { listWatchlistSchemes } from './list-watchlist-schemes.ts';
import { addWatchlist, modifyWatchlist } from './save-watchlist.ts';
import { seedWatchlists } from './seed-watchlists.ts';

/** Watchlists of investors. */
export const watchlists = {
  operations: {
    listWatchlistSchemes: { read: listWatchlistSchemes },
    listAdviceSchemes: { read: listWatchlistSchemes },
    addWatchlist,
    modifyWatchlist,
  } satisfies OperationsOf<'watchlists'>,
  tables: { watchlists: { owner: 'client_id', idPrefixes: { id: 'wl' } } },
  migrations: {
    '2026-11-23-1-watchlists': createMigrationStep({
      tables: { watchlists: { key: 'id', texts: 'client_id name codes', numbers: 'position is_subscribed' } },
      indexes: [['watchlists', 'client_id']],
    }),
  },
  seed: seedWatchlists,
} satisfies Area;
