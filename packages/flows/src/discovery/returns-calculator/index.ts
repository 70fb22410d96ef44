import type { SchemeChart } from '@folioflow/api/contract';
import { computeSipGrowth } from '../sip-calculator/sip-growth.ts';

/** The returns of a scheme as the provider publishes them; null or absent where it publishes none. */
export type PublishedReturns = Pick<SchemeChart, 'sip_returns_calculation' | 'lumpsum_returns_calculation'>;

export const RETURN_YEARS = [1, 3, 5] as const;
export type ReturnYears = (typeof RETURN_YEARS)[number];

/** Maximum number of digits of an amount (DO-077). */
export const RETURNS_AMOUNT_LENGTH = 6;

/** Terms of the sample calculation for a scheme without returns (DO-086, A16). */
export const SAMPLE_YEARS = 5;
export const SAMPLE_INTEREST_PERCENT = 10;

type ReturnsKey = `${ReturnYears}y` | `${ReturnYears}y_percent` | `${ReturnYears}y_percent_annualized`;

/** Current values in rupees, and percentages; null where they are unknown (DO-083). */
export type ReturnsGroup = Readonly<Record<ReturnsKey, number | null>>;
export type ReturnsKind = 'sip' | 'onetime';

type ReturnPercents = Readonly<
  Partial<Record<`${ReturnYears}y_percent` | `${ReturnYears}y_percent_annualized`, number | null | undefined>>
>;

const createReturnsGroup = (
  invested: (years: number) => number,
  absolute: ReturnPercents,
  annualized: ReturnPercents,
): ReturnsGroup => {
  const entries = RETURN_YEARS.flatMap((years) => {
    const percent = absolute[`${years}y_percent`] ?? null;
    return [
      [`${years}y`, percent === null ? null : invested(years) * (1 + percent / 100)],
      [`${years}y_percent`, percent],
      [`${years}y_percent_annualized`, annualized[`${years}y_percent_annualized`] ?? null],
    ] as const;
  });
  return Object.fromEntries(entries) as ReturnsGroup;
};

const annualizedPercents = ({
  '1y_percent': one,
  '3y_percent': three,
  '5y_percent': five,
}: ReturnPercents): ReturnPercents => ({
  '1y_percent_annualized': one ?? null,
  '3y_percent_annualized': three ?? null,
  '5y_percent_annualized': five ?? null,
});

/** Returns the amount invested after a number of years: a monthly amount, or a single one. */
export const investedAmount = (kind: ReturnsKind, amount: number, years: number): number =>
  kind === 'sip' ? amount * 12 * years : amount;

/**
 * Returns the current value of an amount in rupees, invested monthly or once, after one, three and five years (DO-081
 * to DO-085, A64).
 */
export function computeReturns(
  amount: number,
  { sip_returns_calculation: sip, lumpsum_returns_calculation: { absolute, annualized } }: PublishedReturns,
): Readonly<Record<ReturnsKind, ReturnsGroup>> {
  return {
    sip: createReturnsGroup((years) => investedAmount('sip', amount, years), sip, sip),
    onetime: createReturnsGroup(() => amount, absolute, annualizedPercents(annualized)),
  };
}

/**
 * Returns the sample value for a scheme without returns: an amount over `SAMPLE_YEARS` at `SAMPLE_INTEREST_PERCENT`
 * percent a year, in rupees.
 */
export function computeSampleValue(kind: ReturnsKind, amount: number): number {
  if (kind === 'onetime') return amount * (1 + SAMPLE_INTEREST_PERCENT / 100) ** SAMPLE_YEARS;
  const years = { investmentYears: SAMPLE_YEARS, holdingYears: SAMPLE_YEARS };
  const plan = { amount, factor: 12, ...years, cagr: SAMPLE_INTEREST_PERCENT, inflation: 0, increment: 0 };
  const last = computeSipGrowth(plan).at(-1);
  return last === undefined ? 0 : last.invested + last.profit;
}
