import { INVEST_AMOUNT_MAX_LENGTH, isUnclearFigure } from '@folioflow/api/contract';
import type { AmountLimits } from './order-limits.ts';

/**
 * The digits of a field after a change, without leading zeros (DO-385). A text with other characters, or with too many
 * digits, changes nothing: dropping a character would make it another number. An unclear figure is kept as it is.
 */
export const tidyDigits = (typed: string, before: string, maxLength: number): string => {
  const digits = typed.replace(/^0+(?=\d)/, '');
  const isKept = /^\d*$/.test(typed) || isUnclearFigure(typed);
  return isKept && digits.replace(',', '').length <= maxLength ? digits : before;
};

/**
 * At most eight digits of rupees (DO-137), or the maximum length of a SIP amount (DO-118). A typed amount above the
 * maximum is rejected (DO-138), unless it is a step down towards it.
 */
export function tidyAmount(
  typed: string,
  before: string,
  { maximum }: AmountLimits,
  maxLength = INVEST_AMOUNT_MAX_LENGTH,
): string {
  const amount = tidyDigits(typed, before, maxLength);
  const isStepDown = Number(amount) < Number(before);
  return Number(amount) > maximum && !isStepDown ? before : amount;
}
