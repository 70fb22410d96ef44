import { type Scheme, type YN } from '@folioflow/api/contract';
import { type SchemeReturns } from '../nav/returns.ts';

/** Fields of a list entry that change with its NAV. */
export type SchemeEntryReturns = Pick<
  Scheme,
  | 'one_month_percent'
  | 'three_month_percent'
  | 'six_month_percent'
  | 'one_year_percent'
  | 'three_year_percent'
  | 'five_year_percent'
  | 'three_month_percent_show'
  | 'six_month_percent_show'
  | 'one_year_percent_show'
  | 'three_year_percent_show'
  | 'five_year_percent_show'
  | 'sip_returns_data'
>;

/** List entry without its returns. */
export type SchemeEntryBase = Omit<Scheme, keyof SchemeEntryReturns | 'is_checked'>;

/** Text such as `12.30` or `-4.50`, never `-0.00`; '' for undefined. */
export const formatPercent = (percent: number | undefined): string => {
  if (percent === undefined) return '';
  const text = percent.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
};

/** Number with two decimals; null for undefined. */
export const roundPercent = (percent: number | undefined): number | null =>
  percent === undefined ? null : Number(formatPercent(percent));

export const noReturns: SchemeEntryReturns = {
  one_month_percent: '',
  three_month_percent: '',
  six_month_percent: '',
  one_year_percent: '',
  three_year_percent: '',
  five_year_percent: '',
  three_month_percent_show: false,
  six_month_percent_show: false,
  one_year_percent_show: false,
  three_year_percent_show: false,
  five_year_percent_show: false,
  sip_returns_data: { '1y_percent_annualized': '', '3y_percent_annualized': '', '5y_percent_annualized': '' },
};

const isReturnShown = (percent: number | undefined, isHidden: boolean): boolean => percent !== undefined && !isHidden;

/** Returns of a list entry: absolute for single amounts, yearly for SIPs; missing returns are '' and hidden. */
export const formatReturns = ({ absolute, sipAnnualized }: SchemeReturns, isHidden = false): SchemeEntryReturns => ({
  one_month_percent: formatPercent(absolute[1]),
  three_month_percent: formatPercent(absolute[3]),
  six_month_percent: formatPercent(absolute[6]),
  one_year_percent: formatPercent(absolute[12]),
  three_year_percent: formatPercent(absolute[36]),
  five_year_percent: formatPercent(absolute[60]),
  three_month_percent_show: isReturnShown(absolute[3], isHidden),
  six_month_percent_show: isReturnShown(absolute[6], isHidden),
  one_year_percent_show: isReturnShown(absolute[12], isHidden),
  three_year_percent_show: isReturnShown(absolute[36], isHidden),
  five_year_percent_show: isReturnShown(absolute[60], isHidden),
  sip_returns_data: {
    '1y_percent_annualized': formatPercent(sipAnnualized[1]),
    '3y_percent_annualized': formatPercent(sipAnnualized[3]),
    '5y_percent_annualized': formatPercent(sipAnnualized[5]),
  },
});

export const yesNoLetter = (isSo: boolean): YN => (isSo ? 'Y' : 'N');
