import type { Scheme, SchemeIdentity } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { WatchlistLists } from '../watchlist-creation/watchlist-creation.types.ts';

export interface SchemeWatchlistsInput {
  readonly scheme: SchemeIdentity;
}

export interface SchemeWatchlistsContext extends SchemeWatchlistsInput {
  readonly lists: WatchlistLists;
  /** Schemes of the first file of the lists: a list may contain another code of the same scheme (A77). */
  readonly schemes: readonly Scheme[];
  /** Maximum number of schemes in a list. */
  readonly limit: number;
  /** Id of the list that is being changed, or was changed last; '' before the first change. */
  readonly changedId: string;
  /** The lists of the last accepted change; null without one. */
  readonly savedLists: WatchlistLists | null;
  readonly notice: Notice | null;
}

export type SchemeWatchlistsEvent =
  | { type: 'list.toggled'; id: string }
  | { type: 'reload.requested' }
  | { type: 'dialog.closed' };

export interface SchemeWatchlistsOutput {
  readonly kind: 'left';
  /** The lists of the last accepted change; null without one. */
  readonly lists: WatchlistLists | null;
}

export type SchemeWatchlistsChart = ChartTypes<
  SchemeWatchlistsContext,
  SchemeWatchlistsEvent,
  SchemeWatchlistsInput,
  SchemeWatchlistsOutput
>;

export type SchemeWatchlistsPorts = OperationPorts<'listWatchlistSchemes' | 'modifyWatchlist'>;

/** One watchlist and whether it contains the scheme. */
export interface WatchlistMembership {
  readonly id: string;
  readonly label: string;
  readonly isIncluded: boolean;
  readonly size: number;
  /** `full`: no further scheme fits. `last`: a list cannot lose its only scheme. */
  readonly obstacle: 'full' | 'last' | null;
}

export type SchemeWatchlistsView = { readonly scheme: SchemeIdentity } & (
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | {
      readonly screen: 'choosing';
      readonly memberships: readonly WatchlistMembership[];
      readonly isBusy: boolean;
      readonly canClose: boolean;
      /** The last accepted change; null before it and while another one is under way. */
      readonly change: Pick<WatchlistMembership, 'label' | 'isIncluded'> | null;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'over'; readonly outcome: SchemeWatchlistsOutput }
);
