import { type Day } from '../../kit/days.ts';
import { type Bit } from '../../store/bit.ts';

export type ScheduleKind = 'sip' | 'stp' | 'swp';

/** Plan of instalments, transfers or withdrawals. Amounts are in thousandths of a rupee; days are `yyyy-mm-dd`. */
export interface ScheduleRow {
  id: string;
  client_id: string;
  /** registration of a SIP or STP; source order of a SWP */
  order_id: string;
  kind: ScheduleKind;
  state: 'waiting' | 'running' | 'paused' | 'completed' | 'cancelled';
  frequency: string;
  amount: number;
  first_day: string;
  /** chosen day of the month, from 1; a shorter month has its last day, and a plan counted in days ignores it */
  day_of_month: number;
  /** planned number of instalments; `made` is the number of those carried out or skipped */
  installments: number;
  made: number;
  /** number of next instalments to skip */
  skips: number;
  /** fewest and most instalments of a pause; 0 and 0 for a plan that cannot be paused */
  pause_fewest: number;
  pause_most: number;
  /** mandate of a SIP, '' for none */
  /** Id of the row in `mandates`; the number of the mandate is on the wire. */
  mandate_row_id: string;
  /** source order of a STP, '' if it is not in the database */
  source_id: string;
  /** moment of the next instalment; null if none is due */
  due_at: number | null;
  /** moment of the registration; 0 if unknown */
  created_at: number;
}

/** Money that leaves an order: a redemption, a withdrawal of a SWP, or the outflow of a transfer. */
export interface PayoutRow {
  id: string;
  client_id: string;
  order_id: string;
  /** SWP or STP of the payout, '' for a redemption */
  schedule_id: string;
  position: number;
  amount: number;
  /** amount after the exit load */
  credited: number;
  state: 'requested' | 'credited';
  requested_at: number;
  due_at: number | null;
  /** NAV day; '' if it has no price */
  nav_day: Day;
  /** 1 for a full redemption at the moment of the request */
  is_whole: Bit;
  /** units to sell: for a full redemption those at the request, else set at the credit */
  units: number;
  /** cost of the sold units, set at the credit */
  cost: number;
}

declare module '../../store/tables.ts' {
  interface Tables {
    schedules: ScheduleRow;
    payouts: PayoutRow;
  }
}
