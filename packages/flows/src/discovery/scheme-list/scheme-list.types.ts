import type { FilterLists, Option, Scheme } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { SearchContext, SearchEvent, SearchSuggestion, SearchView } from '../scheme-search/index.ts';
import type { FilterName, SchemeFilters } from './filters.ts';
import type { SchemeCard } from './scheme-card.ts';
import type { SchemeSort } from './sort-schemes.ts';

export interface SchemeListInput {
  /** The options of the filters, from the stored master list. */
  readonly lists: FilterLists;
  /** The filters of the bar; the six of the scheme list by default. */
  readonly names?: readonly FilterName[];
  /** The text of `filters_schemeList` or `filters_schemeWatchList` in the session storage. */
  readonly storedText: string | null;
  /** The query of the address with sort and page (`parseListPosition`). */
  readonly search: string;
}

export interface SchemeListContext extends SearchContext {
  readonly lists: FilterLists;
  readonly names: readonly FilterName[];
  readonly filters: SchemeFilters;
  readonly sort: SchemeSort;
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The schemes of all files so far (A01). */
  readonly schemes: readonly Scheme[];
  /** Index of the next list file. */
  readonly fileIndex: number;
  /** Next was pressed on the last loaded page. */
  readonly isNextPageRequested: boolean;
  readonly notice: Notice | null;
  /** Reason of the last failed load: the provider's code, '-1' for a failed request (C-20, DO-427). */
  readonly failure: { readonly code: string; readonly messageText: string } | null;
}

export type SchemeListEvent =
  | { type: 'filter.changed'; name: FilterName; values: readonly string[] }
  | { type: 'filters.cleared' }
  /** Possible once the whole catalogue is loaded, so that no card moves by itself. */
  | { type: 'sort.chosen'; sort: SchemeSort }
  | { type: 'page.chosen'; page: number }
  | { type: 'page.nextRequested' }
  | { type: 'page.previousRequested' }
  | { type: 'reload.requested' }
  | SearchEvent;
export type SchemeListChart = ChartTypes<SchemeListContext, SchemeListEvent, SchemeListInput>;

export type SchemeListPorts = OperationPorts<'listSchemes'>;

export interface FilterView {
  readonly name: FilterName;
  readonly options: readonly Option[];
  readonly chosen: readonly string[];
}
/** One selected option that can be removed; `remainingValues` are the others. */
export interface FilterChip {
  readonly name: FilterName;
  readonly label: string;
  readonly remainingValues: readonly string[];
}

interface FilterBar {
  readonly filters: readonly FilterView[];
  readonly chips: readonly FilterChip[];
  /** The text to store in the session storage whenever it changes. */
  readonly storedFilters: string;
  /** The query that the address must have. */
  readonly search: string;
  readonly searching: SearchView;
  /** All loaded schemes, in the provider's order. */
  readonly catalogue: readonly Scheme[];
}

export type SchemeListView =
  | (FilterBar & { readonly screen: 'loading' })
  | (FilterBar & { readonly screen: 'unavailable'; readonly notice: Notice | null })
  | (FilterBar & {
      readonly screen: 'loaded';
      readonly cards: readonly SchemeCard[];
      /** A search without one of the words, and its number of matches, where no scheme matches all words. */
      readonly suggestion: SearchSuggestion | null;
      /** Number of schemes that pass the filters; `loaded` is the number of loaded schemes. */
      readonly found: number;
      readonly loaded: number;
      /** Every list file is loaded: only then does an empty result mean that there is no match. */
      readonly isComplete: boolean;
      readonly isBusy: boolean;
      readonly isRefreshing: boolean;
      readonly sort: SchemeSort;
      readonly canSort: boolean;
      readonly page: number;
      readonly pageCount: number;
      readonly isPaged: boolean;
      readonly canGoBack: boolean;
      readonly canGoOn: boolean;
      /** Next was pressed and its list file is being fetched. */
      readonly isAwaitingPage: boolean;
      readonly canReload: boolean;
      readonly notice: Notice | null;
    });
