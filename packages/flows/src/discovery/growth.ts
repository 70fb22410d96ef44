/** Limits of the calculators. A37 documents years up to 100 and leaves the rates open. */
export const CALCULATOR_LIMITS = { sipsAYear: 12, percent: 100, years: 100 } as const;

/**
 * `amount`: no amount. `factor`: no whole number of SIPs from 1 to 12. `beyondHolding`: investment years exceed holding
 * years.
 */
export type CalculatorProblem = 'amount' | 'factor' | 'percent' | 'years' | 'beyondHolding';

/** State of an investment at the end of a year, in rupees of today, unrounded. */
export interface ExactGrowthYear {
  readonly year: number;
  /** All contributions so far. */
  readonly invested: number;
  /** Value less contributions; negative where inflation exceeds the return. */
  readonly profit: number;
}

/** A year in whole rupees (DO-177, DO-178): the value is the sum of the two others. */
export interface GrowthYear extends ExactGrowthYear {
  readonly value: number;
}

/** Rounds to whole rupees, halves away from zero; the sum turns -0, which would be shown as such, into 0. */
const roundToRupees = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount)) + 0;

/** Rounds a year to whole rupees, halves away from zero. */
export function roundGrowthYear({ year, invested, profit }: ExactGrowthYear): GrowthYear {
  const [paid, gained] = [roundToRupees(invested), roundToRupees(profit)];
  return { year, invested: paid, profit: gained, value: paid + gained };
}

/** Rounds all years; null if one exceeds the safe integers, so that it is not exact to the rupee. */
export function roundGrowth(exact: readonly ExactGrowthYear[]): readonly GrowthYear[] | null {
  const years = exact.map(roundGrowthYear);
  return years.every(({ value, invested }) => Number.isSafeInteger(value) && Number.isSafeInteger(invested))
    ? years
    : null;
}

/** True for a plain figure without commas, with at most so many whole digits and three decimals (A06). */
export const isFigureText = (text: string, wholeDigits = 8): boolean =>
  /^\d+(\.\d{0,3})?$/.test(text) && Number(text) < 10 ** wholeDigits;

export const findAmountProblem = (amount: number): CalculatorProblem | null => (amount > 0 ? null : 'amount');

export const findPercentProblem = (percent: number): CalculatorProblem | null =>
  percent <= CALCULATOR_LIMITS.percent ? null : 'percent';

export const isWholeNumberWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

export const findYearsProblem = (years: number): CalculatorProblem | null =>
  isWholeNumberWithin(years, CALCULATOR_LIMITS.years) ? null : 'years';

/** Removes the fields without a problem; null without any problem. */
export function collectProblems<Field extends string>(
  found: Readonly<Record<Field, CalculatorProblem | null>>,
): Readonly<Partial<Record<Field, CalculatorProblem>>> | null {
  const problems = Object.entries<CalculatorProblem | null>(found).filter(([, problem]) => problem !== null);
  return problems.length === 0 ? null : (Object.fromEntries(problems) as Partial<Record<Field, CalculatorProblem>>);
}

/** Result of a calculator, or the reason that it has none. */
export type GrowthResult<Field extends string, Computed> =
  /** A field has no number. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'refused'; readonly problems: Readonly<Partial<Record<Field, CalculatorProblem>>> }
  /** The result exceeds the safe integers, so it is not exact to the rupee. */
  | { readonly kind: 'uncountable' }
  | ({ readonly kind: 'computed'; readonly years: readonly GrowthYear[] } & Computed);
