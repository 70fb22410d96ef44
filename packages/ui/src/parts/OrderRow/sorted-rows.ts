import type { OrderRowView } from '@folioflow/flows';

export const orderColumns = ['scheme', 'placed', 'invested', 'value', 'status'] as const;
export type OrderColumn = (typeof orderColumns)[number];
export interface OrderSort {
  readonly column: OrderColumn;
  /** The largest, latest or last one first. */
  readonly isDown: boolean;
}

const isDownAtFirst = (column: OrderColumn): boolean => column !== 'scheme';

/** What a press of the head of a column asks for: its own order, and that the other way round when it has it already. */
export const turned = (sort: OrderSort | null, column: OrderColumn): OrderSort => ({
  column,
  isDown: sort?.column === column ? !sort.isDown : isDownAtFirst(column),
});

/** Reads the query of a list's address; what is no column is as good as not said (decision 031). */
export function orderSortOf(search: string): OrderSort | null {
  const [, minus, name] = /[?&]sort=(-?)([^&#]*)/.exec(search) ?? [];
  const column = orderColumns.find((each) => each === name);
  return column === undefined ? null : { column, isDown: isDownAtFirst(column) === (minus === '') };
}

/** The query that says an order; that of the provider needs none. */
export const orderSearchOf = (sort: OrderSort | null): string =>
  sort === null ? '' : `?sort=${sort.isDown === isDownAtFirst(sort.column) ? '' : '-'}${sort.column}`;

const figure = (value: string | number | undefined) =>
  value === undefined || value === '' ? -Infinity : Number(value);

const keys: Readonly<Record<OrderColumn, (row: OrderRowView) => string | number>> = {
  scheme: (row) => row.schemeName.toLowerCase(),
  placed: (row) => row.placed,
  invested: (row) => figure(row.invested),
  value: (row) => figure(row.returns?.currentValue),
  status: (row) => row.state,
};

/** The rows by one column; equal ones stay as they came. */
export function sortedRows(rows: readonly OrderRowView[], sort: OrderSort | null): readonly OrderRowView[] {
  if (sort === null) return rows;
  const key = keys[sort.column];
  const sign = sort.isDown ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a === b ? 0 : a < b ? -sign : sign;
  });
}
