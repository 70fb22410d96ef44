import { flow } from '../../kit/flow.ts';
import type { Keeps } from '../../kit/keeps.ts';
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
export { filterSchemes, growthRangeOf, type FilterRules, type ModeRule } from './filter-schemes.ts';
export { indexSchemes, type FilteredScheme } from './scheme-index.ts';
export { documentedPageCount, pageOf, pagesNeeded, type ListPage } from './paging.ts';
export { filtersIn, placeOf, type ListPlace } from './list-place.ts';
export { columnOf, SCHEME_SORTS, type SchemeSort, type SortColumn } from './sort-schemes.ts';
export { schemeCardOf, type SchemeCard, type SchemeReturn } from './scheme-card.ts';

export const schemeListFlow = flow({ machine: schemeListMachine, view: schemeListView });

/** The chosen filters (DO-036). */
export const schemeListKeeps: Keeps<SchemeListView> = {
  store: 'session',
  key: 'filters_schemeList',
  select: ({ kept }) => kept,
};

/** The chosen filters of the list that a watchlist is chosen from (A49). */
export const watchlistFilterKeeps: Keeps<SchemeListView> = { ...schemeListKeeps, key: 'filters_schemeWatchList' };

/** How the list is shown where there is room; cards elsewhere. */
export const SCHEME_LOOKS = ['cards', 'table'] as const;
export type SchemeLook = (typeof SCHEME_LOOKS)[number];
/** The look that this device keeps; cards need no keeping. */
export const schemeLookKeeps: Keeps<SchemeLook> = {
  store: 'local',
  key: 'look_schemeList',
  select: (look) => (look === 'cards' ? null : look),
};

/** The scheme list, /schemeList. */
export const schemeList = (ports: SchemeListPorts) => ({
  ...schemeListFlow,
  machine: runnable(schemeListMachine, ports),
});
