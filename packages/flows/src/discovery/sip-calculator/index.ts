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

/** True when every field has a number: before, the form cannot be submitted (A37). */
export const isCalculatorComplete = (draft: CalculatorDraft): boolean =>
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

/** Monthly, without inflation and increment; the other fields are empty. */
const emptyDraft: CalculatorDraft = {
  amount: '',
  factor: '12',
  cagr: '',
  inflation: '0',
  increment: '0',
  investmentYears: '',
  holdingYears: '',
};

/** The example that a calculator opens with where it answers while the user types (decision 075). */
export const sampleCalculatorDraft: CalculatorDraft = {
  ...emptyDraft,
  amount: '5000',
  cagr: '12',
  investmentYears: '10',
  holdingYears: '10',
};

/** Parses the fields of an address; a field without a number has the figure of `initial`, by default the documented one. */
export function parseCalculatorDraft(search: string, initial: CalculatorDraft = emptyDraft): CalculatorDraft {
  const parameters = new URLSearchParams(search);
  const texts = CALCULATOR_FIELDS.map((field) => [field, parameters.get(field) ?? ''] as const);
  return { ...initial, ...Object.fromEntries(texts.filter(([, text]) => isFigureText(text))) };
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
