import { paiseOf, type BankListResult, type Mandate } from '@folioflow/api/contract';
import { payingAccountOf, type PayingAccount } from '../../banking/paying-account.ts';
import { isMandateSelectable } from '../../parts/mandate/mandate-choice/mandate-state.ts';
import type { MandateCover, PaymentDay, PaymentSources } from './payment-calendar.types.ts';

type MandateSource = PaymentSources['mandates'];

const approvedMandatesOf = ({ customer_mandate_list }: BankListResult): readonly Mandate[] =>
  customer_mandate_list.filter(isMandateSelectable);

export function mandateCoverOf(mandates: MandateSource, isNeeded: boolean): MandateCover {
  if (!isNeeded) return 'notNeeded';
  if (mandates === null) return 'unknown';
  return approvedMandatesOf(mandates.result).length > 0 ? 'approved' : 'missing';
}

/** The account of the only approved mandate. With several, no order names its mandate. */
export function soleMandateAccount(mandates: MandateSource): PayingAccount | null {
  if (mandates === null) return null;
  const [mandate, ...others] = approvedMandatesOf(mandates.result);
  if (mandate === undefined || others.length > 0) return null;
  const account = mandates.result.customer_bank_list.find(
    ({ beneficiary_account_no }) => beneficiary_account_no === mandate.account_no,
  );
  return account === undefined ? null : payingAccountOf(account);
}

const availablePaiseOf = ({ amount, limit_used }: Mandate): number =>
  Math.max(0, (paiseOf(amount) ?? 0) - (paiseOf(limit_used) ?? 0));

/**
 * Returns a function that adds the debits of a day, in ascending order of days, and returns the shortfall after them.
 * The limit of a mandate is used up by each debit. No order names its mandate, so the limits are added: a shortfall is
 * certain, its absence is not.
 */
export function createLimitCheck(mandates: MandateSource): (debitsInPaise: number) => PaymentDay['shortfall'] {
  const approved = mandates === null ? [] : approvedMandatesOf(mandates.result);
  const limitInPaise = approved.reduce((sum, mandate) => sum + availablePaiseOf(mandate), 0);
  let used = 0;
  return (debitsInPaise) => {
    used += debitsInPaise;
    const isExceeded = approved.length > 0 && debitsInPaise > 0 && used > limitInPaise;
    return isExceeded ? { debitsInPaise: used, limitInPaise } : null;
  };
}
