import { type SchemeOrigin, type SchemeRow } from './catalogue-tables.ts';
import { type NavSource } from './nav-source.ts';
import { type EntryBase, type EntryReturns, letter } from './scheme-entry.ts';
import { type SchemeTraits } from './scheme-traits.ts';

/** A scheme on its way into the catalogue. */
export interface SchemeDraft {
  readonly code: string;
  readonly isin: string;
  readonly secondIsin: string;
  readonly name: string;
  readonly amc: string;
  readonly amcCode: string;
  readonly category: string;
  readonly subCategory: string;
  readonly risk: string;
  readonly logo: string;
  /** the code of AMFI that histories go by */
  readonly historyCode: string;
  /** `param_scheme_code`, the exchange's name of the scheme */
  readonly exchangeCode: string;
  readonly minimum: number;
  readonly listGroup: number;
  readonly nav: NavSource;
  readonly traits: SchemeTraits;
  /** Final returns of imported schemes; those of the others move with the clock. */
  readonly returns?: EntryReturns;
}

const baseOf = (draft: SchemeDraft): EntryBase => ({
  _id: `scheme-${draft.code}`,
  scheme_name: draft.name,
  scheme_isin: draft.isin,
  scheme_isin_1: draft.secondIsin,
  scheme_code: draft.code,
  scheme_category: draft.category,
  sub_category: draft.subCategory,
  risk: draft.risk,
  logo_url: draft.logo,
  scheme_amc: draft.amc,
  scheme_minimum_investment_amount: draft.minimum,
  scheme_master: [{ param_scheme_code: draft.exchangeCode }],
  mfapi_scheme_code: draft.historyCode,
  scheme_information: { param_amc_code: draft.amcCode },
  is_sip_allowed: letter(draft.traits.terms.sip !== null),
  is_lumpsum_allowed: letter(draft.traits.terms.lumpsum !== null),
});

/** The row of a draft, listed, at a place of the list. */
export const rowOf = (draft: SchemeDraft, position: number, origin: SchemeOrigin): SchemeRow => ({
  code: draft.code,
  position,
  list_group: draft.listGroup,
  is_listed: 1,
  origin,
  isin: draft.isin,
  name: draft.name,
  amc: draft.amc,
  category: draft.category,
  risk: draft.risk,
  minimum: draft.minimum,
  entry: JSON.stringify({ ...baseOf(draft), ...draft.returns }),
  nav: JSON.stringify(draft.nav),
  traits: JSON.stringify(draft.traits),
});
