import { describe, expect, test } from 'vitest';
import { allocationOf } from './allocation.ts';
import { historyPointsOf } from './history-points.ts';
import { holdingRowOf, holdingsSummaryOf, sortHoldingRows } from './holding-rows.ts';
import {
  closed,
  closedTransactions,
  flexiCap,
  liquid,
  oldNav,
  purchasesOf,
  sampleHoldings,
  taxSaver,
  withoutNav,
} from './testing/sample-holdings.ts';
import { addTransactions, valueHoldings } from './value-holdings.ts';

const transactions = [...purchasesOf(sampleHoldings), ...closedTransactions];
const { valued, annualReturn } = addTransactions(valueHoldings(sampleHoldings), transactions);
const rows = valued.map((each) => holdingRowOf(each, '2026-11-20'));
const codes = (list: readonly { schemeCode: string }[]) => list.map(({ schemeCode }) => schemeCode.split('-')[0]);

describe('the order of holdings', () => {
  test.each([
    // Values 87,649.76, 22,592.13, 10,208.00 and 28,260.00.
    ['value', ['HDFC', 'SBI', 'AXIS', 'ICICI', 'UTI']],
    // Gains 22.9 %, 20.5 %, −0.2 % and 26.6 %.
    ['gain', ['SBI', 'HDFC', 'AXIS', 'ICICI', 'UTI']],
    ['name', ['AXIS', 'HDFC', 'ICICI', 'SBI', 'UTI']],
  ] as const)('by %s', (order, expected) => {
    expect(codes(sortHoldingRows(rows, order))).toEqual(expected);
  });

  test('by return has those without a return last', () => {
    const last = sortHoldingRows(rows, 'return').filter(({ isClosed }) => !isClosed);
    expect(last.at(-1)).toMatchObject({ schemeCode: 'ICICI-LIQ-GR', annualReturn: { reason: 'tooShort' } });
  });

  test('has equal figures by name', () => {
    const unknown = rows.map((row) => ({ ...row, valuePaise: null }));
    expect(codes(sortHoldingRows(unknown, 'value'))).toEqual(['AXIS', 'HDFC', 'ICICI', 'SBI', 'UTI']);
  });
});

describe('the summary', () => {
  test('adds up the open holdings and has the return of all of them', () => {
    const summary = holdingsSummaryOf(valued, annualReturn);
    // Costs: 71,276.25 + 18,731.10 + 10,227.25 + 22,320.00.
    expect(summary).toMatchObject({
      count: 4,
      valuePaise: 8_764_976 + 2_259_213 + 1_020_800 + 2_826_000,
      investedPaise: 7_127_625 + 1_873_110 + 1_022_725 + 2_232_000,
      annualReturn: { kind: 'rate' },
    });
  });

  test('has the change of the newest day, without holdings whose NAV is older', () => {
    // 1,500.5 × 0.3135; 230.25 × −0.78; 27.5 × −0.01.
    expect(holdingsSummaryOf(valued, null)?.dayChange).toMatchObject({
      day: '2026-11-20',
      paise: 47_041 - 17_960 - 28,
      omitted: 1,
    });
  });

  test('has no value if a holding has no NAV, but the cost', () => {
    const summary = holdingsSummaryOf(valueHoldings([flexiCap, withoutNav]), null);
    expect(summary).toMatchObject({ valuePaise: null, gainPaise: null, investedPaise: 7_127_625 + 500_000 });
  });

  test('does not exist without an open holding', () => {
    expect(holdingsSummaryOf(valueHoldings([closed]), null)).toBeNull();
  });
});

test('a row has an old NAV if another holding has a newer one', () => {
  expect(rows.map(({ isNavOld }) => isNavOld)).toEqual([false, false, false, true, false]);
  expect(valued.map((each) => holdingRowOf(each, null).isNavOld)).not.toContain(true);
});

describe('the allocation', () => {
  test('by category has the largest part first, and parts of 100 percent', () => {
    // 1,10,241.89, 28,260.00 and 10,208.00 of 1,48,709.89: 74.13 %, 19.00 %, 6.86 %.
    const parts = allocationOf(valued, 'category');
    expect(parts.map(({ name }) => name)).toEqual(['Equity', 'Other', 'Debt']);
    expect(parts.map(({ percent }) => percent)).toEqual([74.1, 19, 6.9]);
  });

  test.each(['category', 'amc', 'risk'] as const)('by %s adds up to the value and to 100 percent', (kind) => {
    const parts = allocationOf(valueHoldings([flexiCap, taxSaver, liquid, oldNav, withoutNav]), kind);
    expect(parts.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0)).toBe(1000);
    expect(parts.reduce((sum, { valuePaise }) => sum + valuePaise, 0)).toBe(14_870_989);
  });
});

test('the history has a point a day in order, the last of each day in India', () => {
  const noon = Date.parse('2026-11-20T06:00:00Z');
  expect(
    historyPointsOf([
      [noon + 3_600_000, 12, 10],
      [noon, 11, 10],
      [noon - 86_400_000, 9, 10],
      [9e15, 1, 1],
    ]),
  ).toEqual([
    { at: Date.parse('2026-11-19'), value: 9, invested: 10 },
    { at: Date.parse('2026-11-20'), value: 12, invested: 10 },
  ]);
});
