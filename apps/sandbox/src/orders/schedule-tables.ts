import { type Day } from '../kit/days.ts';
import { type Bit } from '../store/bit.ts';

export type ScheduleKind = 'sip' | 'stp' | 'swp';

/** A plan of installments, transfers or withdrawals. Amounts are thousandths of a rupee; days are `yyyy-mm-dd`. */
export interface ScheduleRow {
  id: string;
  client_id: string;
  /** the registration of a SIP or STP; the order that a SWP takes from */
  order_id: string;
  kind: ScheduleKind;
  state: 'waiting' | 'running' | 'paused' | 'completed' | 'cancelled';
  frequency: string;
  amount: number;
  first_day: string;
  /** how many there will be, and how many there were */
  installments: number;
  made: number;
  /** how many of the next ones are left out */
  skips: number;
  /** how many may be left out at once; 0 and 0 for a plan that cannot be paused */
  pause_fewest: number;
  pause_most: number;
  /** the mandate that pays a SIP, '' for none */
  mandate_id: string;
  /** the order that a STP takes from, '' where that order is not here */
  source_id: string;
  /** when the next one is due; null while time brings nothing */
  due_at: number | null;
}

/** Money on its way to the investor: a redemption or one withdrawal of a SWP. */
export interface PayoutRow {
  id: string;
  client_id: string;
  order_id: string;
  /** the SWP that it is one of, '' for a redemption */
  schedule_id: string;
  position: number;
  amount: number;
  /** what is left of the amount after the exit load */
  credited: number;
  state: 'requested' | 'credited';
  requested_at: number;
  due_at: number | null;
  /** whose NAV it gets; '' where nothing is priced */
  nav_day: Day;
  /** all that was held when it was asked for */
  is_whole: Bit;
  /** units that it takes: those held where it is whole, else known when it is credited */
  units: number;
  /** what had been paid for what it takes, known when it is credited */
  cost: number;
}

declare module '../store/tables.ts' {
  interface Tables {
    schedules: ScheduleRow;
    payouts: PayoutRow;
  }
}
