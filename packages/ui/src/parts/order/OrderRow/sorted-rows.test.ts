import { cachedOrderRow, type OrderRowView } from '@folioflow/flows';
import { allottedOrder, cancelledOrder, payableOrder } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import {
  orderColumns,
  formatOrderSort,
  parseOrderSort,
  sortedRows,
  toggleSort,
  type OrderColumn,
} from './sorted-rows.ts';

const rows = [payableOrder, allottedOrder, cancelledOrder].map((order) => cachedOrderRow(order, 'single'));
const idsSortedBy = (column: OrderColumn, isDescending: boolean) =>
  sortedRows(rows, { column, isDescending }).map(({ id }: OrderRowView) => id.replace('order-', ''));

test('orders have the provider’s order until a column is selected', () => {
  expect(sortedRows(rows, null)).toBe(rows);
});

test('amounts are sorted numerically, names alphabetically, and missing values are last in descending order', () => {
  expect(idsSortedBy('invested', true)).toEqual(['1', '2', '4']);
  expect(idsSortedBy('invested', false)).toEqual(['4', '2', '1']);
  expect(idsSortedBy('scheme', false)).toEqual(['4', '2', '1']);
  expect(idsSortedBy('value', true)[0]).toBe('1');
});

test('equal orders keep their positions in both directions', () => {
  const same = rows.map((row) => ({ ...row, placed: '2026-11-16' }));
  for (const isDescending of [true, false])
    expect(sortedRows(same, { column: 'placed', isDescending }).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('a sort order that is written to the address is read from it again, and the default order needs no query', () => {
  expect(formatOrderSort(null)).toBe('');
  for (const column of orderColumns)
    for (const isDescending of [true, false])
      expect(parseOrderSort(formatOrderSort({ column, isDescending }))).toEqual({ column, isDescending });
  expect(formatOrderSort(toggleSort(null, 'invested'))).toBe('?sort=invested');
  expect(formatOrderSort(toggleSort({ column: 'invested', isDescending: true }, 'invested'))).toBe('?sort=-invested');
});

test.each(['', '?sort=luck', '?sort=-', '?xsort=placed', '?sort=--placed'])('%j has no sort order', (search) => {
  expect(parseOrderSort(search)).toBeNull();
});
