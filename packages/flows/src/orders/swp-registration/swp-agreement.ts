import { paiseOf, type CalendarDay } from '@folioflow/api/contract';
import { workingDayOn, workingDaysLater } from '../../parts/dealing-day.ts';
import { loadOf } from '../../parts/exit-load.ts';
import { installmentDay } from '../../parts/sip-terms/sip-agreement.ts';
import type { SwpAgreement, SwpDraft, SwpTerms } from './swp-registration.types.ts';

/**
 * The day of a payout, counted from 0: a day off moves to the next working day; daily payouts happen on every working
 * day.
 */
function payoutDay(first: CalendarDay, frequency: string, index: number): CalendarDay | null {
  if (frequency.toUpperCase() === 'DAILY') return workingDaysLater(workingDayOn(first), index);
  const day = installmentDay(first, frequency, index);
  return day === null ? null : workingDayOn(day);
}

/**
 * Computes the terms of a SWP from the order and the form alone (decision 035): paid and credited amounts, days,
 * remaining value and duration, at today's value. Null without an amount or a number.
 */
export function swpAgreement(terms: SwpTerms, draft: SwpDraft): SwpAgreement | null {
  const [each, redeemable] = [paiseOf(draft.amount), paiseOf(terms.redeemable)];
  const installments = Number(draft.installments);
  if (each === null || each <= 0 || redeemable === null || !(installments >= 1) || draft.day === '') return null;
  const fee = loadOf(each, terms.loadPercent);
  const firstDay = workingDayOn(draft.day);
  const full = Math.min(installments, Math.floor(redeemable / each));
  return {
    each,
    fee,
    credited: each - fee,
    installments,
    frequency: draft.frequency,
    firstDay,
    isMoved: firstDay !== draft.day,
    creditDay: terms.creditAfter === null ? null : workingDaysLater(firstDay, terms.creditAfter),
    lastDay: payoutDay(draft.day, draft.frequency, installments - 1),
    leftAfterFirst: Math.max(0, redeemable - each),
    full,
    rest: redeemable - full * each,
  };
}
