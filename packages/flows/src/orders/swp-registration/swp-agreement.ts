import { paiseOf, type CalendarDay } from '@folioflow/api/contract';
import { firstWorkingDayOnOrAfter, addWorkingDays } from '../../parts/order/dealing-day.ts';
import { computeExitLoad } from '../../parts/order/exit-load.ts';
import { computeInstallmentDay } from '../../parts/order/sip-terms/sip-agreement.ts';
import type { SwpAgreement, SwpDraft, SwpTerms } from './swp-registration.types.ts';

/**
 * The day of a payout, counted from 0: a day off moves to the next working day; daily payouts happen on every working
 * day.
 */
function payoutDayOf(first: CalendarDay, frequency: string, index: number): CalendarDay | null {
  if (frequency.trim().toUpperCase() === 'DAILY') return addWorkingDays(firstWorkingDayOnOrAfter(first), index);
  const day = computeInstallmentDay(first, frequency, index);
  return day && firstWorkingDayOnOrAfter(day);
}

/**
 * Computes the terms of a SWP from the order and the form alone (decision 035): paid and credited amounts, days,
 * remaining value and duration, at today's value. Null without an amount or a number.
 */
export function swpAgreement(terms: SwpTerms, draft: SwpDraft): SwpAgreement | null {
  const [amountInPaise, redeemable] = [paiseOf(draft.amount) ?? 0, paiseOf(terms.redeemable) ?? 0];
  const installments = Number(draft.installments);
  if (amountInPaise <= 0 || !(installments >= 1) || draft.day === '') return null;
  const feeInPaise = computeExitLoad(amountInPaise, terms.loadPercent);
  const firstDay = firstWorkingDayOnOrAfter(draft.day);
  const fullPayouts = Math.min(installments, Math.floor(redeemable / amountInPaise));
  return {
    amountInPaise,
    feeInPaise,
    creditedInPaise: amountInPaise - feeInPaise,
    installments,
    frequency: draft.frequency,
    firstDay,
    isMoved: firstDay !== draft.day,
    creditDay: terms.creditAfter === null ? null : addWorkingDays(firstDay, terms.creditAfter),
    lastDay: payoutDayOf(draft.day, draft.frequency, installments - 1),
    remainingAfterFirstInPaise: Math.max(0, redeemable - amountInPaise),
    fullPayouts,
    remainderInPaise: redeemable - fullPayouts * amountInPaise,
  };
}
