/** What a SIP is asked about (DO-383). Amounts in rupees, percentages a year. */
export interface SipPlan {
  /** Each contribution of the first year. */
  readonly amount: number;
  /** Contributions a year, 1 to 12. */
  readonly factor: number;
  /** Years in which one contributes, whole, at most `holdingYears`. */
  readonly investmentYears: number;
  /** Years after which one looks, whole. */
  readonly holdingYears: number;
  /** Expected return. */
  readonly cagr: number;
  readonly inflation: number;
  /** By how much the contribution is raised after each year. */
  readonly increment: number;
}

/** How a SIP stands at the end of a year, in rupees of today, unrounded. */
export interface SipYear {
  readonly year: number;
  /** All contributions so far. */
  readonly invested: number;
  /** What they have become less the contributions; negative where inflation is above the return. */
  readonly profit: number;
}

/** Return less inflation as one rate for each period between two contributions (DO-179). */
const realRate = ({ cagr, inflation, factor }: SipPlan): number =>
  ((1 + cagr / 100) / (1 + inflation / 100) - 1) / factor;

/**
 * A SIP at the end of each year of holding it. A contribution is made at the start of its period and compounds from then on
 * (A37), within the years of investing alone (DO-180); it is raised after each year (DO-181).
 */
export function sipGrowthOf(plan: SipPlan): readonly SipYear[] {
  const growth = 1 + realRate(plan);
  const years: SipYear[] = [];
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

/** Whole rupees, the half away from zero. */
const wholeRupees = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount));

/** A year in whole rupees (DO-177, DO-178): its value is what the two others add up to. */
export interface SipFigures {
  readonly year: number;
  readonly invested: number;
  readonly profit: number;
  readonly value: number;
}

export function sipFiguresOf({ year, invested, profit }: SipYear): SipFigures {
  const [paid, gained] = [wholeRupees(invested), wholeRupees(profit)];
  return { year, invested: paid, profit: gained, value: paid + gained };
}
