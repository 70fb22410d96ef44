import { flow } from '../../kit/flow.ts';
import { runnable } from '../../kit/port.ts';
import { schemeListMachine } from './scheme-list.machine.ts';
import type { SchemeListPorts, SchemeListEvent, SchemeListInput, SchemeListView } from './scheme-list.types.ts';
import { schemeListView } from './scheme-list.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';

export type * from './scheme-list.types.ts';
export {
  schemeListStorage,
  schemeLookStorage,
  watchlistFilterStorage,
  SCHEME_LOOKS,
  type SchemeLook,
} from './scheme-list.storage.ts';
export {
  filterNames,
  noFilters,
  parseFilters,
  serialiseFilters,
  watchlistFilterNames,
  type FilterName,
  type SchemeFilters,
} from './filters.ts';
export { filterSchemes, parseGrowthRange } from './filter-schemes.ts';
export { indexSchemes, type FilteredScheme } from './scheme-index.ts';
export { documentedPageCount, pageOf, requiredPageCount, type ListPage } from './paging.ts';
export { parseQueryFilters, parseListPosition, type ListPosition } from './list-position.ts';
export { sortColumnOf, SCHEME_SORTS, type SchemeSort, type SortColumn } from './sort-schemes.ts';
export { classificationOf } from './classification.ts';
export { schemeCardOf, type SchemeCard, type SchemeReturn } from './scheme-card.ts';

export type SchemeListFlow = EmbeddableFlow<{
  input: SchemeListInput;
  event: SchemeListEvent;
  view: SchemeListView;
}>;

export const schemeListFlow: SchemeListFlow = flow({ machine: schemeListMachine, view: schemeListView });

/** The scheme list, /schemeList. */
export const schemeList = (ports: SchemeListPorts): RunnableFlow<SchemeListFlow> => ({
  ...schemeListFlow,
  machine: runnable(schemeListMachine, ports),
});
