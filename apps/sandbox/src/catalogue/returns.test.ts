import { describe, expect, test } from 'vitest';
import { recorded } from './nav-source.ts';
import { returnsOf, sipRate } from './returns.ts';
import { percentNumber, percentText } from './scheme-entry.ts';
import { epochDayOf } from './working-days.ts';

const last = epochDayOf('2026-11-19');

describe('returns', () => {
  test('a single amount gains what its NAV gained, absolute and a year', () => {
    const series = recorded([
      [epochDayOf('2021-11-19'), 10],
      [epochDayOf('2023-11-17'), 12],
      [epochDayOf('2025-11-19'), 16],
      [epochDayOf('2026-10-19'), 20],
      [last, 18],
    ]);
    const { absolute, annualized } = returnsOf(series);
    expect([1, 12, 36, 60].map((months) => percentText(absolute[months as 1]))).toEqual([
      '-10.00',
      '12.50',
      '50.00',
      '80.00',
    ]);
    expect([1, 3, 5].map((years) => percentNumber(annualized[years as 1]))).toEqual([12.5, 14.47, 12.47]);
  });

  test('nothing is measured from a NAV more than ten days before the day that is asked for', () => {
    const series = recorded([
      [epochDayOf('2025-11-08'), 10],
      [last, 18],
    ]);
    expect(returnsOf(series).absolute[12]).toBeUndefined();
  });

  test('a single NAV has no returns', () => {
    expect(returnsOf(recorded([[last, 10]])).absolute).toEqual({
      1: undefined,
      3: undefined,
      6: undefined,
      12: undefined,
      36: undefined,
      60: undefined,
    });
  });

  test('installments into an unchanged NAV neither gain nor lose', () => {
    const flat = recorded(Array.from({ length: 2000 }, (_, day) => [last - 1999 + day, 10] as const));
    expect(returnsOf(flat).sip).toEqual({ 1: 0, 3: 0, 5: 0 });
    expect(percentText(returnsOf(flat).sipAnnualized[5])).toBe('0.00');
  });

  test.each([
    [12, 12],
    [36, -8],
    [60, 15.5],
  ])('%i installments that grew at %d %% a year are found to have done so', (months, rate) => {
    const growth = (1 + rate / 100) ** (1 / 12);
    const value = Array.from({ length: months }, (_, month) => growth ** (month + 1)).reduce(
      (one, other) => one + other,
    );
    expect(sipRate(value, months)).toBeCloseTo(rate, 6);
  });
});

test.each([
  [12.3, '12.30'],
  [-4.5, '-4.50'],
  [-0.001, '0.00'],
  [undefined, ''],
])('a return of %s is written %j', (percent, text) => {
  expect(percentText(percent)).toBe(text);
});
