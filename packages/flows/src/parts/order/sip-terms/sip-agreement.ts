import {
  addDays,
  addMonths,
  type CalendarDay,
  isCalendarDay,
  MAX_INSTALLMENTS,
  paiseOf,
} from '@folioflow/api/contract';

const DAYS_BY_FREQUENCY: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, FORTNIGHTLY: 14 };
const MONTHS_BY_FREQUENCY: Readonly<Record<string, number>> = {
  MONTHLY: 1,
  QUARTERLY: 3,
  'HALF-YEARLY': 6,
  YEARLY: 12,
};

/** The day of an instalment, counted from 0; null for an unknown frequency, and beyond the highest number. */
export function computeInstallmentDay(first: CalendarDay, frequency: string, index: number): CalendarDay | null {
  if (!isCalendarDay(first) || index >= MAX_INSTALLMENTS) return null;
  const name = frequency.trim().toUpperCase();
  const [days, months] = [DAYS_BY_FREQUENCY[name], MONTHS_BY_FREQUENCY[name]];
  if (days !== undefined) return addDays(first, days * index);
  return months === undefined ? null : addMonths(first, months * index);
}

/** Number of instalments in a year, at least 1; 12 for an unknown frequency. */
export function countInstallmentsPerYear(frequency: string): number {
  const name = frequency.trim().toUpperCase();
  const days = DAYS_BY_FREQUENCY[name];
  return days === undefined ? 12 / (MONTHS_BY_FREQUENCY[name] ?? 1) : Math.floor(365 / days);
}

/** The SIP as entered in the panel. */
export interface SipTerms {
  /** Rupees, as typed. */
  readonly amount: string;
  readonly frequency: string;
  readonly installments: number;
  /** The chosen day. */
  readonly firstDay: CalendarDay;
  /** The first instalment is paid with the order, and the chosen day is that of the second (C-106). */
  readonly isFirstToday?: boolean;
}

/** The limit of a mandate and the part in use, in rupees. */
export interface MandateLimitUse {
  readonly amount: number;
  readonly limitUsed: number;
}

/** The terms of a SIP that the investor agrees to before the order, and sees again after it. Amounts are paise. */
export interface SipAgreement {
  readonly each: number;
  readonly installments: number;
  /** The chosen day: that of the first instalment, or of the second if the first is paid with the order. */
  readonly firstDay: CalendarDay;
  readonly isFirstToday: boolean;
  /** Null if the frequency is unknown, and if the only instalment is paid with the order. */
  readonly lastDay: CalendarDay | null;
  readonly total: number;
  /** Null without a mandate or its limit. */
  readonly mandate: {
    readonly left: number;
    readonly leftAfterFirst: number;
    /** Number of instalments that the limit covers; below the total, the later instalments fail. */
    readonly covers: number;
    /** A part of the limit is in use: another SIP may use more of it, which no mandate shows. */
    readonly isShared: boolean;
  } | null;
}

function computeMandateUse(
  { amount, limitUsed }: MandateLimitUse,
  each: number,
  installments: number,
): SipAgreement['mandate'] {
  const left = (paiseOf(amount) ?? 0) - (paiseOf(limitUsed) ?? 0);
  return {
    left,
    leftAfterFirst: left - each,
    covers: Math.min(installments, Math.max(0, Math.floor(left / each))),
    isShared: limitUsed > 0,
  };
}

/** Computes the terms; null without a valid amount or an instalment. */
export function sipAgreement(terms: SipTerms, room: MandateLimitUse | null): SipAgreement | null {
  const each = paiseOf(terms.amount) ?? 0;
  const { installments, firstDay, frequency, isFirstToday = false } = terms;
  const afterFirst = isFirstToday ? installments - 2 : installments - 1;
  if (each <= 0 || !Number.isInteger(installments) || installments < 1) return null;
  return {
    each,
    installments,
    firstDay,
    isFirstToday,
    lastDay: afterFirst < 0 ? null : computeInstallmentDay(firstDay, frequency, afterFirst),
    total: each * installments,
    mandate: room && computeMandateUse(room, each, installments),
  };
}
