import { timeOfDay } from '../formats.ts';

/** Kind of a fund for its cut-offs: liquid and overnight funds have rules of their own, and a NAV of each calendar day. */
export type FundKind = 'liquid' | 'overnight' | 'other';

/** No other fund has a purchase cut-off this early (SEBI master circular of 27 June 2024, paragraph 8.4). */
const LIQUID_CUT_OFF = '13:30';

/** Facts of a scheme; '' for unknown ones. */
export interface FundFacts {
  readonly subCategory?: string | undefined;
  /** `13:30` or `13:30:00` */
  readonly purchaseCutOff?: string | undefined;
}

/** Kind of a fund by its sub-category, and without one by its purchase cut-off. */
export function fundKindOf({ subCategory = '', purchaseCutOff = '' }: FundFacts): FundKind {
  const name = subCategory.trim().toLowerCase();
  if (name !== '') return name.includes('overnight') ? 'overnight' : name.includes('liquid') ? 'liquid' : 'other';
  return purchaseCutOff !== '' && timeOfDay(purchaseCutOff) <= LIQUID_CUT_OFF ? 'liquid' : 'other';
}
