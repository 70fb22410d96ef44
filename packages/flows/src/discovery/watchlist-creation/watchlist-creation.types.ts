import type { Option, Scheme, Watchlist } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';

/** The watchlists of an investor in an answer. */
export interface WatchlistLists {
  readonly scheme_watch_list: readonly Watchlist[];
  /** Options to pick a list; each value belongs to one of the lists. */
  readonly watch_list: readonly Option[];
}

export interface WatchlistCreationInput {
  /** Maximum number of schemes in a list. */
  readonly limit: number;
  /** Ids of the existing lists: a list with any other id is new. */
  readonly known: readonly string[];
  /** Schemes that were ticked on an earlier visit of the page. */
  readonly ticked?: readonly Scheme[];
}
export interface WatchlistCreationContext {
  readonly limit: number;
  readonly known: readonly string[];
  readonly ticked: readonly Scheme[];
  /** A scheme beyond the limit was ticked; true until the user acknowledges it. */
  readonly isOverLimit: boolean;
  readonly name: string;
  /** An answer was lost: the list may be saved, so the lists are loaded before it is sent again. */
  readonly isUncertain: boolean;
  readonly notice: Notice | null;
  readonly outcome: WatchlistCreationOutput;
}

export type WatchlistCreationEvent =
  | { type: 'scheme.ticked'; scheme: Scheme }
  | { type: 'scheme.unticked'; id: string }
  | { type: 'limit.acknowledged' }
  | { type: 'naming.started' }
  | { type: 'naming.cancelled' }
  | { type: 'name.submitted'; name: string }
  | { type: 'selection.left' };

export type WatchlistCreationOutput =
  | {
      readonly kind: 'saved';
      readonly lists: WatchlistLists;
      /** Id of the new list; '' where the answer has none. */
      readonly addedId: string;
      /** Message of the provider; '' where it has none. */
      readonly message: string;
      /** Schemes of the new list. */
      readonly schemes: readonly Scheme[];
    }
  | { readonly kind: 'left'; readonly ticked: readonly Scheme[]; readonly isUncertain: boolean };

export type WatchlistCreationChart = ChartTypes<
  WatchlistCreationContext,
  WatchlistCreationEvent,
  WatchlistCreationInput,
  WatchlistCreationOutput
>;

export interface WatchlistCreationPorts {
  readonly addWatchlist: OperationPort<'addWatchlist'>;
  /** Finds the list after a lost answer. */
  readonly listWatchlistSchemes: OperationPort<'listWatchlistSchemes'>;
}

export type WatchlistCreationView =
  | {
      readonly screen: 'selecting' | 'naming';
      readonly ticked: readonly Scheme[];
      readonly limit: number;
      readonly canName: boolean;
      readonly isOverLimit: boolean;
      readonly isBusy: boolean;
      readonly isUncertain: boolean;
      readonly notice: Notice | null;
    }
  /** The page continues with its watchlists. */
  | { readonly screen: 'over'; readonly outcome: WatchlistCreationOutput };
