import type { OrderRowView } from '@folioflow/flows';

export type OrderColumn = 'scheme' | 'placed' | 'invested' | 'value' | 'status';
export interface OrderSort {
  readonly column: OrderColumn;
  /** The largest, latest or last one first. */
  readonly isDown: boolean;
}

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
