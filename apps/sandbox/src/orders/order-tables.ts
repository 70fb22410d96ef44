import { type SwpSettings } from '@folioflow/api/contract';
import { type Bit } from '../store/bit.ts';

/** `installment` is a payment of a SIP or a transfer of a STP: it stands in no list, its registration does. */
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

/** A registration is `allotted` as soon as one of its installments is. */
export type StpState = 'registered' | 'allotted' | 'completed' | 'cancelled';
export type SipState = StpState | 'waiting_for_mandate' | 'paused' | 'rta_rejected';

export type OrderState = SingleState | SipState | StpState;

/** What only some orders have beside their columns. */
export interface OrderTerms {
  /** what a SWP from this order may be */
  readonly swp?: Partial<SwpSettings> | undefined;
  /** rupees that may be redeemed at once; null for no limit */
  readonly redemptionMaximum?: number;
  /** percent that a redemption costs */
  readonly exitLoad?: number;
  /** `HH:MM:SS`; up to then what is paid gets the NAV of its day */
  readonly purchaseCutOff?: string;
}

/** One order or registration. Amounts are thousandths of a rupee; days are `yyyy-mm-dd` in Asia/Kolkata. */
export interface OrderRow {
  id: string;
  client_id: string;
  position: number;
  /** the registration that this is an installment of; '' for everything else */
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
  /** units that are held; what was bought without them is worth what `value` says, and `redeemable` as far as that goes */
  units: number;
  value: number;
  redeemable: number;
  minimum: number;
  start_day: string;
  nominee_id: string;
  /** JSON of the bank account as it was when the order was made */
  bank: string;
  rejection: string;
  notice: string;
  allotted_at: number | null;
  /** the next transition that time brings, and when */
  due_at: number | null;
  due_state: OrderState | '';
  /** JSON of OrderTerms */
  terms: string;
  /** JSON of fields of the answer that only the seed can give */
  overrides: string;
  created_at: number;
  /** the key that it was placed with; '' where it came without one */
  submission: string;
}

export interface OrderEventRow {
  order_id: string;
  position: number;
  message: string;
  at: number;
}

declare module '../store/tables.ts' {
  interface Tables {
    orders: OrderRow;
    order_events: OrderEventRow;
  }
}
