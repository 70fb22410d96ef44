import { expect, test } from 'vitest';
import {
  HOLDING_COLUMNS,
  holdingLinesOf,
  sectorBarHeightInPx,
  sectorBarsOf,
  sortHoldings,
  nextHoldingSort,
  type HoldingColumn,
} from './index.ts';

const holding = (company_name: string, sector_name: string, instrument_name: string, corpus_per: number | null) => ({
  stock_search_id: company_name,
  company_name,
  sector_name,
  instrument_name,
  corpus_per,
});
const lines = holdingLinesOf({
  holdings_list: [
    holding('Kaveri Foods', 'Food', 'Equity', 7.1),
    holding('amber Bank', 'Banks', 'Equity', 9),
    holding('Malwa Motors', '', 'Bond', -0.4),
    holding('Teesta Steel', 'Metals', '', null),
    holding('Hampi Finance', 'Banks', 'Bond', 9),
  ],
});
const sortedNumbers = (column: HoldingColumn, isReversed = false) =>
  sortHoldings(lines, { column, isReversed }).map(({ number }) => number);

test('a holding has the number of its position, in any sort order [DO-091 DO-380]', () => {
  expect(lines[0]).toEqual({
    key: '0-Kaveri Foods',
    number: 1,
    company: 'Kaveri Foods',
    sector: 'Food',
    instrument: 'Equity',
    assets: 7.1,
  });
  expect(sortedNumbers('number')).toEqual([1, 2, 3, 4, 5]);
  expect(sortedNumbers('number', true)).toEqual([5, 4, 3, 2, 1]);
});

test('names ascend regardless of case, shares descend, equal lines remain in order, missing values come last', () => {
  expect(sortedNumbers('company')).toEqual([2, 5, 1, 3, 4]);
  expect(sortedNumbers('sector')).toEqual([2, 5, 1, 4, 3]);
  expect(sortedNumbers('sector', true)).toEqual([4, 1, 2, 5, 3]);
  expect(sortedNumbers('instrument')).toEqual([3, 5, 1, 2, 4]);
  expect(sortedNumbers('assets')).toEqual([2, 5, 1, 3, 4]);
  expect(sortedNumbers('assets', true)).toEqual([3, 1, 2, 5, 4]);
  for (const column of HOLDING_COLUMNS) expect(sortedNumbers(column).toSorted()).toEqual([1, 2, 3, 4, 5]);
});

test('a press sorts by a column, a second press reverses the order, another column starts ascending', () => {
  const first = nextHoldingSort({ column: 'number', isReversed: false }, 'assets');
  expect(first).toEqual({ column: 'assets', isReversed: false });
  expect(nextHoldingSort(first, 'assets')).toEqual({ column: 'assets', isReversed: true });
  expect(nextHoldingSort(nextHoldingSort(first, 'assets'), 'assets')).toEqual(first);
  expect(nextHoldingSort(nextHoldingSort(first, 'assets'), 'company')).toEqual({
    column: 'company',
    isReversed: false,
  });
});

test('a sector with a name and a share is a bar, and the widest bar fills the width [DO-093]', () => {
  const bars = sectorBarsOf({ seriespie_sector: [20, 40, -1], optionspie_sector: ['Banks', 'IT', 'Margin', 'Media'] });
  expect(bars).toEqual([
    { name: 'Banks', share: 20, width: 50 },
    { name: 'IT', share: 40, width: 100 },
    { name: 'Margin', share: -1, width: 0 },
  ]);
  expect(sectorBarsOf({ seriespie_sector: [], optionspie_sector: [] })).toEqual([]);
});

test.each([
  [1, 120],
  [5, 120],
  [6, 50],
  [10, 50],
  [11, 40],
  [15, 40],
  [16, 30],
  [20, 30],
  [21, 20],
])('each of %d sectors has a bar of %d pixels [DO-094 DO-095 DO-096 DO-097 DO-098]', (count, height) => {
  expect(sectorBarHeightInPx(count)).toBe(height);
});
