import { orderRowOf, type OrderRowView } from '@folioflow/flows';
import { allottedOrder, cancelledOrder, payableOrder } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { orderColumns, orderSearchOf, orderSortOf, sortedRows, turned, type OrderColumn } from './sorted-rows.ts';

const rows = [payableOrder, allottedOrder, cancelledOrder].map((order) => orderRowOf(order, 'single'));
const by = (column: OrderColumn, isDown: boolean) =>
  sortedRows(rows, { column, isDown }).map(({ id }: OrderRowView) => id.replace('order-', ''));

test('orders stand as they came until a column is chosen', () => {
  expect(sortedRows(rows, null)).toBe(rows);
});

test('money is sorted as money, names as names, and what is not told stands last downwards', () => {
  expect(by('invested', true)).toEqual(['1', '2', '4']);
  expect(by('invested', false)).toEqual(['4', '2', '1']);
  expect(by('scheme', false)).toEqual(['4', '2', '1']);
  expect(by('value', true)[0]).toBe('1');
});

test('orders that are equal keep their places either way', () => {
  const same = rows.map((row) => ({ ...row, placed: '2026-11-16' }));
  for (const isDown of [true, false])
    expect(sortedRows(same, { column: 'placed', isDown }).map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('an order that the address says is the one that is read from it, and none needs no query', () => {
  expect(orderSearchOf(null)).toBe('');
  for (const column of orderColumns)
    for (const isDown of [true, false])
      expect(orderSortOf(orderSearchOf({ column, isDown }))).toEqual({ column, isDown });
  expect(orderSearchOf(turned(null, 'invested'))).toBe('?sort=invested');
  expect(orderSearchOf(turned({ column: 'invested', isDown: true }, 'invested'))).toBe('?sort=-invested');
});

test.each(['', '?sort=luck', '?sort=-', '?xsort=placed', '?sort=--placed'])('%j says no order', (search) => {
  expect(orderSortOf(search)).toBeNull();
});
