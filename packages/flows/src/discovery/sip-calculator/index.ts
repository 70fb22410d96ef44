import { sipFiguresOf, sipGrowthOf, type SipFigures, type SipPlan } from './sip-growth.ts';

export { sipFiguresOf, sipGrowthOf, type SipFigures, type SipPlan, type SipYear } from './sip-growth.ts';

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

/** What stands in the fields: plain figures without commas, or nothing. */
export type CalculatorDraft = Readonly<Record<CalculatorField, string>>;

/** Of the calculator's own; A37 asks for years up to 100 and leaves the rates open. */
export const CALCULATOR_LIMITS = { sipsAYear: 12, percent: 100, years: 100 } as const;

/** `amount`: none. `factor`: no whole number of SIPs from 1 to 12. `beyondHolding`: invests longer than is held. */
export type CalculatorProblem = 'amount' | 'factor' | 'percent' | 'years' | 'beyondHolding';
export type CalculatorProblems = Readonly<Partial<Record<CalculatorField, CalculatorProblem>>>;

export type CalculatorResult =
  /** A field is empty or holds no figure. */
  | { readonly is: 'incomplete' }
  | { readonly is: 'refused'; readonly problems: CalculatorProblems }
  /** More rupees than can be counted exactly. */
  | { readonly is: 'uncountable' }
  | { readonly is: 'computed'; readonly plan: SipPlan; readonly years: readonly SipFigures[] };

const FIGURE = /^\d{1,8}(\.\d{1,3})?$/;
const isFigure = (text: string): boolean => FIGURE.test(text);
const isWhole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

function problemOf(field: CalculatorField, plan: SipPlan): CalculatorProblem | null {
  const value = plan[field];
  switch (field) {
    case 'amount':
      return value > 0 ? null : 'amount';
    case 'factor':
      return isWhole(value, CALCULATOR_LIMITS.sipsAYear) ? null : 'factor';
    case 'cagr':
    case 'inflation':
    case 'increment':
      return value <= CALCULATOR_LIMITS.percent ? null : 'percent';
    case 'holdingYears':
      return isWhole(value, CALCULATOR_LIMITS.years) ? null : 'years';
    case 'investmentYears':
      if (!isWhole(value, CALCULATOR_LIMITS.years)) return 'years';
      return value <= plan.holdingYears ? null : 'beyondHolding';
  }
}

const planOf = (draft: CalculatorDraft): SipPlan => ({
  amount: Number(draft.amount),
  factor: Number(draft.factor),
  cagr: Number(draft.cagr),
  inflation: Number(draft.inflation),
  increment: Number(draft.increment),
  investmentYears: Number(draft.investmentYears),
  holdingYears: Number(draft.holdingYears),
});

/** Whether every field holds a figure: before, nothing can be submitted (A37). */
export const isCalculatorComplete = (draft: CalculatorDraft): boolean =>
  CALCULATOR_FIELDS.every((field) => isFigure(draft[field]));

/** What the figures of a draft come to, or why they come to nothing (DO-182, DO-183). */
export function calculatorResultOf(draft: CalculatorDraft): CalculatorResult {
  if (!isCalculatorComplete(draft)) return { is: 'incomplete' };
  const plan = planOf(draft);
  const found = CALCULATOR_FIELDS.map((field) => [field, problemOf(field, plan)] as const).filter(
    ([, problem]) => problem,
  );
  if (found.length > 0) return { is: 'refused', problems: Object.fromEntries(found) };
  const years = sipGrowthOf(plan).map(sipFiguresOf);
  const isCountable = years.every(
    ({ value, invested }) => Number.isSafeInteger(value) && Number.isSafeInteger(invested),
  );
  return isCountable ? { is: 'computed', plan, years } : { is: 'uncountable' };
}

/** Monthly, neither inflation nor an increment; what nobody can know for another stays open. */
const opened: CalculatorDraft = {
  amount: '',
  factor: '12',
  cagr: '',
  inflation: '0',
  increment: '0',
  investmentYears: '',
  holdingYears: '',
};

/** The fields as an address says them; what is no figure there stands as on a page that is opened without. */
export function calculatorDraftIn(search: string): CalculatorDraft {
  const asked = new URLSearchParams(search);
  const texts = CALCULATOR_FIELDS.map((field) => [field, asked.get(field) ?? ''] as const);
  return { ...opened, ...Object.fromEntries(texts.filter(([, text]) => isFigure(text))) };
}

/** The query under which a draft is there again. */
export const calculatorSearchOf = (draft: CalculatorDraft): string =>
  `?${new URLSearchParams(CALCULATOR_FIELDS.map((field) => [field, draft[field]])).toString()}`;
