import type { SchemeChart } from '@folioflow/api/contract';
import { sipGrowthOf } from '../sip-calculator/sip-growth.ts';

/** The returns of a scheme as the provider publishes them; null or absent where it has none. */
export type PublishedReturns = Pick<SchemeChart, 'sip_returns_calculation' | 'lumpsum_returns_calculation'>;

export const RETURN_YEARS = [1, 3, 5] as const;
export type ReturnYears = (typeof RETURN_YEARS)[number];

/** Characters of an amount, all of them digits (DO-077). */
export const RETURNS_AMOUNT_LENGTH = 6;

/** What a sample is worked out with where a scheme has no returns yet (DO-086, A16). */
export const SAMPLE_YEARS = 5;
export const SAMPLE_INTEREST = 10;

type Key = `${ReturnYears}y` | `${ReturnYears}y_percent` | `${ReturnYears}y_percent_annualized`;

/** Current values in rupees, and percentages; null where they cannot be known (DO-083). */
export type ReturnsGroup = Readonly<Record<Key, number | null>>;
export type ReturnsKind = 'sip' | 'onetime';

type Percents = Readonly<
  Partial<Record<`${ReturnYears}y_percent` | `${ReturnYears}y_percent_annualized`, number | null | undefined>>
>;

const groupOf = (invested: (years: number) => number, absolute: Percents, annualized: Percents): ReturnsGroup => {
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

const asAnnualized = ({ '1y_percent': one, '3y_percent': three, '5y_percent': five }: Percents): Percents => ({
  '1y_percent_annualized': one ?? null,
  '3y_percent_annualized': three ?? null,
  '5y_percent_annualized': five ?? null,
});

/** What has been paid in after so many years: an amount every month, or once. */
export const paidIn = (kind: ReturnsKind, amount: number, years: number): number =>
  kind === 'sip' ? amount * 12 * years : amount;

/** What an amount of rupees, put in every month or once, has become over one, three and five years (DO-081 to DO-085, A64). */
export function returnsOf(
  amount: number,
  { sip_returns_calculation: sip, lumpsum_returns_calculation: { absolute, annualized } }: PublishedReturns,
): Readonly<Record<ReturnsKind, ReturnsGroup>> {
  return {
    sip: groupOf((years) => paidIn('sip', amount, years), sip, sip),
    onetime: groupOf((years) => paidIn('onetime', amount, years), absolute, asAnnualized(annualized)),
  };
}

/** The sample of a scheme without returns: an amount over `SAMPLE_YEARS` at `SAMPLE_INTEREST` percent a year, in rupees. */
export function sampleValueOf(kind: ReturnsKind, amount: number): number {
  if (kind === 'onetime') return amount * (1 + SAMPLE_INTEREST / 100) ** SAMPLE_YEARS;
  const years = { investmentYears: SAMPLE_YEARS, holdingYears: SAMPLE_YEARS };
  const end = sipGrowthOf({ amount, factor: 12, ...years, cagr: SAMPLE_INTEREST, inflation: 0, increment: 0 }).at(-1);
  return end === undefined ? 0 : end.invested + end.profit;
}
