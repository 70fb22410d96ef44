import {
  CALCULATOR_LIMITS,
  collectProblems,
  findAmountProblem,
  findPercentProblem,
  findYearsProblem,
  isFigureText,
  isWholeNumberWithin,
  roundGrowth,
  type CalculatorProblem,
  type GrowthResult,
} from '../growth.ts';
import { computeSipGrowth, type SipPlan } from './sip-growth.ts';

export {
  CALCULATOR_LIMITS,
  roundGrowthYear,
  type CalculatorProblem,
  type ExactGrowthYear,
  type GrowthResult,
  type GrowthYear,
} from '../growth.ts';
export { computeSipGrowth, type SipPlan } from './sip-growth.ts';

/** The fields of the calculator in their order (DO-169 to DO-175). */
export const CALCULATOR_FIELDS = [
  'amount',
  'factor',
  'cagr',
  'inflation',
  'increment',
  'investmentYears',
  'holdingYears',
] as const;
export type CalculatorField = (typeof CALCULATOR_FIELDS)[number];

/** The texts of the fields: plain numbers without commas, or ''. */
export type CalculatorDraft = Readonly<Record<CalculatorField, string>>;

/** Result of the SIP calculator; its plan has the numbers of the fields. */
export type CalculatorResult = GrowthResult<CalculatorField, { readonly plan: SipPlan }>;

const findInvestmentYearsProblem = ({ investmentYears, holdingYears }: SipPlan): CalculatorProblem | null =>
  findYearsProblem(investmentYears) ?? (investmentYears <= holdingYears ? null : 'beyondHolding');

const parseSipPlan = (draft: CalculatorDraft): SipPlan => ({
  amount: Number(draft.amount),
  factor: Number(draft.factor),
  cagr: Number(draft.cagr),
  inflation: Number(draft.inflation),
  increment: Number(draft.increment),
  investmentYears: Number(draft.investmentYears),
  holdingYears: Number(draft.holdingYears),
});

/** True when every field has a number (A37). */
const isCalculatorComplete = (draft: CalculatorDraft): boolean =>
  CALCULATOR_FIELDS.every((field) => isFigureText(draft[field]));

/** Computes the result of a draft, or the reason that there is none (DO-182, DO-183). */
export function computeCalculatorResult(draft: CalculatorDraft): CalculatorResult {
  if (!isCalculatorComplete(draft)) return { kind: 'incomplete' };
  const plan = parseSipPlan(draft);
  const problems = collectProblems<CalculatorField>({
    amount: findAmountProblem(plan.amount),
    factor: isWholeNumberWithin(plan.factor, CALCULATOR_LIMITS.sipsAYear) ? null : 'factor',
    cagr: findPercentProblem(plan.cagr),
    inflation: findPercentProblem(plan.inflation),
    increment: findPercentProblem(plan.increment),
    investmentYears: findInvestmentYearsProblem(plan),
    holdingYears: findYearsProblem(plan.holdingYears),
  });
  if (problems !== null) return { kind: 'refused', problems };
  const years = roundGrowth(computeSipGrowth(plan));
  return years === null ? { kind: 'uncountable' } : { kind: 'computed', plan, years };
}

/** The initial figures of the fields: an example that is the same for everyone (decision 075). */
export const sampleCalculatorDraft: CalculatorDraft = {
  amount: '5000',
  factor: '12',
  cagr: '12',
  inflation: '0',
  increment: '0',
  investmentYears: '10',
  holdingYears: '10',
};

/** Parses the figures of an address; a field without a number has that of the example. Undefined without any number. */
export function parseCalculatorDraft(search: string): CalculatorDraft | undefined {
  const parameters = new URLSearchParams(search);
  const figures = CALCULATOR_FIELDS.map((field) => [field, parameters.get(field) ?? ''] as const).filter(([, text]) =>
    isFigureText(text),
  );
  return figures.length === 0 ? undefined : { ...sampleCalculatorDraft, ...Object.fromEntries(figures) };
}

/** Sets a field. The holding years follow the investment years while both are equal (decision 075). */
export function updateCalculatorDraft(draft: CalculatorDraft, field: CalculatorField, figure: string): CalculatorDraft {
  const areYearsEqual = draft.investmentYears === draft.holdingYears;
  const isFollowed = field === 'investmentYears' && areYearsEqual;
  return { ...draft, [field]: figure, ...(isFollowed && { holdingYears: figure }) };
}

/** Returns the query that restores a draft. */
export const calculatorQuery = (draft: CalculatorDraft): string =>
  `?${new URLSearchParams(CALCULATOR_FIELDS.map((field) => [field, draft[field]])).toString()}`;
