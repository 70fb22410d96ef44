import { expect, test } from 'vitest';
import {
  computeReturns,
  investedAmount,
  SAMPLE_INTEREST_PERCENT,
  SAMPLE_YEARS,
  computeSampleValue,
  type PublishedReturns,
} from './index.ts';

const equalPercents = (percent: number | null) => ({
  '1y_percent': percent,
  '3y_percent': percent,
  '5y_percent': percent,
});
const publishedReturns = (sip: number | null, absolute: number | null = null, annualized: number | null = null) =>
  ({
    sip_returns_calculation: equalPercents(sip),
    lumpsum_returns_calculation: { absolute: equalPercents(absolute), annualized: equalPercents(annualized) },
  }) satisfies PublishedReturns;

test.each([
  [1000, 8.5, [13_020, 39_060, 65_100]],
  [1000, 24.75, [14_970, 44_910, 74_850]],
  [1000, -3.2, [11_616, 34_848, 58_080]],
  [2500, 61.34, [48_402, 145_206, 242_010]],
])('%d rupees a month at %d percent result in %j [DO-081 DO-084 DO-454]', (amount, percent, values) => {
  const { sip } = computeReturns(amount, publishedReturns(percent));
  expect([sip['1y'], sip['3y'], sip['5y']].map((value) => value?.toFixed(2))).toEqual(
    values.map((value) => value.toFixed(2)),
  );
});

test.each([
  [10_000, 12.5, '11250.00'],
  [10_000, 45.2, '14520.00'],
  [10_000, 88.75, '18875.00'],
  [10_000, -7.35, '9265.00'],
  [999_999, 12.34, '1123398.88'],
])('%d rupees once at %d percent result in %s [DO-082 DO-085]', (amount, percent, value) => {
  expect(computeReturns(amount, publishedReturns(null, percent)).onetime['3y']?.toFixed(2)).toBe(value);
});

test('both groups have exactly the documented keys, each null without a published value [DO-080 DO-083 DO-379]', () => {
  const keys = [1, 3, 5].flatMap((years) => [`${years}y`, `${years}y_percent`, `${years}y_percent_annualized`]).sort();
  const { sip, onetime, ...others } = computeReturns(1000, publishedReturns(null));
  expect(Object.keys(others)).toEqual([]);
  for (const group of [sip, onetime]) {
    expect(Object.keys(group).sort()).toEqual(keys);
    expect(new Set(Object.values(group))).toEqual(new Set([null]));
  }
});

test('annualized percentages come from the provider, for a SIP where it has them', () => {
  const { lumpsum_returns_calculation } = publishedReturns(null, 40, 12.5);
  const { sip, onetime } = computeReturns(1000, {
    lumpsum_returns_calculation,
    sip_returns_calculation: { ...equalPercents(20), '3y_percent_annualized': 11.25 },
  });
  expect([sip['1y_percent_annualized'], sip['3y_percent_annualized']]).toEqual([null, 11.25]);
  expect([onetime['3y_percent'], onetime['3y_percent_annualized']]).toEqual([40, 12.5]);
});

test('each period has its own percentages', () => {
  const percents = { '1y_percent': 1, '3y_percent': 3, '5y_percent': 5 };
  const { sip, onetime } = computeReturns(100, {
    sip_returns_calculation: {
      ...percents,
      '1y_percent_annualized': 11,
      '3y_percent_annualized': 13,
      '5y_percent_annualized': 15,
    },
    lumpsum_returns_calculation: {
      absolute: { '1y_percent': 10, '3y_percent': 30, '5y_percent': 50 },
      annualized: percents,
    },
  });
  expect(sip).toMatchObject({ '1y_percent': 1, '3y_percent': 3, '5y_percent': 5 });
  expect(sip).toMatchObject({ '1y_percent_annualized': 11, '3y_percent_annualized': 13, '5y_percent_annualized': 15 });
  expect(onetime).toMatchObject({ '1y_percent': 10, '3y_percent': 30, '5y_percent': 50 });
  expect(onetime).toMatchObject({ '1y_percent_annualized': 1, '3y_percent_annualized': 3, '5y_percent_annualized': 5 });
  expect([onetime['1y'], onetime['3y'], onetime['5y']].map((value) => value?.toFixed(2))).toEqual([
    '110.00',
    '130.00',
    '150.00',
  ]);
});

test('a monthly amount is invested twelve times a year, a single one once', () => {
  expect([investedAmount('sip', 1000, 5), investedAmount('onetime', 1000, 5)]).toEqual([60_000, 1000]);
});

test('a period without a percentage has no value, and a zero is a percentage', () => {
  const { lumpsum_returns_calculation } = publishedReturns(null, 0, 0);
  const { sip, onetime } = computeReturns(100, {
    sip_returns_calculation: { '1y_percent': 0, '3y_percent': null, '5y_percent': null },
    lumpsum_returns_calculation,
  });
  expect([sip['1y'], sip['1y_percent'], sip['3y']]).toEqual([1200, 0, null]);
  expect([onetime['1y'], onetime['5y_percent'], onetime['5y_percent_annualized']]).toEqual([100, 0, 0]);
});

test('a sample is computed over five years at ten percent [DO-086 DO-462]', () => {
  expect([SAMPLE_YEARS, SAMPLE_INTEREST_PERCENT]).toEqual([5, 10]);
  expect(computeSampleValue('onetime', 10_000).toFixed(2)).toBe('16105.10');
  expect(computeSampleValue('sip', 1000)).toBeCloseTo(
    1000 * ((((1 + 0.1 / 12) ** 60 - 1) / (0.1 / 12)) * (1 + 0.1 / 12)),
    6,
  );
});
