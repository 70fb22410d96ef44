import type { Option, Scheme, Watchlist } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';

/** The lists of an investor as every answer about them has them. */
export interface WatchlistLists {
  readonly scheme_watch_list: readonly Watchlist[];
  /** What they are picked by; a value is that of one of the lists. */
  readonly watch_list: readonly Option[];
}

export interface WatchlistCreationInput {
  /** The most schemes that a list may have. */
  readonly limit: number;
  /** Ids of the lists that are there already: any other one is new. */
  readonly known: readonly string[];
  /** Ticked on an earlier visit of the page. */
  readonly ticked?: readonly Scheme[];
}
export interface WatchlistCreationContext {
  readonly limit: number;
  readonly known: readonly string[];
  readonly ticked: readonly Scheme[];
  /** One more was ticked than a list may have; said until it is acknowledged. */
  readonly isOverLimit: boolean;
  readonly name: string;
  /** An answer was lost: the list may have been saved, so the lists are asked for before it is sent again. */
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
      /** Id of the new list; '' where the provider does not tell it. */
      readonly added: string;
      /** What the provider says of it; '' where it says nothing. */
      readonly message: string;
      /** What stands in it. */
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
  /** Finds out what became of a list whose answer was lost. */
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
  /** The page goes on with its watchlists. */
  | { readonly screen: 'over'; readonly outcome: WatchlistCreationOutput };
