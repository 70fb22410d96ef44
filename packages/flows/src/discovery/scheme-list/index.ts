import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { schemeListMachine } from './scheme-list.machine.ts';
import type { SchemeListPorts } from './scheme-list.types.ts';
import { schemeListView } from './scheme-list.view.ts';

export type * from './scheme-list.types.ts';
export {
  filterNames,
  noFilters,
  parseFilters,
  serialiseFilters,
  type FilterName,
  type SchemeFilters,
  type WatchlistFilters,
} from './filters.ts';
export { filterSchemes, growthRangeOf, type FilterRules, type ModeRule } from './filter-schemes.ts';
export { indexSchemes, type FilteredScheme } from './scheme-index.ts';
export { documentedPageCount, pageOf, pagesNeeded, type ListPage } from './paging.ts';
export { schemeCardOf, type SchemeCard, type SchemeReturn } from './scheme-card.ts';

export const schemeListFlow = flow({ machine: schemeListMachine, view: schemeListView });

/** The scheme list, /schemeList: keep `view.kept` in the session storage as `filters_schemeList` whenever it changes. */
export const schemeList = (ports: SchemeListPorts) => ({
  ...schemeListFlow,
  machine: runnable(schemeListMachine, ports),
});
