import type { Advisor, ListWatchlistSchemesAnswer, Option, Pricing, Scheme, Watchlist } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { Port } from '../../kit/port.ts';
import type { FindPaidAdvice } from '../expert-advice/expert-advice.types.ts';
import type { SchemeCard } from '../scheme-list/scheme-card.ts';
import type { WatchlistLists } from '../watchlist-creation/watchlist-creation.types.ts';

export interface WatchlistsInput {
  /** The query of the address with the mode and the picked list. */
  readonly search: string;
}

export interface WatchlistsContext {
  readonly lists: WatchlistLists;
  /** All known schemes: of all files, and of a list that was saved on this page. */
  readonly schemes: readonly Scheme[];
  /** Index of the next file. */
  readonly fileIndex: number;
  /** No further file has new schemes. */
  readonly isComplete: boolean;
  readonly limit: number;
  readonly advisors: readonly Advisor[];
  readonly plans: readonly Pricing[];
  /** Value of the picked list; '' while no list is picked. */
  readonly picked: string;
  /** The requested mode while the lists are loading. */
  readonly isAdding: boolean;
  /** Lists that were searched for a payment: a found payment opens automatically once a visit. */
  readonly searchedListIds: readonly string[];
  /** A list was saved, and the provider sent no message. */
  readonly hasSaved: boolean;
  readonly notice: Notice | null;
}

/** Changes by a saved list or by new advice. */
export interface WatchlistsChange {
  readonly lists: WatchlistLists;
  /** Message of the provider; '' where it has none. */
  readonly message: string;
  /** Id of a new list, which becomes the picked one. */
  readonly addedId?: string;
  /** Schemes of a new list. */
  readonly schemes?: readonly Scheme[];
}

export type WatchlistsEvent =
  | { type: 'list.picked'; value: string }
  | { type: 'reload.requested' }
  | { type: 'addition.requested' }
  /** `isUncertain`: the answer to a new list was lost; the lists are loaded again to find it. */
  | { type: 'addition.left'; isUncertain: boolean }
  | { type: 'advice.requested' }
  /**
   * `isRefused`: the provider has refused the advice, perhaps because the list already has it; the lists are loaded
   * again.
   */
  | { type: 'advice.left'; isRefused: boolean }
  | { type: 'lists.changed'; change: WatchlistsChange };
export type WatchlistsChart = ChartTypes<WatchlistsContext, WatchlistsEvent, WatchlistsInput>;

export interface WatchlistsPorts {
  /** `listWatchlistSchemes`, or `listAdviceSchemes` on the adviser's page. */
  readonly listSchemesOfWatchlists: Port<{ file_index: number }, ListWatchlistSchemesAnswer>;
  readonly findPaidAdvice: FindPaidAdvice;
}

/** The two modes of the page (DO-186). */
export const WATCHLIST_MODES = ['view watchlist', 'add watchlist'] as const;
export type WatchlistMode = (typeof WATCHLIST_MODES)[number];

/** The picked list. */
export interface PickedWatchlistView {
  readonly watchlist: Watchlist;
  readonly isSubscribed: boolean;
  readonly cards: readonly SchemeCard[];
  /** Schemes of the cards, in their order. */
  readonly shown: readonly Scheme[];
  /** Number of schemes of the list without data; 0 while some are loading. */
  readonly missing: number;
  readonly isComplete: boolean;
}

export type WatchlistsView = { readonly mode: WatchlistMode; readonly search: string } & (
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | {
      readonly screen: 'viewing';
      readonly lists: readonly Option[];
      readonly picked: PickedWatchlistView | null;
      readonly isBusy: boolean;
      readonly canReload: boolean;
      readonly canAskForAdvice: boolean;
      readonly hasSaved: boolean;
      readonly notice: Notice | null;
      /** Input of the advice flow; null while it is closed. */
      readonly advising: (Pick<WatchlistsContext, 'advisors' | 'plans'> & { readonly watchlist: Watchlist }) | null;
    }
  | { readonly screen: 'adding'; readonly limit: number; readonly known: readonly string[] }
);
