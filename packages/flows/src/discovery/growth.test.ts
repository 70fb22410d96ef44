import { describe, expect, test } from 'vitest';
import {
  collectProblems,
  findAmountProblem,
  findPercentProblem,
  findYearsProblem,
  isFigureText,
  isWholeNumberWithin,
  roundGrowth,
  roundGrowthYear,
} from './growth.ts';

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [1.49, 1],
    [-0.5, -1],
    [-0.4, 0],
    [-344.1236, -344],
    [-344.5, -345],
  ])('a profit of %d rupees is %i, halves away from zero [DO-177 DO-178]', (profit, rounded) => {
    expect(roundGrowthYear({ year: 3, invested: 1000.4, profit })).toEqual({
      year: 3,
      invested: 1000,
      profit: rounded,
      value: 1000 + rounded,
    });
  });

  test('gives no years if one is not exact to the rupee', () => {
    const exact = { year: 1, invested: 1000, profit: 10 };
    expect(roundGrowth([exact, { ...exact, year: 2 }])).toEqual([
      { ...exact, value: 1010 },
      { ...exact, year: 2, value: 1010 },
    ]);
    const beyond = 2 ** 53;
    expect(roundGrowth([exact, { year: 2, invested: 1000, profit: beyond }])).toBeNull();
    expect(roundGrowth([exact, { year: 2, invested: beyond, profit: -beyond }])).toBeNull();
    expect(roundGrowth([])).toEqual([]);
  });
});

test.each([
  ['0', true],
  ['12', true],
  ['12.', true],
  ['12.5', true],
  ['12.125', true],
  ['12.1255', false],
  ['99999999', true],
  ['99999999.999', true],
  ['100000000', false],
  ['', false],
  ['.5', false],
  ['x12', false],
  ['12x', false],
  ['-12', false],
  ['1,200', false],
])('%j is a figure of at most eight whole digits and three decimals: %j (A06)', (text, isFigure) => {
  expect(isFigureText(text)).toBe(isFigure);
});

test('a figure can be limited to another number of digits', () => {
  expect([isFigureText('9999999999', 10), isFigureText('10000000000', 10), isFigureText('100', 2)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('an amount is positive, a percentage at most 100, years are 1 to 100 and whole (A37)', () => {
  expect([0.001, 0, -1].map(findAmountProblem)).toEqual([null, 'amount', 'amount']);
  expect([0, 100, 100.001].map(findPercentProblem)).toEqual([null, null, 'percent']);
  expect([1, 100, 0, 101, 1.5].map(findYearsProblem)).toEqual([null, null, 'years', 'years', 'years']);
  expect([1, 12, 13, 0, 2.5].map((value) => isWholeNumberWithin(value, 12))).toEqual([true, true, false, false, false]);
});

test('problems are reported by field, and null without any', () => {
  expect(collectProblems({ amount: null, years: 'years' })).toEqual({ years: 'years' });
  expect(collectProblems({ amount: null, years: null })).toBeNull();
});
