import { INVEST_AMOUNT_MAX_LENGTH, paiseOf } from '@folioflow/api/contract';
import type { AmountLimits } from './amount-limits.ts';

/** '007' is '7'; '0.5' and '0' stay as they are (DO-385). */
export const withoutLeadingZeros = (typed: string): string => typed.replace(/^0+(?=\d)/, '');

/** The digits of what was typed, at most eight (DO-137). */
export const tidyAmount = (typed: string): string =>
  withoutLeadingZeros(typed.replace(/\D/g, '')).slice(0, INVEST_AMOUNT_MAX_LENGTH);

/** An amount that would exceed the maximum is not taken while typing (DO-138); one that comes down towards it is. */
export function typedAmount(typed: string, before: string, { maximum }: AmountLimits): string {
  const amount = tidyAmount(typed);
  return Number(amount) > maximum && Number(amount) >= Number(before) ? before : amount;
}

/** Numeric and between the limits, both included, compared in paise (DO-136). */
export function isWithin(amount: string, { minimum, maximum }: AmountLimits): boolean {
  const [paise, least, most] = [paiseOf(amount), paiseOf(minimum), paiseOf(maximum)];
  return paise !== null && least !== null && most !== null && paise >= least && paise <= most;
}
