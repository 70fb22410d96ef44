import { expect, test } from 'vitest';
import {
  computeLumpsumGrowth,
  computeLumpsumResult,
  sampleLumpsumDraft,
  type LumpsumCalculatorDraft,
} from './index.ts';

const lastYearOf = (draft: Partial<LumpsumCalculatorDraft>) => {
  const result = computeLumpsumResult({ ...sampleLumpsumDraft, ...draft });
  return result.kind === 'computed' ? result.years.at(-1) : result;
};

/** The cases of docs/worked-numbers/calculators.md. */
test.each([
  [{}, { year: 10, invested: 100_000, profit: 210_585, value: 310_585 }],
  [
    { amount: '10000', years: '5', cagr: '10' },
    { year: 5, invested: 10_000, profit: 6105, value: 16_105 },
  ],
  [
    { amount: '50000', years: '3', cagr: '8' },
    { year: 3, invested: 50_000, profit: 12_986, value: 62_986 },
  ],
  [
    { amount: '100.5', years: '1', cagr: '0' },
    { year: 1, invested: 101, profit: 0, value: 101 },
  ],
])('the worked case %j ends as calculated by hand', (draft, end) => {
  expect(lastYearOf(draft)).toEqual(end);
});

test('the value is the amount compounded year by year, and never less than the amount', () => {
  for (const cagr of [0, 0.5, 7.25, 12, 100])
    for (const amount of [1, 999.999, 5000]) {
      let value = amount;
      for (const { year, invested, profit } of computeLumpsumGrowth({ amount, years: 40, cagr })) {
        value += (value * cagr) / 100;
        expect((invested + profit) / value, `year ${year}`).toBeCloseTo(1, 12);
        expect([invested, profit >= 0]).toEqual([amount, true]);
      }
    }
});

test('the result has the figures of its fields and every year', () => {
  expect(computeLumpsumResult({ amount: '1000', years: '2', cagr: '10' })).toEqual({
    kind: 'computed',
    plan: { amount: 1000, years: 2, cagr: 10 },
    years: [
      { year: 1, invested: 1000, profit: 100, value: 1100 },
      { year: 2, invested: 1000, profit: 210, value: 1210 },
    ],
  });
});

test('a draft without a number has no result, and every invalid field is reported', () => {
  expect(lastYearOf({ years: '' })).toEqual({ kind: 'incomplete' });
  expect(lastYearOf({ amount: '0', years: '101', cagr: '100.5' })).toEqual({
    kind: 'refused',
    problems: { amount: 'amount', years: 'years', cagr: 'percent' },
  });
  expect(lastYearOf({ years: '2.5' })).toEqual({ kind: 'refused', problems: { years: 'years' } });
  expect(lastYearOf({ amount: '99999999', years: '100', cagr: '100' })).toEqual({ kind: 'uncountable' });
});
