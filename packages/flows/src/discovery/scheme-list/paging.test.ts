import { describe, expect, test } from 'vitest';
import { documentedPageCount, pageOf, requiredPageCount } from './paging.ts';

const table: [items: number, size: number, documented: number, needed: number][] = [
  [0, 30, 0, 0],
  [14, 30, 0, 1],
  [15, 30, 1, 1],
  [29, 30, 1, 1],
  [30, 30, 1, 1],
  [31, 30, 1, 2],
  [44, 30, 1, 2],
  [45, 30, 2, 2],
  [60, 30, 2, 2],
  [74, 30, 2, 3],
  [75, 30, 3, 3],
  [89, 30, 3, 3],
  [100, 40, 3, 3],
  [50, 20, 3, 3],
  [1500, 30, 50, 50],
];
const list = (length: number) => Array.from({ length }, (_, place) => place);

test('the documented count rounds to nearest, the required count rounds up [DO-443]', () => {
  expect(
    table.map(([items, size]) => [items, size, documentedPageCount(items, size), requiredPageCount(items, size)]),
  ).toEqual(table);
});

describe('a page of a list', () => {
  test('shows every scheme: 45 in pages of 30 are 2 pages, and so are 44 [DO-057]', () => {
    expect([45, 44].map((items) => pageOf(list(items), 1, 30).pageCount)).toEqual([2, 2]);
  });

  test.each(table)('%i items in pages of %i: every item is on exactly one page', (items, size) => {
    const { pageCount } = pageOf(list(items), 1, size);
    const shown = Array.from({ length: pageCount }, (_, place) => pageOf(list(items), place + 1, size).items).flat();
    expect(shown).toEqual(list(items));
  });

  test('has buttons from the thirtieth item on', () => {
    expect([29, 30, 31].map((items) => pageOf(list(items), 1, 30).isPaged)).toEqual([false, true, true]);
  });

  test('is limited to the first and the last page', () => {
    expect([pageOf(list(31), 9, 30).page, pageOf(list(31), 0, 30).page, pageOf(list(0), 3, 30)]).toEqual([
      2,
      1,
      { items: [], page: 1, pageCount: 1, hasPrevious: false, hasNext: false, isPaged: false },
    ]);
  });
});
