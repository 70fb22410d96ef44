import { flow } from '../../kit/flow.ts';
import type { StorageRule } from '../../kit/storage-rule.ts';
import { runnable } from '../../kit/port.ts';
import { schemeListMachine } from './scheme-list.machine.ts';
import type { SchemeListPorts, SchemeListView } from './scheme-list.types.ts';
import { schemeListView } from './scheme-list.view.ts';

export type * from './scheme-list.types.ts';
export {
  filterNames,
  noFilters,
  parseFilters,
  serialiseFilters,
  watchlistFilterNames,
  type FilterName,
  type SchemeFilters,
} from './filters.ts';
export { filterSchemes, parseGrowthRange, type FilterRules, type InvestmentModeRule } from './filter-schemes.ts';
export { indexSchemes, type FilteredScheme } from './scheme-index.ts';
export { documentedPageCount, pageOf, requiredPageCount, type ListPage } from './paging.ts';
export { parseQueryFilters, parseListPosition, type ListPosition } from './list-position.ts';
export { sortColumnOf, SCHEME_SORTS, type SchemeSort, type SortColumn } from './sort-schemes.ts';
export { schemeCardOf, type SchemeCard, type SchemeReturn } from './scheme-card.ts';

export const schemeListFlow = flow({ machine: schemeListMachine, view: schemeListView });

/** Stores the selected filters (DO-036). */
export const schemeListStorage: StorageRule<SchemeListView> = {
  store: 'session',
  key: 'filters_schemeList',
  select: ({ storedFilters }) => storedFilters,
};

/** Stores the selected filters of the list for a watchlist (A49). */
export const watchlistFilterStorage: StorageRule<SchemeListView> = {
  ...schemeListStorage,
  key: 'filters_schemeWatchList',
};

/** Layouts of the list on a wide screen; a narrow one shows cards. */
export const SCHEME_LOOKS = ['cards', 'table'] as const;
export type SchemeLook = (typeof SCHEME_LOOKS)[number];
/** Stores the layout on this device; the default, cards, is not stored. */
export const schemeLookStorage: StorageRule<SchemeLook> = {
  store: 'local',
  key: 'look_schemeList',
  select: (look) => (look === 'cards' ? null : look),
};

/** The scheme list, /schemeList. */
export const schemeList = (ports: SchemeListPorts) => ({
  ...schemeListFlow,
  machine: runnable(schemeListMachine, ports),
});
