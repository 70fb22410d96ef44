import type { ExactGrowthYear } from '../growth.ts';

/** Input of a SIP calculation (DO-383). Amounts in rupees, percentages a year. */
export interface SipPlan {
  /** Each contribution of the first year. */
  readonly amount: number;
  /** Contributions a year, 1 to 12. */
  readonly factor: number;
  /** Years with contributions, whole, at most `holdingYears`. */
  readonly investmentYears: number;
  /** Years until the end of the calculation, whole. */
  readonly holdingYears: number;
  /** Expected return, in percent. */
  readonly cagr: number;
  readonly inflation: number;
  /** Increase of the contribution after each year, in percent. */
  readonly increment: number;
}

/** Returns the real rate, return less inflation, for each period between two contributions (DO-179). */
const computeRealRatePerPeriod = ({ cagr, inflation, factor }: SipPlan): number =>
  ((1 + cagr / 100) / (1 + inflation / 100) - 1) / factor;

/**
 * Returns the state of a SIP at the end of each holding year. A contribution is made at the start of its period and
 * compounds from then on (A37), during the investment years only (DO-180); it increases after each year (DO-181).
 */
export function computeSipGrowth(plan: SipPlan): readonly ExactGrowthYear[] {
  const growth = 1 + computeRealRatePerPeriod(plan);
  const years: ExactGrowthYear[] = [];
  let [contribution, invested, value] = [plan.amount, 0, 0];
  for (let year = 1; year <= plan.holdingYears; year++) {
    const paid = year <= plan.investmentYears ? contribution : 0;
    for (let period = 0; period < plan.factor; period++) value = (value + paid) * growth;
    invested += paid * plan.factor;
    contribution *= 1 + plan.increment / 100;
    years.push({ year, invested, profit: value - invested });
  }
  return years;
}
