import { describe, expect, test } from 'vitest';
import { createRecordedSeries } from './nav-source.ts';
import { computeReturns, computeSipRate } from './returns.ts';
import { roundPercent, formatPercent } from '../schemes/scheme-entry.ts';
import { epochDayOf } from './working-days.ts';

const last = epochDayOf('2026-11-19');

describe('returns', () => {
  test('of a single amount are those of its NAV, absolute and yearly', () => {
    const series = createRecordedSeries([
      [epochDayOf('2021-11-19'), 10],
      [epochDayOf('2023-11-17'), 12],
      [epochDayOf('2025-11-19'), 16],
      [epochDayOf('2026-10-19'), 20],
      [last, 18],
    ]);
    const { absolute, annualized } = computeReturns(series);
    expect([1, 12, 36, 60].map((months) => formatPercent(absolute[months as 1]))).toEqual([
      '-10.00',
      '12.50',
      '50.00',
      '80.00',
    ]);
    expect([1, 3, 5].map((years) => roundPercent(annualized[years as 1]))).toEqual([12.5, 14.47, 12.47]);
  });

  test('are undefined if the nearest NAV is more than ten days before the start day', () => {
    const series = createRecordedSeries([
      [epochDayOf('2025-11-08'), 10],
      [last, 18],
    ]);
    expect(computeReturns(series).absolute[12]).toBeUndefined();
  });

  test('are undefined for a single NAV', () => {
    expect(computeReturns(createRecordedSeries([[last, 10]])).absolute).toEqual({
      1: undefined,
      3: undefined,
      6: undefined,
      12: undefined,
      36: undefined,
      60: undefined,
    });
  });

  test('of installments at a constant NAV are zero', () => {
    const flat = createRecordedSeries(Array.from({ length: 2000 }, (_, day) => [last - 1999 + day, 10] as const));
    expect(computeReturns(flat).sip).toEqual({ 1: 0, 3: 0, 5: 0 });
    expect(formatPercent(computeReturns(flat).sipAnnualized[5])).toBe('0.00');
  });

  test.each([
    [12, 12],
    [36, -8],
    [60, 15.5],
  ])('of %i installments that grow at %d %% a year are that rate', (months, rate) => {
    const growth = (1 + rate / 100) ** (1 / 12);
    const value = Array.from({ length: months }, (_, month) => growth ** (month + 1)).reduce(
      (one, other) => one + other,
    );
    expect(computeSipRate(value, months)).toBeCloseTo(rate, 6);
  });
});

test.each([
  [12.3, '12.30'],
  [-4.5, '-4.50'],
  [-0.001, '0.00'],
  [undefined, ''],
])('are formatted: %s as %j', (percent, text) => {
  expect(formatPercent(percent)).toBe(text);
});
