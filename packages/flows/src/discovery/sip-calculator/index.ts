import { roundSipYear, computeSipGrowth, type RoundedSipYear, type SipPlan } from './sip-growth.ts';

export { roundSipYear, computeSipGrowth, type RoundedSipYear, type SipPlan, type SipYear } from './sip-growth.ts';

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

/** Limits of this app. A37 documents years up to 100 and leaves the rates open. */
export const CALCULATOR_LIMITS = { sipsAYear: 12, percent: 100, years: 100 } as const;

/**
 * `amount`: no amount. `factor`: no whole number of SIPs from 1 to 12. `beyondHolding`: investment years exceed holding
 * years.
 */
export type CalculatorProblem = 'amount' | 'factor' | 'percent' | 'years' | 'beyondHolding';
export type CalculatorProblems = Readonly<Partial<Record<CalculatorField, CalculatorProblem>>>;

export type CalculatorResult =
  /** A field has no number. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'refused'; readonly problems: CalculatorProblems }
  /** The result exceeds the safe integers, so it is not exact to the rupee. */
  | { readonly kind: 'uncountable' }
  | { readonly kind: 'computed'; readonly plan: SipPlan; readonly years: readonly RoundedSipYear[] };

const FIGURE = /^\d{1,8}(\.\d{1,3})?$/;
const isFigureText = (text: string): boolean => FIGURE.test(text);
const isWholeNumberWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

function findFieldProblem(field: CalculatorField, plan: SipPlan): CalculatorProblem | null {
  const value = plan[field];
  switch (field) {
    case 'amount':
      return value > 0 ? null : 'amount';
    case 'factor':
      return isWholeNumberWithin(value, CALCULATOR_LIMITS.sipsAYear) ? null : 'factor';
    case 'cagr':
    case 'inflation':
    case 'increment':
      return value <= CALCULATOR_LIMITS.percent ? null : 'percent';
    case 'holdingYears':
      return isWholeNumberWithin(value, CALCULATOR_LIMITS.years) ? null : 'years';
    case 'investmentYears':
      if (!isWholeNumberWithin(value, CALCULATOR_LIMITS.years)) return 'years';
      return value <= plan.holdingYears ? null : 'beyondHolding';
  }
}

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
  const found = CALCULATOR_FIELDS.map((field) => [field, findFieldProblem(field, plan)] as const).filter(
    ([, problem]) => problem,
  );
  if (found.length > 0) return { kind: 'refused', problems: Object.fromEntries(found) };
  const years = computeSipGrowth(plan).map(roundSipYear);
  const isCountable = years.every(
    ({ value, invested }) => Number.isSafeInteger(value) && Number.isSafeInteger(invested),
  );
  return isCountable ? { kind: 'computed', plan, years } : { kind: 'uncountable' };
}

/** Monthly, without inflation and increment; the other fields are empty. */
const defaultDraft: CalculatorDraft = {
  amount: '',
  factor: '12',
  cagr: '',
  inflation: '0',
  increment: '0',
  investmentYears: '',
  holdingYears: '',
};

/** Parses the fields of an address; a field without a number has its default. */
export function parseCalculatorDraft(search: string): CalculatorDraft {
  const parameters = new URLSearchParams(search);
  const texts = CALCULATOR_FIELDS.map((field) => [field, parameters.get(field) ?? ''] as const);
  return { ...defaultDraft, ...Object.fromEntries(texts.filter(([, text]) => isFigureText(text))) };
}

/** Returns the query that restores a draft. */
export const calculatorQuery = (draft: CalculatorDraft): string =>
  `?${new URLSearchParams(CALCULATOR_FIELDS.map((field) => [field, draft[field]])).toString()}`;
