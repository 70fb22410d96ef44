import type { FilterLists, Scheme } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { hasSearchText, searchView, type SearchContext } from '../scheme-search/index.ts';
import { filterOptions, serialiseFilters, type FilterName, type SchemeFilters } from './filters.ts';
import { listQuery } from './list-position.ts';
import { pageOf } from './paging.ts';
import { schemeCardOf, type SchemeCard } from './scheme-card.ts';
import type { schemeListMachine } from './scheme-list.machine.ts';
import { searchSuggestion, listedSchemes } from './scheme-list.rules.ts';
import type { FilterChip, FilterView, SchemeListView } from './scheme-list.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  loaded: 'loaded',
} as const satisfies Record<RootStateOf<typeof schemeListMachine>, SchemeListView['screen']>;

const filterBar = memoiseLastResult(
  (filters: SchemeFilters, lists: FilterLists, names: readonly FilterName[], schemes: readonly Scheme[]) => {
    const views = names.map((name): FilterView => ({
      name,
      options: filterOptions(lists, name, schemes),
      chosen: filters[name],
    }));
    return { filters: views, chips: filterChips(views), storedFilters: serialiseFilters(filters, names) };
  },
);

const filterChips = (filters: readonly FilterView[]): readonly FilterChip[] =>
  filters.flatMap(({ name, options, chosen }) =>
    chosen.map((value) => ({
      name,
      label: options.find((option) => option.value === value)?.label ?? value,
      remainingValues: chosen.filter((other) => other !== value),
    })),
  );

/** Returns one page of the listed schemes, with the matches of the search where there is one. */
const pageWithMarks = memoiseLastResult(
  (listed: readonly Scheme[], page: number, size: number, search: SearchContext['search'], searchText: string) => {
    const shown = pageOf(listed, page, size);
    const cards: readonly SchemeCard[] =
      typeof search === 'object' && hasSearchText({ searchText })
        ? shown.items.map((scheme) => ({ ...schemeCardOf(scheme), marks: search.marks(scheme, searchText) }))
        : shown.items.map(schemeCardOf);
    return { ...shown, cards };
  },
);

export function schemeListView(snapshot: SnapshotFrom<typeof schemeListMachine>): SchemeListView {
  const { context } = snapshot;
  const { filters: chosen, lists, names, schemes, searchText, search } = context;
  const searching = searchView(context);
  const bar = { ...filterBar(chosen, lists, names, schemes), searching, catalogue: schemes };
  const searched = { ...bar, search: listQuery(context) };
  const screen = screenOf(snapshot, screens);
  if (screen === 'loading' || (screen === 'loaded' && searching.status === 'coming'))
    return { screen: 'loading', ...searched };
  if (screen === 'unavailable') return { screen, ...searched, notice: context.notice };
  const isComplete = snapshot.matches({ loaded: 'complete' });
  const found = listedSchemes(context);
  const { cards, page, pageCount, isPaged } = pageWithMarks(found, context.page, context.pageSize, search, searchText);
  return {
    screen,
    ...bar,
    search: listQuery({ ...context, page: isComplete ? page : context.page }),
    cards,
    suggestion: found.length === 0 && isComplete ? searchSuggestion(context) : null,
    found: found.length,
    loaded: context.schemes.length,
    isComplete,
    isBusy: snapshot.hasTag('busy'),
    isRefreshing: snapshot.matches({ loaded: 'refreshing' }),
    sort: context.sort,
    canSort: isComplete,
    page,
    pageCount,
    isPaged: isPaged || page > 1,
    canGoBack: snapshot.can({ type: 'page.previousRequested' }),
    canGoOn: snapshot.can({ type: 'page.nextRequested' }),
    isAwaitingPage: context.isNextPageRequested,
    canReload: snapshot.can({ type: 'reload.requested' }),
    notice: context.notice,
  };
}
