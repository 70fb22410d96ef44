import { ORDER_STATUSES, type OrderStatus } from '@folioflow/api/contract';
import type { OrderRowView } from '../order-list/order-row.types.ts';
import { ORDER_KINDS, type AllOrdersFilter, type OrderKind } from './all-orders.types.ts';

const kindByType = { single: 'lumpsum', xsip: 'sip', sip: 'sip', stp: 'stp' } as const satisfies Record<
  OrderRowView['type'],
  OrderKind
>;

/** Flags tell less than a stated status: an unpaid order waits for its payment, and any other one is processed. */
const filterStatusByName = {
  ...(Object.fromEntries(ORDER_STATUSES.map((status) => [status, status])) as { [Name in OrderStatus]: Name }),
  paymentPending: 'waitingForPayment',
  paymentConfirming: 'waitingForPayment',
  paymentFailed: 'waitingForPayment',
  inProgress: 'processing',
} as const satisfies Record<OrderRowView['status']['name'], OrderStatus>;

/** Returns the kinds of an order: its type, and the plan or sale that it has. */
export const orderKindsOf = ({ type, withdrawal, redemption }: OrderRowView): readonly OrderKind[] => [
  kindByType[type],
  ...(withdrawal === null ? [] : (['swp'] as const)),
  ...(redemption === null ? [] : (['redemption'] as const)),
];

/** Returns the orders with a chosen kind and a chosen status; an empty choice excludes nothing. */
export const filterOrderRows = (
  rows: readonly OrderRowView[],
  { kinds, statuses }: AllOrdersFilter,
): readonly OrderRowView[] =>
  rows.filter(
    (row) =>
      (kinds.length === 0 || orderKindsOf(row).some((kind) => kinds.includes(kind))) &&
      (statuses.length === 0 || statuses.includes(filterStatusByName[row.status.name])),
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
  statuses: chosenOptions(search, 'status', ORDER_STATUSES),
});

/** Returns the query of a filter; '' without a filter. */
export function allOrdersQuery({ kinds, statuses }: AllOrdersFilter): string {
  const parts = [...kinds.map((kind) => `kind=${kind}`), ...statuses.map((status) => `status=${status}`)];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
