import type { OrderRowView } from '@folioflow/flows';

export const orderColumns = ['scheme', 'placed', 'invested', 'value', 'status'] as const;
export type OrderColumn = (typeof orderColumns)[number];
export interface OrderSort {
  readonly column: OrderColumn;
  /** The largest, latest or last value first. */
  readonly isDescending: boolean;
}

const isDescendingByDefault = (column: OrderColumn): boolean => column !== 'scheme';

/**
 * Returns the sort order after a press on a column header: that column, or the reverse order if it is sorted already.
 */
export const toggleSort = (sort: OrderSort | null, column: OrderColumn): OrderSort => ({
  column,
  isDescending: sort?.column === column ? !sort.isDescending : isDescendingByDefault(column),
});

/** Parses the sort order in the query of a list; null for an unknown column (decision 031). */
export function parseOrderSort(search: string): OrderSort | null {
  const [, minus, name] = /[?&]sort=(-?)([^&#]*)/.exec(search) ?? [];
  const column = orderColumns.find((each) => each === name);
  return column === undefined ? null : { column, isDescending: isDescendingByDefault(column) === (minus === '') };
}

/** Returns the query for a sort order; empty for the provider's order. */
export const formatOrderSort = (sort: OrderSort | null): string =>
  sort === null ? '' : `?sort=${sort.isDescending === isDescendingByDefault(sort.column) ? '' : '-'}${sort.column}`;

const sortableFigure = (value: string | number | undefined) =>
  value === undefined || value === '' ? -Infinity : Number(value);

const keys: Readonly<Record<OrderColumn, (row: OrderRowView) => string | number>> = {
  scheme: (row) => row.schemeName.toLowerCase(),
  placed: (row) => row.placed,
  invested: (row) => sortableFigure(row.invested),
  value: (row) => sortableFigure(row.returns?.currentValue),
  status: (row) => row.state,
};

/** Returns the rows sorted by one column; equal rows keep their order. */
export function sortedRows(rows: readonly OrderRowView[], sort: OrderSort | null): readonly OrderRowView[] {
  if (sort === null) return rows;
  const key = keys[sort.column];
  const sign = sort.isDescending ? -1 : 1;
  return [...rows].sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a === b ? 0 : a < b ? -sign : sign;
  });
}
