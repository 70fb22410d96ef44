import { type Scheme, type YN } from '@folioflow/api/contract';
import { type SchemeReturns } from './returns.ts';

/** The part of a list entry that moves with its NAV. */
export type EntryReturns = Pick<
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

/** A list entry without its returns. */
export type EntryBase = Omit<Scheme, keyof EntryReturns | 'is_checked'>;

/** `12.30`, `-4.50`, never `-0.00`; '' when there is none. */
export const percentText = (percent: number | undefined): string => {
  if (percent === undefined) return '';
  const text = percent.toFixed(2);
  return text === '-0.00' ? '0.00' : text;
};

/** Two decimals as a number; null when there is none. */
export const percentNumber = (percent: number | undefined): number | null =>
  percent === undefined ? null : Number(percentText(percent));

export const noReturns: EntryReturns = {
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

const shown = (percent: number | undefined, isHidden: boolean): boolean => percent !== undefined && !isHidden;

/** Returns as the list shows them: absolute for single amounts, yearly for SIPs; what is missing is '' and not shown. */
export const entryReturns = ({ absolute, sipAnnualized }: SchemeReturns, isHidden = false): EntryReturns => ({
  one_month_percent: percentText(absolute[1]),
  three_month_percent: percentText(absolute[3]),
  six_month_percent: percentText(absolute[6]),
  one_year_percent: percentText(absolute[12]),
  three_year_percent: percentText(absolute[36]),
  five_year_percent: percentText(absolute[60]),
  three_month_percent_show: shown(absolute[3], isHidden),
  six_month_percent_show: shown(absolute[6], isHidden),
  one_year_percent_show: shown(absolute[12], isHidden),
  three_year_percent_show: shown(absolute[36], isHidden),
  five_year_percent_show: shown(absolute[60], isHidden),
  sip_returns_data: {
    '1y_percent_annualized': percentText(sipAnnualized[1]),
    '3y_percent_annualized': percentText(sipAnnualized[3]),
    '5y_percent_annualized': percentText(sipAnnualized[5]),
  },
});

export const letter = (isSo: boolean): YN => (isSo ? 'Y' : 'N');
