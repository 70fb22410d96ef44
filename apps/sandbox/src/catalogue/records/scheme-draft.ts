import { type SchemeOrigin, type SchemeRow } from './catalogue-tables.ts';
import { type NavSource } from '../nav/nav-source.ts';
import { type SchemeEntryBase, type SchemeEntryReturns, yesNoLetter } from '../schemes/scheme-entry.ts';
import { fundFieldsOf } from '../schemes/published-facts.ts';
import { type SchemeTraits } from '../schemes/scheme-traits.ts';

/** Scheme before it is stored in the catalogue. */
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
  /** AMFI code, the key of histories */
  readonly historyCode: string;
  /** `param_scheme_code`: the scheme's code at the exchange */
  readonly exchangeCode: string;
  readonly minimum: number;
  readonly listGroup: number;
  readonly nav: NavSource;
  readonly traits: SchemeTraits;
  /** Final returns of an imported scheme; the returns of other schemes change with the clock. */
  readonly returns?: SchemeEntryReturns;
}

const schemeEntryBaseOf = (draft: SchemeDraft): SchemeEntryBase => ({
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
  is_sip_allowed: yesNoLetter(draft.traits.terms.sip !== null),
  is_lumpsum_allowed: yesNoLetter(draft.traits.terms.lumpsum !== null),
  ...fundFieldsOf(draft.traits.facts),
});

/** Row of a listed scheme at a position of the list. */
export const schemeRowOf = (draft: SchemeDraft, position: number, origin: SchemeOrigin): SchemeRow => ({
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
  entry: JSON.stringify({ ...schemeEntryBaseOf(draft), ...draft.returns }),
  nav: JSON.stringify(draft.nav),
  traits: JSON.stringify(draft.traits),
});
