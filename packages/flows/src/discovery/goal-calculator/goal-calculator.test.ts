import { expect, test } from 'vitest';
import { computeSipGrowth } from '../sip-calculator/sip-growth.ts';
import { computeGoalResult, computeMonthlyAmount, sampleGoalDraft, type GoalDraft, type GoalPlan } from './index.ts';

const resultOf = (draft: Partial<GoalDraft>) => computeGoalResult({ ...sampleGoalDraft, ...draft });

/** The cases of docs/worked-numbers/calculators.md. */
test.each([
  [{ years: '10' }, 43_041],
  [{}, 19_819],
  [{ years: '20' }, 10_009],
  [{ goal: '120000', years: '10', cagr: '0' }, 1000],
  [{ goal: '100000', years: '1' }, 7807],
  [{ goal: '1', years: '1' }, 1],
])('the worked case %j needs the monthly amount that was calculated by hand', (draft, monthly) => {
  expect(resultOf(draft)).toMatchObject({ kind: 'computed', monthly });
});

/** Value of a SIP in which each contribution is compounded by itself, in paise from the last month to the first. */
function sumContributions({ years, cagr }: GoalPlan, monthly: number): number {
  let [value, growth] = [0, 1];
  for (let month = years * 12; month >= 1; month--) {
    growth *= 1 + cagr / 1200;
    value += monthly * 100 * growth;
  }
  return value / 100;
}

const plans: readonly GoalPlan[] = [1000, 99_999.99, 10_000_000, 9_999_999_999].flatMap((goal) =>
  [1, 2, 7, 15, 40].flatMap((years) => [0, 0.1, 6.5, 12, 30].map((cagr) => ({ goal, years, cagr }))),
);

test(`the monthly amount of ${plans.length} plans reaches the goal, and a rupee less does not`, () => {
  for (const plan of plans) {
    const monthly = computeMonthlyAmount(plan);
    expect(Number.isInteger(monthly)).toBe(true);
    expect(sumContributions(plan, monthly), JSON.stringify(plan)).toBeGreaterThanOrEqual(plan.goal - 0.01);
    if (monthly > 1) expect(sumContributions(plan, monthly - 1), JSON.stringify(plan)).toBeLessThan(plan.goal);
  }
});

test('the goal of a SIP is its value: the SIP calculator and the goal calculator are inverse', () => {
  for (const monthly of [500, 5000, 43_041])
    for (const years of [1, 10, 25])
      for (const cagr of [0, 8, 12]) {
        const sip = { amount: monthly, factor: 12, cagr, inflation: 0, increment: 0 };
        const end = computeSipGrowth({ ...sip, investmentYears: years, holdingYears: years }).at(-1);
        const goal = (end?.invested ?? 0) + (end?.profit ?? 0);
        expect(computeMonthlyAmount({ goal, years, cagr })).toBe(monthly);
      }
});

test('the growth of the result ends at the goal or above it by less than a month of rupees', () => {
  const result = resultOf({});
  if (result.kind !== 'computed') throw new Error(result.kind);
  const end = result.years.at(-1);
  expect(end?.invested).toBe(19_819 * 180);
  // 19,819 × 504.575999… = 1,00,00,191.7…
  expect(end?.value).toBe(10_000_192);
});

test('the monthly amount is at least a rupee, whose growth may be more than can be shown', () => {
  expect(computeMonthlyAmount({ goal: 0.001, years: 40, cagr: 30 })).toBe(1);
  expect(resultOf({ goal: '1', years: '100', cagr: '100' })).toEqual({ kind: 'uncountable' });
});

test('the result has the figures of its fields', () => {
  expect(resultOf({ goal: '120000', years: '10', cagr: '0' })).toMatchObject({
    plan: { goal: 120_000, years: 10, cagr: 0 },
    monthly: 1000,
    years: Array.from({ length: 10 }, (_, place) => ({ year: place + 1, invested: 12_000 * (place + 1), profit: 0 })),
  });
});

test('a goal may have ten digits, and a draft without a number has no result', () => {
  expect(resultOf({ goal: '9999999999' }).kind).toBe('computed');
  expect(resultOf({ goal: '99999999999' })).toEqual({ kind: 'incomplete' });
  expect(resultOf({ years: '' })).toEqual({ kind: 'incomplete' });
  expect(resultOf({ cagr: '' })).toEqual({ kind: 'incomplete' });
  expect(resultOf({ goal: '' })).toEqual({ kind: 'incomplete' });
  expect(resultOf({ goal: '0', years: '0', cagr: '101' })).toEqual({
    kind: 'refused',
    problems: { goal: 'amount', years: 'years', cagr: 'percent' },
  });
});
