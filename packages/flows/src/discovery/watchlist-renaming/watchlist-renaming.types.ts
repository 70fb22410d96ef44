import type { Watchlist } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { WatchlistLists } from '../watchlist-creation/watchlist-creation.types.ts';

export interface WatchlistRenamingInput {
  /** A list with at least one scheme. */
  readonly watchlist: Watchlist;
}

export interface WatchlistRenamingContext extends WatchlistRenamingInput {
  /** The submitted name, without surrounding spaces. */
  readonly name: string;
  readonly notice: Notice | null;
  readonly outcome: WatchlistRenamingOutput;
}

export type WatchlistRenamingEvent = { type: 'name.submitted'; name: string } | { type: 'naming.cancelled' };

export type WatchlistRenamingOutput =
  | { readonly kind: 'renamed'; readonly lists: WatchlistLists }
  | { readonly kind: 'left' };

export type WatchlistRenamingChart = ChartTypes<
  WatchlistRenamingContext,
  WatchlistRenamingEvent,
  WatchlistRenamingInput,
  WatchlistRenamingOutput
>;

export type WatchlistRenamingPorts = OperationPorts<'modifyWatchlist'>;

export type WatchlistRenamingView =
  | {
      readonly screen: 'naming';
      /** The present name. */
      readonly name: string;
      readonly isBusy: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'over'; readonly outcome: WatchlistRenamingOutput };
