import { type Bit } from '../store/bit.ts';

/** An investor's own list of schemes. */
export interface WatchlistRow {
  id: string;
  client_id: string;
  position: number;
  name: string;
  /** the codes of its schemes, a JSON list in the order in which they were ticked */
  codes: string;
  /** an adviser was paid for it */
  is_subscribed: Bit;
}

/** The id of a seeded watchlist. */
export const watchlistIdOf = (clientId: string, number: number): string => `WL_${clientId}_${number}`;

declare module '../store/tables.ts' {
  interface Tables {
    watchlists: WatchlistRow;
  }
}
