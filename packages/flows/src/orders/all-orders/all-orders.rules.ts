import type { OrderState } from '../../parts/order/order-state.ts';
import type { OrderRowView } from '../order-list/order-row.types.ts';
import {
  ORDER_KINDS,
  ORDER_STAGES,
  type AllOrdersFilter,
  type OrderKind,
  type OrderStage,
} from './all-orders.types.ts';

const kindByType = { single: 'lumpsum', xsip: 'sip', sip: 'sip', stp: 'stp' } as const satisfies Record<
  OrderRowView['type'],
  OrderKind
>;

/** A payment that awaits the investor or the bank, or failed, is not made yet: the order is in the first stage. */
const stageByState = {
  paymentPending: 'payment',
  paymentConfirming: 'payment',
  paymentFailed: 'payment',
  inProgress: 'progress',
  allotted: 'allotted',
  rejected: 'rejected',
  cancelled: 'cancelled',
} as const satisfies Record<OrderState, OrderStage>;

/** Returns the kinds of an order: its type, and the plan or sale that it has. */
export const orderKindsOf = ({ type, withdrawal, redemption }: OrderRowView): readonly OrderKind[] => [
  kindByType[type],
  ...(withdrawal === null ? [] : (['swp'] as const)),
  ...(redemption === null ? [] : (['redemption'] as const)),
];

/** Returns the orders with a chosen kind and a chosen stage; an empty choice excludes nothing. */
export const filterOrderRows = (
  rows: readonly OrderRowView[],
  { kinds, stages }: AllOrdersFilter,
): readonly OrderRowView[] =>
  rows.filter(
    (row) =>
      (kinds.length === 0 || orderKindsOf(row).some((kind) => kinds.includes(kind))) &&
      (stages.length === 0 || stages.includes(stageByState[row.state])),
  );

/** Returns the latest order first; orders of one day keep their sequence, and orders without a day are last. */
export const sortLatestFirst = (rows: readonly OrderRowView[]): readonly OrderRowView[] =>
  [...rows].sort((one, other) => (one.placed === other.placed ? 0 : one.placed < other.placed ? 1 : -1));

const chosenOptions = <Option extends string>(search: string, name: string, options: readonly Option[]) => {
  const values = new URLSearchParams(search).getAll(name);
  return options.filter((option) => values.includes(option));
};

/** Parses the filter in the query of an address; unknown values are dropped (decision 024). */
export const parseAllOrdersQuery = (search: string): AllOrdersFilter => ({
  kinds: chosenOptions(search, 'kind', ORDER_KINDS),
  stages: chosenOptions(search, 'status', ORDER_STAGES),
});

/** Returns the query of a filter; '' without a filter. */
export function allOrdersQuery({ kinds, stages }: AllOrdersFilter): string {
  const parts = [...kinds.map((kind) => `kind=${kind}`), ...stages.map((stage) => `status=${stage}`)];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
