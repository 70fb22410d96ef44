import { INVEST_AMOUNT_MAX_LENGTH } from '@folioflow/api/contract';
import type { AmountLimits } from './order-limits.ts';

/**
 * Digits that stand in a field after a change, without zeros in front (DO-385). What holds anything else, or more of them than
 * the field takes, changes nothing: with a character left out it would be another number.
 */
export const typedDigits = (typed: string, before: string, maxLength: number): string => {
  const digits = typed.replace(/^0+(?=\d)/, '');
  return /^\d*$/.test(typed) && digits.length <= maxLength ? digits : before;
};

/**
 * At most eight digits of rupees (DO-137), or so many as a SIP takes (DO-118). An amount that would exceed the maximum is not
 * taken while typing (DO-138); one that comes down towards it is.
 */
export function typedAmount(
  typed: string,
  before: string,
  { maximum }: AmountLimits,
  maxLength = INVEST_AMOUNT_MAX_LENGTH,
): string {
  const amount = typedDigits(typed, before, maxLength);
  return Number(amount) > maximum && Number(amount) >= Number(before) ? before : amount;
}
