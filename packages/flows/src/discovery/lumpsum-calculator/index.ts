import {
  collectProblems,
  findAmountProblem,
  findPercentProblem,
  findYearsProblem,
  isFigureText,
  roundGrowth,
  type ExactGrowthYear,
  type GrowthResult,
} from '../growth.ts';

/** An amount that is invested once. Rupees, whole years, percent a year. */
export interface LumpsumPlan {
  readonly amount: number;
  readonly years: number;
  /** Expected return, compounded once a year. */
  readonly cagr: number;
}
export type LumpsumField = keyof LumpsumPlan;

/** The texts of the fields: plain numbers without commas, or ''. */
export type LumpsumCalculatorDraft = Readonly<Record<LumpsumField, string>>;

/** Result of the lumpsum calculator; its plan has the numbers of the fields. */
export type LumpsumResult = GrowthResult<LumpsumField, { readonly plan: LumpsumPlan }>;

/** The example that the calculator opens with. */
export const sampleLumpsumDraft: LumpsumCalculatorDraft = { amount: '100000', years: '10', cagr: '12' };

/** Returns the state at the end of each year: amount × (1 + return)^years (docs/worked-numbers/calculators.md). */
export const computeLumpsumGrowth = ({ amount, years, cagr }: LumpsumPlan): readonly ExactGrowthYear[] =>
  Array.from({ length: years }, (_, place) => ({
    year: place + 1,
    invested: amount,
    profit: amount * ((1 + cagr / 100) ** (place + 1) - 1),
  }));

/** Computes the result of a draft in whole rupees, or the reason that there is none. */
export function computeLumpsumResult(draft: LumpsumCalculatorDraft): LumpsumResult {
  if (!Object.values(draft).every((text) => isFigureText(text))) return { kind: 'incomplete' };
  const plan = { amount: Number(draft.amount), years: Number(draft.years), cagr: Number(draft.cagr) };
  const problems = collectProblems<LumpsumField>({
    amount: findAmountProblem(plan.amount),
    years: findYearsProblem(plan.years),
    cagr: findPercentProblem(plan.cagr),
  });
  if (problems !== null) return { kind: 'refused', problems };
  const years = roundGrowth(computeLumpsumGrowth(plan));
  return years === null ? { kind: 'uncountable' } : { kind: 'computed', plan, years };
}
