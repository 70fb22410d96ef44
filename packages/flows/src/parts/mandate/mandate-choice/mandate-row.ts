import { type CalendarDay, calendarDayOf, type Mandate, paiseOf } from '@folioflow/api/contract';
import { mandateStateOf, type MandateState } from './mandate-state.ts';

/** A mandate as the screen shows it. */
export interface MandateRow {
  readonly id: string;
  readonly state: MandateState;
  /** The bank's status text, as the provider returns it; '' before. */
  readonly status: string;
  /** Rupees: the debit limit, the part in use and the available part (DO-317). */
  readonly limit: number;
  readonly used: number;
  readonly available: number;
  /** The full account number: the account belongs to the reader (C-53). */
  readonly account: { readonly number: string; readonly type: string; readonly ifsc: string };
  /** First and last day of validity; null if the provider returns none. */
  readonly startDay: CalendarDay | null;
  readonly endDay: CalendarDay | null;
}

export function mandateRowOf(mandate: Mandate): MandateRow {
  const { amount, limit_used: used } = mandate;
  return {
    id: mandate.mandate_id,
    state: mandateStateOf(mandate),
    status: mandate.status,
    limit: amount,
    used,
    available: ((paiseOf(amount) ?? 0) - (paiseOf(used) ?? 0)) / 100,
    account: { number: mandate.account_no, type: mandate.account_type, ifsc: mandate.ifsc_code },
    startDay: calendarDayOf(mandate.start_date),
    endDay: calendarDayOf(mandate.end_date),
  };
}
