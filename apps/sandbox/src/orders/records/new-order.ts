import { type SchemeTerms } from '../../catalogue/port.ts';
import { bitOf } from '../../store/bit.ts';
import { type OrderRow, type OrderTerms } from './order-tables.ts';

type SchemeColumns = Pick<
  OrderRow,
  | 'scheme_code'
  | 'scheme_isin'
  | 'scheme_name'
  | 'scheme_amc'
  | 'is_redemption_allowed'
  | 'is_stp_offered'
  | 'is_swp_offered'
>;

/** Columns of the scheme that are copied when the order is placed. */
export const schemeColumns = (terms: SchemeTerms): SchemeColumns => ({
  scheme_code: terms.scheme_code,
  scheme_isin: terms.scheme_isin,
  scheme_name: terms.scheme_name,
  scheme_amc: terms.scheme_amc,
  is_redemption_allowed: bitOf(terms.isRedemptionAllowed),
  is_stp_offered: bitOf(terms.isStpAllowed),
  is_swp_offered: bitOf(terms.isSwpAllowed),
});

/** JSON of the exit load, the purchase cut-off and the sub-category of the scheme when the order is placed. */
export const serializeTerms = ({ exitload, purchaseCutoffTime, subCategory }: SchemeTerms): string =>
  JSON.stringify({
    purchaseCutOff: purchaseCutoffTime,
    subCategory,
    ...(exitload.is_allowed ? { exitLoad: exitload.percent } : {}),
  } satisfies OrderTerms);

/** Default columns of a new order. */
export const newOrderDefaults = {
  position: 0,
  parent_id: '',
  registration_no: '',
  number: '',
  folio: '',
  invested: 0,
  units: 0,
  value: 0,
  redeemable: 0,
  rejection: '',
  notice: '',
  allotted_at: null,
  nav_day: '',
  due_at: null,
  due_state: '',
  terms: '{}',
  overrides: '{}',
  submission: '',
} as const satisfies Partial<OrderRow>;
