import type { Scheme } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { screenOf, type RootOf } from '../../kit/flow.ts';
import { isSought, searchView } from '../scheme-search/index.ts';
import { optionsOf, serialiseFilters } from './filters.ts';
import { searchOf } from './list-place.ts';
import { pageOf } from './paging.ts';
import { schemeCardOf, type SchemeCard } from './scheme-card.ts';
import type { schemeListMachine } from './scheme-list.machine.ts';
import { insteadOf, listedSchemes } from './scheme-list.rules.ts';
import type { FilterChip, FilterView, SchemeListContext, SchemeListView } from './scheme-list.types.ts';

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  loaded: 'loaded',
} as const satisfies Record<RootOf<typeof schemeListMachine>, SchemeListView['screen']>;

const filterViews = ({ lists, names, filters, schemes }: SchemeListContext): readonly FilterView[] =>
  names.map((name) => ({ name, options: optionsOf(lists, name, schemes), chosen: filters[name] }));

const chipsOf = (filters: readonly FilterView[]): readonly FilterChip[] =>
  filters.flatMap(({ name, options, chosen }) =>
    chosen.map((value) => ({
      name,
      label: options.find((option) => option.value === value)?.label ?? value,
      without: chosen.filter((other) => other !== value),
    })),
  );

/** With what it was found by, where something is sought. */
const cardOf =
  (context: SchemeListContext) =>
  (scheme: Scheme): SchemeCard =>
    typeof context.search === 'object' && isSought(context)
      ? { ...schemeCardOf(scheme), marks: context.search.marks(scheme, context.sought) }
      : schemeCardOf(scheme);

export function schemeListView(snapshot: SnapshotFrom<typeof schemeListMachine>): SchemeListView {
  const { context } = snapshot;
  const filters = filterViews(context);
  const searching = searchView(context);
  const bar = {
    filters,
    chips: chipsOf(filters),
    kept: serialiseFilters(context.filters, context.names),
    searching,
    catalogue: context.schemes,
  };
  const asked = { ...bar, search: searchOf(context) };
  const screen = screenOf(snapshot, screens);
  if (screen === 'loading' || (screen === 'loaded' && searching.is === 'coming'))
    return { screen: 'loading', ...asked };
  if (screen === 'unavailable') return { screen, ...asked, notice: context.notice };
  const isComplete = snapshot.matches({ loaded: 'complete' });
  const found = listedSchemes(context);
  const { items, page, pageCount, isPaged } = pageOf(found, context.page, context.pageSize);
  return {
    screen,
    ...bar,
    search: searchOf({ ...context, page: isComplete ? page : context.page }),
    cards: items.map(cardOf(context)),
    shown: items,
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
