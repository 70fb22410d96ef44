import {
  addDays,
  eachDayBetween,
  isCalendarDay,
  paiseOf,
  type CalendarDay,
  type Order,
  type StpDraft,
} from '@folioflow/api/contract';
import { firstWorkingDayOnOrAfter } from '../../parts/order/dealing-day.ts';
import { computeExitLoad, exitLoadPercentOf } from '../../parts/order/exit-load.ts';
import type { TransferAgreement } from './stp-registration.types.ts';

/** Every day of the month occurs within this number of days, whatever the length of the months. */
const DAYS_SEARCHED = 62;

/** The first occurrence of the day of the month on or after the earliest day; null without one of both. */
export function firstTransferDay(dayOfMonth: number | null, earliest: CalendarDay): CalendarDay | null {
  if (!isCalendarDay(earliest)) return null;
  const days = eachDayBetween(earliest, addDays(earliest, DAYS_SEARCHED - 1));
  return days.find((day) => Number(day.slice(8)) === dayOfMonth) ?? null;
}

/**
 * Computes the terms of the transfers for the review: amount, first day and number, the amount that reaches the target,
 * the exit load, and the amount that remains in the source at today's value. Null without an amount or a number.
 */
export function transferAgreement(
  source: Order,
  { frequency, installments, amount, day }: StpDraft,
  earliest: CalendarDay | null,
): TransferAgreement | null {
  const amountInPaise = paiseOf(amount) ?? 0;
  if (amountInPaise <= 0 || installments === null) return null;
  const loadPercent = exitLoadPercentOf(source);
  const feeInPaise = computeExitLoad(amountInPaise, loadPercent);
  const totalInPaise = amountInPaise * installments;
  const first = earliest && firstTransferDay(day, earliest);
  return {
    amountInPaise,
    installments,
    totalInPaise,
    frequency,
    day,
    // A transfer on a day off moves to the next working day.
    firstDay: first && firstWorkingDayOnOrAfter(first),
    loadPercent,
    feeInPaise,
    receivedInPaise: amountInPaise - feeInPaise,
    remainingInPaise: Math.max(0, (paiseOf(source.stp_available_transfer_amount ?? 0) ?? 0) - totalInPaise),
    isShared: source.mf_order_stp_enabled,
  };
}
