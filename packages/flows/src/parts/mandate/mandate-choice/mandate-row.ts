import { type BankListResult, type CalendarDay, calendarDayOf, type Mandate, paiseOf } from '@folioflow/api/contract';

/** State of a mandate, by the provider's flags alone. `signAgain`: the bank refused the signed form. */
export type MandateState = 'underApproval' | 'signAgain' | 'approved' | 'inactive' | 'cancelled';

export function mandateStateOf({ is_cancelled, is_processed, is_active, is_reupload }: Mandate): MandateState {
  if (is_cancelled) return 'cancelled';
  if (is_processed) return is_active ? 'approved' : 'inactive';
  return is_reupload ? 'signAgain' : 'underApproval';
}

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

/** Approved and in use (DO-313). */
export const isMandateSelectable = (mandate: Mandate): boolean => mandateStateOf(mandate) === 'approved';

type PendingLists = Pick<BankListResult, 'customer_pending_mandate_list'>;

/** The bank has not decided yet: the mandate can be chosen, signed and cancelled (DO-309, DO-310). */
export const isMandatePending = ({ customer_pending_mandate_list: pending }: PendingLists, mandate: Mandate): boolean =>
  !mandate.is_cancelled && pending.some(({ mandate_id }) => mandate_id === mandate.mandate_id);

/** DO-311. */
export const isMandateRefreshable = ({ is_cancelled, is_processed }: Mandate): boolean =>
  !is_cancelled && !is_processed;

/** OM-220. */
export const isMandateFormReuploadable = ({ is_reupload, is_processed, is_cancelled }: Mandate): boolean =>
  is_reupload && !is_processed && !is_cancelled;
