import type { Advisor, ListWatchlistSchemesAnswer, Option, Pricing, Scheme, Watchlist } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { Port } from '../../kit/port.ts';
import type { FindPaidAdvice } from '../expert-advice/index.ts';
import type { SchemeCard } from '../scheme-list/index.ts';
import type { WatchlistLists } from '../watchlist-creation/index.ts';

export interface WatchlistsInput {
  /** The query of the address, which says the mode and the list that is picked. */
  readonly search: string;
}

export interface WatchlistsContext {
  readonly lists: WatchlistLists;
  /** Every scheme that is known so far: of all files, and of a list that was saved here. */
  readonly schemes: readonly Scheme[];
  /** The file to ask for next. */
  readonly fileIndex: number;
  /** No file brings anything new. */
  readonly isComplete: boolean;
  readonly limit: number;
  readonly advisors: readonly Advisor[];
  readonly plans: readonly Pricing[];
  /** Value of the list that is picked; '' while none is. */
  readonly picked: string;
  /** The mode that the address asks for while the lists are on their way. */
  readonly isAdding: boolean;
  /** Lists that were looked through for a payment: what is found is told once a visit, of its own accord. */
  readonly lookedThrough: readonly string[];
  /** A list was saved, and the provider had nothing to say of it. */
  readonly hasSaved: boolean;
  readonly notice: Notice | null;
}

/** What a saved list, or one that is advised from now on, changes. */
export interface WatchlistsChange {
  readonly lists: WatchlistLists;
  /** What the provider says of it; '' where it says nothing. */
  readonly message: string;
  /** Id of a new list, which is picked then. */
  readonly added?: string;
  /** What stands in a new list. */
  readonly schemes?: readonly Scheme[];
}

export type WatchlistsEvent =
  | { type: 'list.picked'; value: string }
  | { type: 'reload.requested' }
  | { type: 'addition.requested' }
  /** `isUncertain`: the answer to a new list was lost; what became of it is in the lists. */
  | { type: 'addition.left'; isUncertain: boolean }
  | { type: 'advice.asked' }
  /** `isRefused`: the provider has said no, perhaps to a list that has advice by now; the lists tell. */
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

/** The list that is picked. */
export interface PickedList {
  readonly watchlist: Watchlist;
  readonly isSubscribed: boolean;
  readonly cards: readonly SchemeCard[];
  /** What the cards are of, in their order. */
  readonly shown: readonly Scheme[];
  /** Schemes of the list that the provider tells nothing of; 0 while some are on their way. */
  readonly missing: number;
  readonly isComplete: boolean;
}

export type WatchlistsView = { readonly mode: WatchlistMode; readonly search: string } & (
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | {
      readonly screen: 'viewing';
      readonly lists: readonly Option[];
      readonly picked: PickedList | null;
      readonly isBusy: boolean;
      readonly canReload: boolean;
      readonly canAskForAdvice: boolean;
      readonly hasSaved: boolean;
      readonly notice: Notice | null;
      /** What advice is being asked for; null while it is not. */
      readonly advising: (Pick<WatchlistsContext, 'advisors' | 'plans'> & { readonly watchlist: Watchlist }) | null;
    }
  | { readonly screen: 'adding'; readonly limit: number; readonly known: readonly string[] }
);
