import type { FilterLists, Scheme } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootStateOf } from '../../kit/flow.ts';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { hasSearchText, searchView, type SearchContext } from '../scheme-search/index.ts';
import { filterOptions, serialiseFilters, type FilterName, type SchemeFilters } from './filters.ts';
import { listQuery } from './list-position.ts';
import { pageOf } from './paging.ts';
import { schemeCardOf, twinCardOf, type SchemeCard } from './scheme-card.ts';
import { collectionsOf } from './scheme-collections.ts';
import type { schemeListMachine } from './scheme-list.machine.ts';
import { schemeTwins, type SchemeTwins } from './scheme-twins.ts';
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

/** Returns one page of the listed schemes: with the matches of a search, otherwise twins by their common name. */
const pageOfCards = memoiseLastResult(
  (
    listed: readonly Scheme[],
    page: number,
    size: number,
    twins: SchemeTwins,
    search: SearchContext['search'],
    searchText: string,
  ) => {
    const shown = pageOf(listed, page, size);
    const cards: readonly SchemeCard[] =
      typeof search === 'object' && hasSearchText({ searchText })
        ? shown.items.map((scheme) => ({ ...schemeCardOf(scheme), marks: search.marks(scheme, searchText) }))
        : shown.items.map((scheme) => {
            const twin = twins.get(scheme);
            return twin === undefined ? schemeCardOf(scheme) : twinCardOf(scheme, twin.name);
          });
    return { ...shown, cards };
  },
);

export function schemeListView(snapshot: SnapshotFrom<typeof schemeListMachine>): SchemeListView {
  const { context } = snapshot;
  const { filters: chosen, lists, names, schemes, searchText, search } = context;
  const searching = searchView(context);
  const bar = {
    ...filterBar(chosen, lists, names, schemes),
    searching,
    collection: context.collection,
    catalogue: schemes,
  };
  const searched = { ...bar, search: listQuery(context) };
  const screen = screenOf(snapshot, screens);
  if (screen === 'loading' || (screen === 'loaded' && searching.status === 'coming'))
    return { screen: 'loading', ...searched };
  if (screen === 'unavailable') return { screen, ...searched, notice: context.notice };
  const isComplete = snapshot.matches({ loaded: 'complete' });
  const found = listedSchemes(context);
  const twins = schemeTwins(schemes);
  const { cards, page, pageCount, isPaged } = pageOfCards(
    found,
    context.page,
    context.pageSize,
    twins,
    search,
    searchText,
  );
  return {
    screen,
    ...bar,
    search: listQuery({ ...context, page: isComplete ? page : context.page }),
    cards,
    suggestion: found.length === 0 && isComplete ? searchSuggestion(context) : null,
    found: found.length,
    collections: isComplete ? collectionsOf(schemes) : [],
    plan: twins.size === 0 ? null : context.plan,
    loaded: schemes.length - twins.size / 2,
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
