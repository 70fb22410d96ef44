import { i18n } from '../../messages/testing/texts.ts';
import { expect, test } from 'vitest';
import { computeYearGains } from '../../holdings/tax/year-gains.ts';
import { writeSalesFile, writeScheduleFile } from './gains-files.ts';
import { sampleSales } from './testing/sample-sales.ts';
import { reviewYear } from './year-review.ts';

const { realised } = computeYearGains(sampleSales.holdings, sampleSales.transactions, 2026);
const facts = { slabPercent: 30, earlierLosses: { shortPaise: 0, longPaise: 0 } };
const { groups } = reviewYear(sampleSales, 2026, facts, '2026-11-26');
const words = { head: ['Scheme'], long: 'Long-term', short: 'Short-term', unknown: 'Not known' };
const rowsOf = (file: string) =>
  file
    .slice(1)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',').map((cell) => cell.replaceAll('"', '')));
const sumOf = (rows: readonly (readonly string[])[], column: number) =>
  Math.round(rows.slice(1).reduce((sum, row) => sum + Number(row[column]) * 100, 0));

test('the sales have the sums of the page', () => {
  const rows = rowsOf(writeSalesFile(realised, words));
  expect(rows).toHaveLength(1 + realised.length);
  expect(sumOf(rows, 9)).toBe(groups.reduce((sum, { gainPaise }) => sum + gainPaise, 0));
  expect(sumOf(rows, 6)).toBe(groups.reduce((sum, { proceedsPaise }) => sum + proceedsPaise, 0));
  expect(rows[1]).toEqual([
    'ICICI Prudential Bluechip Fund Growth',
    'INF109K01BL4',
    '12345678/90',
    '01/06/2017',
    '04/05/2026',
    '1000.000',
    '61000.00',
    '38000.00',
    '43620.00',
    '17380.00',
    'Long-term',
    '198',
  ]);
});

test('a folio is a text with its leading zeros, and the header says how to import it', () => {
  const sales = realised.slice(0, 1).map((sale) => ({ ...sale, folio: '0012345678' }));
  expect(writeSalesFile(sales, words)).toContain(',"0012345678",');
  expect(i18n._('capitalGains.file.folio')).toBe('Folio (import this column as text)');
});

test('Schedule 112A has the long-term gains of equity-oriented schemes alone, with the sums of the page', () => {
  const rows = rowsOf(writeScheduleFile(realised));
  const long = groups.find(({ section }) => section === '198');
  expect(rows).toHaveLength(3);
  expect(rows.every((row) => row.length === 14)).toBe(true);
  expect(sumOf(rows, 13)).toBe(long?.gainPaise);
  expect(sumOf(rows, 5)).toBe(long?.proceedsPaise);
  expect(rows[1]).toEqual([
    'BE',
    'INF109K01BL4',
    'ICICI Prudential Bluechip Fund Growth',
    '1000.000',
    '61.0000',
    '61000.00',
    '43620.00',
    '38000.00',
    '43620.00',
    '43.6200',
    '43620.00',
    '0.00',
    '43620.00',
    '17380.00',
  ]);
  expect(rows[2]?.slice(0, 1)).toEqual(['AE']);
});

test('figures of the files are numbers', () => {
  for (const row of rowsOf(writeScheduleFile(realised)).slice(1))
    for (const cell of row.slice(3)) expect(Number.isFinite(Number(cell))).toBe(true);
});
