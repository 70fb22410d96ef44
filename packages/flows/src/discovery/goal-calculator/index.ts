import {
  collectProblems,
  findAmountProblem,
  findPercentProblem,
  findYearsProblem,
  isFigureText,
  roundGrowth,
  type GrowthResult,
} from '../growth.ts';
import { computeSipGrowth, type SipPlan } from '../sip-calculator/sip-growth.ts';

/** An amount to be reached by a monthly SIP. Rupees, whole years, percent a year. */
export interface GoalPlan {
  readonly goal: number;
  readonly years: number;
  /** Expected return; a twelfth of it compounds each month, as in the SIP calculator (DO-179). */
  readonly cagr: number;
}
export type GoalField = keyof GoalPlan;

/** The texts of the fields: plain numbers without commas, or ''. */
export type GoalDraft = Readonly<Record<GoalField, string>>;

/** Result of the goal calculator: the monthly amount in whole rupees, and the growth of that SIP. */
export type GoalResult = GrowthResult<GoalField, { readonly plan: GoalPlan; readonly monthly: number }>;

/** Maximum characters of a goal: amounts up to ₹999 crore. */
export const GOAL_MAX_LENGTH = 10;

/** The example that the calculator opens with. */
export const sampleGoalDraft: GoalDraft = { goal: '10000000', years: '15', cagr: '12' };

const MONTHS = 12;
/** Rupees within which a quotient is a whole amount; a larger part of a rupee is rounded up. */
const TOLERANCE = 1e-6;

/** Returns the monthly SIP of a plan, without inflation and increment. */
const monthlySipOf = ({ years, cagr }: GoalPlan, amount: number): SipPlan => ({
  amount,
  factor: MONTHS,
  cagr,
  inflation: 0,
  increment: 0,
  investmentYears: years,
  holdingYears: years,
});

/** Returns the value of one rupee a month at the end: r = return ÷ 12, (1 + r) × ((1 + r)^months − 1) ÷ r. */
function annuityFactor({ years, cagr }: GoalPlan): number {
  const rate = cagr / 100 / MONTHS;
  const months = years * MONTHS;
  return rate === 0 ? months : ((1 + rate) * ((1 + rate) ** months - 1)) / rate;
}

/**
 * Returns the monthly amount that reaches the goal, the inverse of the documented formula of a SIP
 * (docs/worked-numbers/calculators.md). A part of a rupee is rounded up, so that the goal is reached; at least 1.
 */
export function computeMonthlyAmount(plan: GoalPlan): number {
  return Math.max(1, Math.ceil(plan.goal / annuityFactor(plan) - TOLERANCE));
}

/** Computes the result of a draft, or the reason that there is none. */
export function computeGoalResult(draft: GoalDraft): GoalResult {
  const isComplete = isFigureText(draft.goal, GOAL_MAX_LENGTH) && isFigureText(draft.years) && isFigureText(draft.cagr);
  if (!isComplete) return { kind: 'incomplete' };
  const plan = { goal: Number(draft.goal), years: Number(draft.years), cagr: Number(draft.cagr) };
  const problems = collectProblems<GoalField>({
    goal: findAmountProblem(plan.goal),
    years: findYearsProblem(plan.years),
    cagr: findPercentProblem(plan.cagr),
  });
  if (problems !== null) return { kind: 'refused', problems };
  const monthly = computeMonthlyAmount(plan);
  const years = roundGrowth(computeSipGrowth(monthlySipOf(plan, monthly)));
  return years === null ? { kind: 'uncountable' } : { kind: 'computed', plan, monthly, years };
}
