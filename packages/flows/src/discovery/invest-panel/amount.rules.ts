import { INVEST_AMOUNT_MAX_LENGTH } from '@folioflow/api/contract';
import type { AmountLimits } from '../../parts/order-limits.ts';

/** '007' is '7'; '0.5' and '0' stay as they are (DO-385). */
export const withoutLeadingZeros = (typed: string): string => typed.replace(/^0+(?=\d)/, '');

/** The digits of what was typed, at most eight (DO-137), or so many as a SIP takes (DO-118). */
export const tidyAmount = (typed: string, maxLength = INVEST_AMOUNT_MAX_LENGTH): string =>
  withoutLeadingZeros(typed.replace(/\D/g, '')).slice(0, maxLength);

/** An amount that would exceed the maximum is not taken while typing (DO-138); one that comes down towards it is. */
export function typedAmount(typed: string, before: string, { maximum }: AmountLimits, maxLength?: number): string {
  const amount = tidyAmount(typed, maxLength);
  return Number(amount) > maximum && Number(amount) >= Number(before) ? before : amount;
}
