import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '@folioflow/api/contract';
import { createRandom } from './testing/random.ts';
import { computeXirr, type CashFlow, type Xirr } from './xirr.ts';

const START = '2020-01-01';

/** Payments in rupees, each a number of days after 1 January 2020. */
const flowsOf = (...flows: readonly (readonly [days: number, rupees: number])[]): CashFlow[] =>
  flows.map(([days, rupees]) => ({ day: addDays(START, days), paise: Math.round(rupees * 100) }));

const rateOf = (xirr: Xirr): number => {
  if (xirr.kind !== 'rate') throw new Error(JSON.stringify(xirr));
  return xirr.rate;
};

describe('two payments', () => {
  test.each([
    ['a year', 365, 10_000, 11_200, 0.12],
    ['two years', 730, 10_000, 14_400, 0.2],
    ['half a year', 182.5 * 2, 10_000, 9_000, -0.1],
    ['the shortest period', 30, 10_000, 10_100, 1.01 ** (365 / 30) - 1],
    ['no gain', 400, 10_000, 10_000, 0],
  ])('over %s', (_, days, paid, received, rate) => {
    expect(rateOf(computeXirr(flowsOf([0, -paid], [days, received])))).toBeCloseTo(rate, 12);
  });
});

describe('several payments', () => {
  test('the documented example of spreadsheets', () => {
    const flows: CashFlow[] = [
      { day: '2008-01-01', paise: -1_000_000 },
      { day: '2008-03-01', paise: 275_000 },
      { day: '2008-10-30', paise: 425_000 },
      { day: '2009-02-15', paise: 325_000 },
      { day: '2009-04-01', paise: 275_000 },
    ];
    expect(rateOf(computeXirr(flows))).toBeCloseTo(0.373_362_535, 8);
  });

  test.each([2, 12, 60, 240])('%d equal payments a year apart have the rate of an annuity', (count) => {
    const rate = 0.09;
    const value = (1000 * ((1 + rate) ** count - 1)) / rate;
    const flows = [...Array.from({ length: count }, (_, year) => [365 * year, -1000] as const)];
    const xirr = rateOf(computeXirr(flowsOf(...flows, [365 * (count - 1), value])));
    expect(xirr).toBeCloseTo(rate, 7);
  });

  test('a loss of nearly everything, and a gain of a thousand times', () => {
    expect(rateOf(computeXirr(flowsOf([0, -100_000], [100, -100_000], [365, 0.02])))).toBeLessThan(-0.999_999);
    expect(rateOf(computeXirr(flowsOf([0, -100], [1, -100], [365, 200_000])))).toBeGreaterThan(900);
  });

  test('a loss within a month, or a day before the end of twenty years', () => {
    expect(rateOf(computeXirr(flowsOf([0, -1000], [1, -1000], [31, 0.01])))).toBeCloseTo(-1, 12);
    expect(rateOf(computeXirr(flowsOf([0, -1000], [7300, -1000], [7301, 0.5])))).toBeCloseTo(-1, 12);
    expect(rateOf(computeXirr(flowsOf([0, -1000], [3650, -1000], [7300, 0.01])))).toBeGreaterThan(-0.75);
  });

  test('a loss of everything is -100 %, after one payment or several', () => {
    expect(computeXirr(flowsOf([0, -1000], [365, 0]))).toEqual({ kind: 'rate', rate: -1 });
    expect(computeXirr(flowsOf([0, -1000], [100, -1000], [365, 0]))).toEqual({ kind: 'rate', rate: -1 });
    expect(computeXirr(flowsOf([0, -1000], [29, 0]))).toEqual({ kind: 'undefined', reason: 'tooShort' });
    expect(computeXirr(flowsOf([0, -1000], [30, 0]))).toEqual({ kind: 'rate', rate: -1 });
    expect(computeXirr(flowsOf([0, -1000], [365, -500], [365, 500]))).toEqual({
      kind: 'undefined',
      reason: 'tooFewFlows',
    });
    expect(computeXirr(flowsOf([0, 0], [365, -1000]))).toEqual({ kind: 'undefined', reason: 'tooFewFlows' });
  });

  test('payments of one day count as their sum', () => {
    expect(computeXirr(flowsOf([0, -6000], [0, -4000], [365, 11_200]))).toEqual(
      computeXirr(flowsOf([0, -10_000], [365, 11_200])),
    );
  });
});

describe('payments without an XIRR', () => {
  test.each([
    ['no payment', [], 'tooFewFlows'],
    ['one payment', [[0, -100]], 'tooFewFlows'],
    [
      'payments of one day',
      [
        [0, -100],
        [0, 90],
      ],
      'tooFewFlows',
    ],
    [
      'payments of nothing',
      [
        [0, 0],
        [40, 0],
      ],
      'tooFewFlows',
    ],
    [
      'payments by the investor only',
      [
        [0, -100],
        [40, -100],
      ],
      'oneDirection',
    ],
    [
      'payments to the investor only',
      [
        [0, 100],
        [40, 100],
      ],
      'oneDirection',
    ],
    [
      '29 days',
      [
        [0, -100],
        [29, 101],
      ],
      'tooShort',
    ],
    [
      'a sum that is never zero',
      [
        [0, -100],
        [365, 100],
        [730, -100],
      ],
      'noRate',
    ],
  ] as const)('%s', (_, flows, reason) => {
    expect(computeXirr(flowsOf(...flows))).toEqual({ kind: 'undefined', reason });
  });

  test('several rates that fit are returned, and none of them is the return', () => {
    const xirr = computeXirr(flowsOf([0, -100], [365, 230], [730, -132]));
    if (xirr.kind !== 'ambiguous') throw new Error(JSON.stringify(xirr));
    expect(xirr.rates.map((rate) => Number(rate.toFixed(9)))).toEqual([0.1, 0.2]);
  });

  test('two close rates of a loss are both found', () => {
    const xirr = computeXirr(flowsOf([0, -100], [365, 105], [730, -27.5]));
    if (xirr.kind !== 'ambiguous') throw new Error(JSON.stringify(xirr));
    expect(xirr.rates.map((rate) => Number(rate.toFixed(9)))).toEqual([-0.5, -0.45]);
  });

  test('two close rates of a loss over forty years are both found', () => {
    const [one, other] = [Math.exp(20 * -0.27), Math.exp(20 * -0.25)];
    const xirr = computeXirr(flowsOf([0, -1e8], [365 * 20, 1e8 * (one + other)], [365 * 40, -1e8 * one * other]));
    if (xirr.kind !== 'ambiguous') throw new Error(JSON.stringify(xirr));
    expect(xirr.rates.map((rate) => Number(rate.toFixed(4)))).toEqual([-0.2366, -0.2212]);
  });

  test.each([
    ['gain', 1, [-0.41, 1e9]],
    ['loss', 39, [-1, 0.7]],
  ])('an extreme %s in forty years is among the rates that fit', (_, year, rates) => {
    const xirr = computeXirr(flowsOf([0, -1], [365 * year, 1e9], [365 * 40, -1]));
    if (xirr.kind !== 'ambiguous') throw new Error(JSON.stringify(xirr));
    expect(xirr.rates.map((rate) => Number(rate.toPrecision(2)))).toEqual(rates);
  });

  test('a curve that only touches zero has one rate', () => {
    expect(rateOf(computeXirr(flowsOf([0, -100], [365, 200], [730, -100])))).toBeCloseTo(0, 6);
  });

  test('a day that does not exist is an error', () => {
    expect(() => computeXirr([{ day: '2026/01/01', paise: 1 }])).toThrow('2026/01/01');
  });
});

describe('random savings plans with redemptions', () => {
  const cases = Array.from({ length: 200 }, (_case, seed) => {
    const random = createRandom(seed + 1);
    const payments = Array.from({ length: 2 + Math.floor(random() * 60) }, (_, month) => {
      const isRedemption = month > 6 && random() < 0.15;
      return [month * 30 + Math.floor(random() * 10), isRedemption ? random() * 3000 : -500 - random() * 5000] as const;
    });
    const paid = payments.reduce((sum, [, rupees]) => sum - rupees, 0);
    return flowsOf(...payments, [2000, Math.max(1, paid) * (0.6 + random())]);
  });

  test('the value of all payments at the rate is zero to the paisa', () => {
    for (const flows of cases) {
      const rate = rateOf(computeXirr(flows));
      const first = flows.map(({ day }) => day).sort()[0] ?? '';
      const value = flows.reduce(
        (sum, { day, paise }) => sum + paise / (1 + rate) ** (daysBetween(first, day) / 365),
        0,
      );
      expect(Math.abs(value)).toBeLessThan(1);
    }
  });

  test('neither a common factor nor the order of the payments changes the rate', () => {
    for (const flows of cases) {
      const rate = rateOf(computeXirr(flows));
      const scaled = flows.map(({ day, paise }) => ({ day, paise: paise * 7 }));
      expect(rateOf(computeXirr(scaled))).toBeCloseTo(rate, 9);
      expect(rateOf(computeXirr(flows.toReversed()))).toBe(rate);
    }
  });
});
