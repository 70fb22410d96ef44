import { type CalendarDay } from '@folioflow/api/contract';

/** Class of a scheme for the taxation of its units. */
export type FundTaxClass = 'equityOriented' | 'specified' | 'other';

/** Annual averages of the daily closing figures, in percent of the assets of a scheme. */
export interface AssetShares {
  /** shares of domestic companies that are listed on a recognised stock exchange */
  readonly domesticEquityPercent: number;
  /** debt and money-market instruments */
  readonly debtPercent: number;
}

/** Least share of listed domestic shares of an equity-oriented fund (section 112A of the Act of 1961, 198 of 2025). */
const EQUITY_ORIENTED_PERCENT = 65;
/** A specified fund has at most this share of domestic shares (section 50AA, sales up to 31 March 2025). */
const SPECIFIED_EQUITY_PERCENT = 35;
/** A specified fund has more than this share of debt (section 50AA as amended, sales from 1 April 2025). */
const SPECIFIED_DEBT_PERCENT = 65;
/** First day of sales to which the definition by the share of debt applies (Finance (No. 2) Act, 2024). */
const DEBT_DEFINITION_FROM: CalendarDay = '2025-04-01';

/**
 * Returns the class of a scheme whose units are sold on a day. A fund of funds has the shares of the funds that it holds
 * units of: the Acts look through it.
 */
export function fundTaxClassOf({ domesticEquityPercent, debtPercent }: AssetShares, soldOn: CalendarDay): FundTaxClass {
  if (domesticEquityPercent >= EQUITY_ORIENTED_PERCENT) return 'equityOriented';
  const isSpecified =
    soldOn < DEBT_DEFINITION_FROM
      ? domesticEquityPercent <= SPECIFIED_EQUITY_PERCENT
      : debtPercent > SPECIFIED_DEBT_PERCENT;
  return isSpecified ? 'specified' : 'other';
}
