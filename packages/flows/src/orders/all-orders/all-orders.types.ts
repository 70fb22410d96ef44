import type { CalendarDay, ListedOrderType } from '@folioflow/api/contract';
import type { Notice } from '../../kit/notice.ts';
import type { Exit, ExitTaken } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { OrderListView } from '../order-list/order-list.types.ts';
import type { OrderRowView } from '../order-list/order-row.types.ts';

/** The kinds of orders in a filter: the type of an order, or a plan or sale that it has. An order has several kinds. */
export const ORDER_KINDS = ['lumpsum', 'sip', 'stp', 'swp', 'redemption'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The stages of orders in a filter; each contains one or more states of an order. */
export const ORDER_STAGES = ['payment', 'progress', 'allotted', 'rejected', 'cancelled'] as const;
export type OrderStage = (typeof ORDER_STAGES)[number];

/** An order is shown if it has a chosen kind and a chosen stage; an empty choice excludes nothing. */
export interface AllOrdersFilter {
  readonly kinds: readonly OrderKind[];
  readonly stages: readonly OrderStage[];
}

export interface AllOrdersInput {
  /** The query of the address with the filter. */
  readonly search: string;
  readonly newSubmission: SubmissionKeySource;
  /** Returns the present calendar day in India. */
  readonly today: () => CalendarDay;
}

export interface AllOrdersContext extends Omit<AllOrdersInput, 'search'> {
  readonly filter: AllOrdersFilter;
  /** The lists that were requested again; the page stays visible meanwhile. */
  readonly retried: readonly ListedOrderType[];
}

export type AllOrdersEvent =
  | { type: 'filter.changed'; filter: AllOrdersFilter }
  /** Requests every list again. */
  | { type: 'reload.requested' }
  /** Requests one list again. */
  | { type: 'list.retried'; list: ListedOrderType }
  /** Fetches the details of an order of a list, and closes the details of all others. */
  | { type: 'row.opened'; list: ListedOrderType; id: string }
  | { type: 'row.closed' }
  /** Reported by a list whose action leads to another page. */
  | { type: 'exit.reported'; exit: Exit };
export type AllOrdersEmitted = ExitTaken;

export interface AllOrdersChart {
  context: AllOrdersContext;
  events: AllOrdersEvent;
  input: AllOrdersInput;
  emitted: AllOrdersEmitted;
}

type LoadedList = Extract<OrderListView, { screen: 'loaded' }>;

/** A list without orders to show: its request failed, or is repeated. */
export interface MissingOrderList {
  readonly list: ListedOrderType;
  readonly isBusy: boolean;
  /** Null while the request is repeated. */
  readonly notice: Notice | null;
}

/** The open action of a list, or its result. */
export interface ActingOrderList extends Pick<
  LoadedList,
  'cancelling' | 'pausing' | 'registeringSwp' | 'registered' | 'done'
> {
  readonly list: ListedOrderType;
}

export type AllOrdersView =
  /** The first answer of a list is awaited; `missing` are the lists that have failed meanwhile. */
  | { readonly screen: 'loading'; readonly search: string; readonly missing: readonly MissingOrderList[] }
  /** No list could be loaded. `notice` is the first of their failures, with the errors of all. */
  | { readonly screen: 'unavailable'; readonly search: string; readonly notice: Notice | null }
  | {
      readonly screen: 'loaded';
      /** The query of the address with the filter; '' without a filter. */
      readonly search: string;
      /** True while a loaded list is reloaded; its orders stay visible. */
      readonly isBusy: boolean;
      readonly filter: AllOrdersFilter;
      /** After the filter, the latest order first; orders without a day last. */
      readonly rows: readonly OrderRowView[];
      /** The list of each row by the row's `id`: its events are sent to the child of this name. */
      readonly listByRow: Readonly<Record<string, ListedOrderType>>;
      /** Number of orders before the filter, of the lists that could be loaded. */
      readonly total: number;
      readonly missing: readonly MissingOrderList[];
      /** Failures of a reload or of an action, one for each affected list. */
      readonly notices: readonly { readonly list: ListedOrderType; readonly notice: Notice }[];
      readonly details: LoadedList['details'];
      readonly acting: readonly ActingOrderList[];
    };
