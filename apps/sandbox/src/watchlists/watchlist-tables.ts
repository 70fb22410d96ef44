import { type Bit } from '../store/bit.ts';

/** Named list of schemes of an investor. */
export interface WatchlistRow {
  id: string;
  client_id: string;
  position: number;
  name: string;
  /** codes of its schemes, a JSON list in the order of selection */
  codes: string;
  /** 1 after the payment of an adviser for this watchlist */
  is_subscribed: Bit;
}

/** Id of a seeded watchlist; `number` counts from 1. */
export const watchlistIdOf = (clientId: string, number: number): string => `WL_${clientId}_${number}`;

declare module '../store/tables.ts' {
  interface Tables {
    watchlists: WatchlistRow;
  }
}
