import { describe, expect, test } from 'vitest';
import { roundGrowthYear } from '../growth.ts';
import { computeSipGrowth, type SipPlan } from './sip-growth.ts';

type WorkedExample = readonly [
  name: string,
  inputs: readonly [number, number, number, number, number, number, number],
  invested: number,
  profit: number,
];

/** The reference cases of the specification, profits unrounded. */
const workedExamples: readonly WorkedExample[] = [
  ['W01 zero inflation', [1000, 12, 5, 5, 12, 0, 0], 60_000, 22_486.3666],
  ['W02 inflation', [1000, 12, 5, 5, 12, 6, 0], 60_000, 9490.6995],
  ['W03 held longer than invested', [1000, 12, 5, 10, 12, 0, 0], 60_000, 89_852.7098],
  ['W04 raised each year', [1000, 12, 3, 3, 12, 0, 10], 39_720, 7920.9932],
  ['W05 quarterly', [5000, 4, 2, 3, 10, 5, 5], 41_000, 4329.3725],
  ['W06 yearly', [1000, 1, 1, 1, 10, 0, 0], 1000, 100],
  ['W07 a return that inflation takes', [2000, 12, 1, 1, 6, 6, 0], 24_000, 0],
  ['W08 inflation above the return', [1000, 12, 1, 2, 4, 6, 0], 12_000, -344.1236],
  ['W09 long and raised', [500, 12, 10, 15, 13, 5, 10], 95_624.5476, 102_260.3435],
  ['W10 every two months', [1500, 6, 3, 3, 9, 4, 0], 27_000, 2151.6752],
];

const planFromInputs = ([
  amount,
  factor,
  investmentYears,
  holdingYears,
  cagr,
  inflation,
  increment,
]: WorkedExample[1]): SipPlan => ({
  amount,
  factor,
  investmentYears,
  holdingYears,
  cagr,
  inflation,
  increment,
});
const lastYear = (plan: SipPlan) => {
  const year = computeSipGrowth(plan).at(-1);
  if (year === undefined) throw new Error('A plan has at least one holding year.');
  return { ...year, value: year.invested + year.profit };
};

test.each(workedExamples)(
  '%s matches the result of the specification [DO-179 DO-180 DO-181 DO-383]',
  (_, inputs, invested, profit) => {
    const end = lastYear(planFromInputs(inputs));
    expect(end.invested).toBeCloseTo(invested, 4);
    expect(end.profit).toBeCloseTo(profit, 4);
  },
);

test.each([
  [workedExamples[0], 60_000, 22_486],
  [workedExamples[8], 95_625, 102_260],
  [workedExamples[7], 12_000, -344],
] as const)('roundGrowthYear returns whole rupees, halves away from zero [DO-177 DO-178]', (each, invested, profit) => {
  const { year, ...figures } = roundGrowthYear(lastYear(planFromInputs(each?.[1] ?? [0, 0, 0, 0, 0, 0, 0])));
  expect(figures).toEqual({ invested, profit, value: invested + profit });
  expect(roundGrowthYear({ year, invested: 0.5, profit: -0.5 })).toEqual({ year, invested: 1, profit: -1, value: 0 });
});

/** All combinations of a few values of each field. */
const plans: readonly SipPlan[] = [1, 2, 4, 7, 12].flatMap((factor) =>
  [0, 0.5, 8, 100].flatMap((cagr) =>
    [0, 6, 100].flatMap((inflation) =>
      [0, 10].flatMap((increment) =>
        [
          [1, 1],
          [1, 4],
          [3, 3],
          [9, 30],
        ].map(([investmentYears = 0, holdingYears = 0]) => ({
          amount: 1000,
          factor,
          cagr,
          inflation,
          increment,
          investmentYears,
          holdingYears,
        })),
      ),
    ),
  ),
);

describe(`computeSipGrowth over ${plans.length} plans`, () => {
  test('a larger amount yields proportionally more', () => {
    for (const plan of plans) {
      const [one, seven] = [lastYear(plan), lastYear({ ...plan, amount: 7000 })];
      expect(seven.value / one.value).toBeCloseTo(7, 6);
      expect(seven.invested / one.invested).toBeCloseTo(7, 6);
    }
  });

  test('a higher return yields more, higher inflation less, and neither changes the invested amount', () => {
    for (const plan of plans) {
      const [now, better, dearer] = [
        lastYear(plan),
        lastYear({ ...plan, cagr: plan.cagr + 0.1 }),
        lastYear({ ...plan, inflation: plan.inflation + 0.1 }),
      ];
      expect(better.value).toBeGreaterThan(now.value);
      expect(dearer.value).toBeLessThan(now.value);
      expect([better.invested, dearer.invested]).toEqual([now.invested, now.invested]);
    }
  });

  test('another investment year yields more, and another holding year yields more where the money grows', () => {
    for (const plan of plans) {
      const { investmentYears, holdingYears, cagr, inflation } = plan;
      const longer = { ...plan, investmentYears: investmentYears + 1, holdingYears: holdingYears + 1 };
      expect(lastYear(longer).invested).toBeGreaterThan(lastYear(plan).invested);
      const held = lastYear({ ...plan, holdingYears: holdingYears + 1 });
      expect(Math.sign(Number((held.value / lastYear(plan).value - 1).toFixed(9)))).toBe(Math.sign(cagr - inflation));
      expect(held.invested).toBe(lastYear(plan).invested);
    }
  });

  test('a higher increment invests more after the first year, and no more within it', () => {
    for (const plan of plans) {
      const raised = lastYear({ ...plan, increment: plan.increment + 1 }).invested - lastYear(plan).invested;
      if (plan.investmentYears === 1) expect(raised).toBe(0);
      else expect(raised).toBeGreaterThan(0);
    }
  });

  test('a return equal to inflation yields no profit, and the value is always positive', () => {
    for (const plan of plans) {
      expect(lastYear({ ...plan, cagr: plan.inflation }).profit).toBeCloseTo(0, 6);
      expect(lastYear({ ...plan, cagr: 0, inflation: 0 }).profit).toBeCloseTo(0, 6);
      expect(lastYear(plan).value).toBeGreaterThan(0);
    }
  });

  test('without inflation the value of every year is at least the invested amount', () => {
    for (const plan of plans)
      for (const { invested, value } of computeSipGrowth({ ...plan, inflation: 0 }).map(roundGrowthYear))
        expect(value).toBeGreaterThanOrEqual(invested);
  });

  test('the result has one year for each holding year, and the invested amount never decreases', () => {
    for (const plan of plans) {
      const years = computeSipGrowth(plan);
      expect(years.map(({ year }) => year)).toEqual(Array.from({ length: plan.holdingYears }, (_, place) => place + 1));
      expect(years.every(({ invested }, place) => invested >= (years[place - 1]?.invested ?? 0))).toBe(true);
    }
  });
});
