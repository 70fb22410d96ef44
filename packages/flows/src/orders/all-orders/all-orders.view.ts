import { LISTED_ORDER_TYPES, type ListedOrderType } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import type { ChildViews } from '../../kit/flow.ts';
import type { Notice } from '../../kit/notice.ts';
import type { orderListFlow } from '../order-list/order-list.flow.ts';
import type { OrderListView } from '../order-list/order-list.types.ts';
import type { OrderRowView } from '../order-list/order-row.types.ts';
import type { allOrdersMachine } from './all-orders.machine.ts';
import { allOrdersQuery, filterOrderRows, sortLatestFirst } from './all-orders.rules.ts';
import type { ActingOrderList, AllOrdersView, MissingOrderList } from './all-orders.types.ts';

type LoadedList = Extract<OrderListView, { screen: 'loaded' }>;
interface NamedLoadedList extends LoadedList {
  readonly list: ListedOrderType;
}

export function allOrdersView(
  { context: { filter, retried } }: SnapshotFrom<typeof allOrdersMachine>,
  children: ChildViews<Readonly<Record<ListedOrderType, typeof orderListFlow>>>,
): AllOrdersView {
  const search = allOrdersQuery(filter);
  const views = LISTED_ORDER_TYPES.map((list) => ({ list, view: children[list] }));
  const isPending = views.some(({ list, view }) => isLoading(view) && !retried.includes(list));
  const loaded = views.flatMap(({ list, view }) => (view?.screen === 'loaded' ? [{ ...view, list }] : []));
  const missing = views.flatMap(({ list, view }): MissingOrderList[] =>
    view?.screen === 'loaded'
      ? []
      : [{ list, isBusy: isLoading(view), notice: view?.screen === 'unavailable' ? view.notice : null }],
  );
  const failed = missing.filter(({ isBusy }) => !isBusy);
  if (isPending || (loaded.length === 0 && failed.length < missing.length))
    return { screen: 'loading', search, missing: failed };
  if (loaded.length === 0) return { screen: 'unavailable', search, notice: mergeNotices(failed) };
  const { rows, listByRow } = mergeLists(loaded);
  return {
    screen: 'loaded',
    search,
    isBusy: loaded.some(({ isBusy }) => isBusy),
    filter,
    rows: filterOrderRows(rows, filter),
    listByRow,
    total: rows.length,
    missing,
    notices: loaded.flatMap(({ list, notice }) => (notice === null ? [] : [{ list, notice }])),
    details: loaded.find(({ details }) => details !== null)?.details ?? null,
    acting: loaded.flatMap(actingListOf),
  };
}

/** Returns the first notice, with the errors of the requests of all lists. */
function mergeNotices(failed: readonly MissingOrderList[]): Notice | null {
  const notices = failed.flatMap(({ notice }) => (notice === null ? [] : [notice]));
  const [first = null] = notices;
  if (first === null || first.errors.length === 0) return first;
  const errors = [...new Set(notices.flatMap((notice) => notice.errors))];
  return { ...first, text: errors.join(' '), errors };
}

const isLoading = (view: OrderListView | undefined): boolean => view === undefined || view.screen === 'loading';

interface MergedLists {
  readonly rows: readonly OrderRowView[];
  readonly listByRow: Readonly<Record<string, ListedOrderType>>;
}

/** Merges the lists, the latest order first. An order in several lists is shown once, from the first of them. */
function mergeLists(lists: readonly NamedLoadedList[]): MergedLists {
  const listByRow: Record<string, ListedOrderType> = {};
  const rows = lists.flatMap(({ list, rows: listed }) =>
    listed.filter(({ id }) => {
      listByRow[id] ??= list;
      return listByRow[id] === list;
    }),
  );
  return { rows: sortLatestFirst(rows), listByRow };
}

function actingListOf(view: NamedLoadedList): readonly ActingOrderList[] {
  const { list, cancelling, pausing, registeringSwp, registered, done } = view;
  const isActing = cancelling !== null || pausing !== null || registeringSwp !== null;
  if (!isActing && registered === null && done === '') return [];
  return [{ list, cancelling, pausing, registeringSwp, registered, done }];
}
