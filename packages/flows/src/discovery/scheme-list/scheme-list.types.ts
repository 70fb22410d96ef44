import type { FilterLists, Option, Scheme } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { SearchContext, SearchEvent, SearchInstead, SearchView } from '../scheme-search/index.ts';
import type { FilterName, SchemeFilters } from './filters.ts';
import type { SchemeCard } from './scheme-card.ts';
import type { SchemeSort } from './sort-schemes.ts';

export interface SchemeListInput {
  /** The options of the filters, from the stored master list. */
  readonly lists: FilterLists;
  /** The filters of its bar, the six of the scheme list unless told otherwise. */
  readonly names?: readonly FilterName[];
  /** `filters_schemeList` or `filters_schemeWatchList` of the session storage, as it stands there. */
  readonly kept: string | null;
  /** The query of the address, which says sort and page (`placeOf`). */
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
  /** All files so far, joined (A01). */
  readonly schemes: readonly Scheme[];
  /** The list file to ask for next. */
  readonly fileIndex: number;
  /** Next was pressed on the last page that is loaded. */
  readonly wantsNextPage: boolean;
  readonly notice: Notice | null;
  /** Why the last load failed: the provider's code, '-1' for a failed request (C-20, DO-427). */
  readonly failure: { readonly code: string; readonly messageText: string } | null;
}

export type SchemeListEvent =
  | { type: 'filter.changed'; name: FilterName; values: readonly string[] }
  | { type: 'filters.cleared' }
  /** Once the whole catalogue is here: no card moves by itself. */
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
/** One chosen option, to be taken away again; without it `values` are left. */
export interface FilterChip {
  readonly name: FilterName;
  readonly label: string;
  readonly without: readonly string[];
}

interface FilterBar {
  readonly filters: readonly FilterView[];
  readonly chips: readonly FilterChip[];
  /** To be kept in the session storage, under the name of the list, whenever it changes. */
  readonly kept: string;
  /** The query that the address is to have. */
  readonly search: string;
  readonly searching: SearchView;
  /** All that is loaded, in the provider's order. */
  readonly catalogue: readonly Scheme[];
}

export type SchemeListView =
  | (FilterBar & { readonly screen: 'loading' })
  | (FilterBar & { readonly screen: 'unavailable'; readonly notice: Notice | null })
  | (FilterBar & {
      readonly screen: 'loaded';
      readonly cards: readonly SchemeCard[];
      /** Nothing answers the search: the same without one of its words, and how many schemes answer that. */
      readonly instead: SearchInstead | null;
      /** Schemes that pass the filters, and all that are loaded. */
      readonly found: number;
      readonly loaded: number;
      /** Every list file is here: only then is nothing found really nothing. */
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
      /** Next was pressed and its list file is on the way. */
      readonly awaitsPage: boolean;
      readonly canReload: boolean;
      readonly notice: Notice | null;
    });
