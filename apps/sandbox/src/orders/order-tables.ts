import { type Bit } from '../store/bit.ts';

export type OrderType = 'single' | 'xsip' | 'sip' | 'stp';

export type OrderState =
  | 'payment_pending'
  | 'payment_processing'
  | 'payment_failed'
  | 'paid'
  | 'allotted'
  | 'rta_rejected'
  | 'cancelled'
  | 'redeem_requested'
  | 'redeemed_full'
  | 'registered'
  | 'waiting_for_mandate'
  | 'paused'
  | 'completed';

/** One order or registration. Amounts are thousandths of a rupee; days are `yyyy-mm-dd` in Asia/Kolkata. */
export interface OrderRow {
  id: string;
  client_id: string;
  position: number;
  /** the order this one adds to or is an installment of; '' for a first order */
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
  redeemable: number;
  minimum: number;
  start_day: string;
  nominee_id: string;
  /** JSON of the bank account as it was when the order was made */
  bank: string;
  rejection: string;
  notice: string;
  is_pausable: Bit;
  allotted_at: number | null;
  /** the next transition that time brings, and when */
  due_at: number | null;
  due_state: OrderState | '';
  /** JSON of what this kind of order keeps beside the columns (installments, mandate, SWP …) */
  terms: string;
  /** JSON of fields of the answer that only the seed can give */
  overrides: string;
  created_at: number;
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
