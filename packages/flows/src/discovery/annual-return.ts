/** A return is stated per year above this number of years, and over the whole period up to it (decision 060). */
const LONGEST_PERIOD_RETURN_YEARS = 1;

/**
 * Returns the annual return (CAGR) of a return over several years, in percent with two decimals: 38.20 over 3 years is
 * 11.39. Null up to one year, and for a text that is no percentage above -100.
 */
export function annualReturnOf(percent: string, years: number): string | null {
  const growth = 1 + Number(percent) / 100;
  if (percent.trim() === '' || !(growth > 0) || years <= LONGEST_PERIOD_RETURN_YEARS) return null;
  return ((growth ** (1 / years) - 1) * 100).toFixed(2).replace('-0.00', '0.00');
}
