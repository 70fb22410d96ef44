import type { BankListResult, Mandate } from '@folioflow/api/contract';

/** State of a mandate, by the provider's flags alone. `signAgain`: the bank refused the signed form. */
export type MandateState = 'underApproval' | 'signAgain' | 'approved' | 'inactive' | 'cancelled';

export function mandateStateOf({ is_cancelled, is_processed, is_active, is_reupload }: Mandate): MandateState {
  if (is_cancelled) return 'cancelled';
  if (is_processed) return is_active ? 'approved' : 'inactive';
  return is_reupload ? 'signAgain' : 'underApproval';
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
