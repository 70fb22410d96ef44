import type { FilterLists, Scheme } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootOf } from '../../kit/flow.ts';
import { lastOf } from '../../kit/last-of.ts';
import { isSought, searchView, type SearchContext } from '../scheme-search/index.ts';
import { optionsOf, serialiseFilters, type FilterName, type SchemeFilters } from './filters.ts';
import { searchOf } from './list-place.ts';
import { pageOf } from './paging.ts';
import { schemeCardOf, type SchemeCard } from './scheme-card.ts';
import type { schemeListMachine } from './scheme-list.machine.ts';
import { insteadOf, listedSchemes } from './scheme-list.rules.ts';
import type { FilterChip, FilterView, SchemeListView } from './scheme-list.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  loaded: 'loaded',
} as const satisfies Record<RootOf<typeof schemeListMachine>, SchemeListView['screen']>;

const barOf = lastOf(
  (filters: SchemeFilters, lists: FilterLists, names: readonly FilterName[], schemes: readonly Scheme[]) => {
    const views = names.map((name): FilterView => ({
      name,
      options: optionsOf(lists, name, schemes),
      chosen: filters[name],
    }));
    return { filters: views, chips: chipsOf(views), kept: serialiseFilters(filters, names) };
  },
);

const chipsOf = (filters: readonly FilterView[]): readonly FilterChip[] =>
  filters.flatMap(({ name, options, chosen }) =>
    chosen.map((value) => ({
      name,
      label: options.find((option) => option.value === value)?.label ?? value,
      without: chosen.filter((other) => other !== value),
    })),
  );

/** One page of what is listed, each with what it was found by where something is sought. */
const pageShown = lastOf(
  (listed: readonly Scheme[], page: number, size: number, search: SearchContext['search'], sought: string) => {
    const shown = pageOf(listed, page, size);
    const cards: readonly SchemeCard[] =
      typeof search === 'object' && isSought({ sought })
        ? shown.items.map((scheme) => ({ ...schemeCardOf(scheme), marks: search.marks(scheme, sought) }))
        : shown.items.map(schemeCardOf);
    return { ...shown, cards };
  },
);

export function schemeListView(snapshot: SnapshotFrom<typeof schemeListMachine>): SchemeListView {
  const { context } = snapshot;
  const { filters: chosen, lists, names, schemes, sought, search } = context;
  const searching = searchView(context);
  const bar = { ...barOf(chosen, lists, names, schemes), searching, catalogue: schemes };
  const asked = { ...bar, search: searchOf(context) };
  const screen = screenOf(snapshot, screens);
  if (screen === 'loading' || (screen === 'loaded' && searching.is === 'coming'))
    return { screen: 'loading', ...asked };
  if (screen === 'unavailable') return { screen, ...asked, notice: context.notice };
  const isComplete = snapshot.matches({ loaded: 'complete' });
  const found = listedSchemes(context);
  const { cards, page, pageCount, isPaged } = pageShown(found, context.page, context.pageSize, search, sought);
  return {
    screen,
    ...bar,
    search: searchOf({ ...context, page: isComplete ? page : context.page }),
    cards,
    instead: found.length === 0 && isComplete ? insteadOf(context) : null,
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
    awaitsPage: context.wantsNextPage,
    canReload: snapshot.can({ type: 'reload.requested' }),
    notice: context.notice,
  };
}
