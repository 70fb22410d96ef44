import { type SwpSettings } from '@folioflow/api/contract';
import { type Day } from '../../kit/days.ts';
import { type Bit } from '../../store/bit.ts';

/** `installment` is a payment of a SIP or a transfer of a STP; order lists contain only its registration. */
export type OrderType = 'single' | 'xsip' | 'sip' | 'stp' | 'installment';

export type SingleState =
  | 'payment_pending'
  | 'payment_processing'
  | 'payment_failed'
  | 'paid'
  | 'allotted'
  | 'rta_rejected'
  | 'cancelled'
  | 'redeem_requested'
  | 'redeemed_full'
  | 'transferred_full';

/** A registration is `allotted` after the first allotment of an instalment. */
export type StpState = 'registered' | 'allotted' | 'completed' | 'cancelled';
export type SipState = StpState | 'waiting_for_mandate' | 'paused' | 'rta_rejected';

export type OrderState = SingleState | SipState | StpState;

/** Terms that only some orders have. */
export interface OrderTerms {
  /** limits and options of a SWP from this order */
  readonly swp?: Partial<SwpSettings> | undefined;
  /** maximum of a redemption in rupees; none if absent */
  readonly redemptionMaximum?: number;
  /** exit load in percent */
  readonly exitLoad?: number;
  /** `HH:MM:SS`; a payment up to this time gets the NAV of its day */
  readonly purchaseCutOff?: string;
  /** sub-category of the scheme; none in an older row */
  readonly subCategory?: string;
}

/** Order or registration. Amounts are in thousandths of a rupee; days are `yyyy-mm-dd` in Asia/Kolkata. */
export interface OrderRow {
  id: string;
  client_id: string;
  position: number;
  /** registration of this instalment; '' for everything else */
  parent_id: string;
  type: OrderType;
  registration_no: string;
  number: string;
  folio: string;
  scheme_code: string;
  scheme_isin: string;
  scheme_name: string;
  scheme_amc: string;
  is_redemption_allowed: Bit;
  is_stp_offered: Bit;
  is_swp_offered: Bit;
  state: OrderState;
  amount: number;
  invested: number;
  /** units at present; `value` and `redeemable` are the worth of purchases without known units */
  units: number;
  value: number;
  redeemable: number;
  minimum: number;
  start_day: string;
  nominee_id: string;
  /** JSON of the bank account when the order was placed */
  bank: string;
  rejection: string;
  notice: string;
  allotted_at: number | null;
  /** NAV day of its units, set at the payment; for a registration, of its newest units; '' before */
  nav_day: Day;
  /** next timed transition and its moment */
  due_at: number | null;
  due_state: OrderState | '';
  /** JSON of OrderTerms */
  terms: string;
  /** JSON of answer fields that only the seed sets */
  overrides: string;
  created_at: number;
  /** submission key of the placement; '' without a key */
  submission: string;
}

export interface OrderEventRow {
  order_id: string;
  position: number;
  message: string;
  at: number;
}

declare module '../../store/tables.ts' {
  interface Tables {
    orders: OrderRow;
    order_events: OrderEventRow;
  }
}
