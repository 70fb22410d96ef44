import { type SchemeTerms } from '../catalogue/port.ts';
import { bit } from '../store/bit.ts';
import { type OrderRow, type OrderTerms } from './order-tables.ts';

type Schemed = Pick<
  OrderRow,
  | 'scheme_code'
  | 'scheme_isin'
  | 'scheme_name'
  | 'scheme_amc'
  | 'is_redemption_allowed'
  | 'is_stp_offered'
  | 'is_swp_offered'
>;

/** What an order keeps of the scheme as it was when the order was made. */
export const schemeColumns = (terms: SchemeTerms): Schemed => ({
  scheme_code: terms.scheme_code,
  scheme_isin: terms.scheme_isin,
  scheme_name: terms.scheme_name,
  scheme_amc: terms.scheme_amc,
  is_redemption_allowed: bit(terms.isRedemptionAllowed),
  is_stp_offered: bit(terms.isStpAllowed),
  is_swp_offered: bit(terms.isSwpAllowed),
});

/** What leaving costs and until when buying more counts for the day, as the scheme says it when the order is made. */
export const keptTerms = ({ exitload, purchaseCutoffTime }: SchemeTerms): string => {
  const kept = { purchaseCutOff: purchaseCutoffTime, ...(exitload.is_allowed ? { exitLoad: exitload.percent } : {}) };
  return JSON.stringify(kept satisfies OrderTerms);
};

/** An order about which nothing has happened yet. */
export const newOrder = {
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
  due_at: null,
  due_state: '',
  terms: '{}',
  overrides: '{}',
  submission: '',
} as const satisfies Partial<OrderRow>;
