import { type BankListResult, type CalendarDay, calendarDayOf, type Mandate, paiseOf } from '@folioflow/api/contract';

/** Where a mandate stands, by the provider's flags alone. `signAgain`: the bank did not take the signed form. */
export type MandateState = 'underApproval' | 'signAgain' | 'approved' | 'inactive' | 'cancelled';

export function mandateStateOf({ is_cancelled, is_processed, is_active, is_reupload }: Mandate): MandateState {
  if (is_cancelled) return 'cancelled';
  if (is_processed) return is_active ? 'approved' : 'inactive';
  return is_reupload ? 'signAgain' : 'underApproval';
}

/** A mandate as a person reads it. */
export interface MandateRow {
  readonly id: string;
  readonly state: MandateState;
  /** What the bank has said, as the provider writes it; '' while it has said nothing. */
  readonly status: string;
  /** Rupees: what may be debited in all, what was promised of it already, and what is left (DO-317). */
  readonly limit: number;
  readonly used: number;
  readonly available: number;
  /** The whole number: the account is the reader's own (C-53). */
  readonly account: { readonly number: string; readonly type: string; readonly ifsc: string };
  /** From which day to which it holds; null where none is told. */
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
export const isSelectable = (mandate: Mandate): boolean => mandateStateOf(mandate) === 'approved';

type PendingLists = Pick<BankListResult, 'customer_pending_mandate_list'>;

/** The bank has not spoken yet: it may be chosen, signed for and cancelled (DO-309, DO-310). */
export const isPending = ({ customer_pending_mandate_list: pending }: PendingLists, mandate: Mandate): boolean =>
  !mandate.is_cancelled && pending.some(({ mandate_id }) => mandate_id === mandate.mandate_id);

/** DO-311. */
export const isRefreshable = ({ is_cancelled, is_processed }: Mandate): boolean => !is_cancelled && !is_processed;

/** OM-220. */
export const isReuploadable = ({ is_reupload, is_processed, is_cancelled }: Mandate): boolean =>
  is_reupload && !is_processed && !is_cancelled;
