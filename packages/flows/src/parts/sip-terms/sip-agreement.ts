import { type CalendarDay, paiseOf } from '@folioflow/api/contract';
import { calendarDay, dayNumberOf, monthsBefore } from '../../kit/calendar.ts';

const DAYS: Readonly<Record<string, number>> = { DAILY: 1, WEEKLY: 7, FORTNIGHTLY: 14 };
const MONTHS: Readonly<Record<string, number>> = { MONTHLY: 1, QUARTERLY: 3, 'HALF-YEARLY': 6, YEARLY: 12 };

/** The day of an installment, the first being 0; null for a frequency that we do not know. */
export function installmentDay(first: CalendarDay, frequency: string, index: number): CalendarDay | null {
  const number = dayNumberOf(first);
  if (number === null) return null;
  const name = frequency.trim().toUpperCase();
  const [days, months] = [DAYS[name], MONTHS[name]];
  if (days !== undefined) return calendarDay(number + days * index);
  return months === undefined ? null : calendarDay(monthsBefore(number, -months * index));
}

/** What a person puts into the panel. */
export interface SipTerms {
  /** Rupees, as typed. */
  readonly amount: string;
  readonly frequency: string;
  readonly installments: number;
  /** The day that was chosen. */
  readonly firstDay: CalendarDay;
  /** The first installment comes with the order, and the chosen day is that of the second (C-106). */
  readonly isFirstToday?: boolean;
}

/** What is left of a mandate, rupees. */
export interface MandateRoom {
  readonly amount: number;
  readonly limitUsed: number;
}

/** What a person agrees to with a SIP, before the money goes and on the page after it. Amounts are paise. */
export interface SipAgreement {
  readonly each: number;
  readonly installments: number;
  /** The chosen day: of the first installment, or of the second where the first comes with the order. */
  readonly firstDay: CalendarDay;
  readonly isFirstToday: boolean;
  /** Null where the frequency is not known, and where the only installment comes with the order. */
  readonly lastDay: CalendarDay | null;
  readonly total: number;
  /** Null without a mandate, or with one about which nothing is known yet. */
  readonly mandate: {
    readonly left: number;
    readonly leftAfterFirst: number;
    /** How many of the installments the limit pays; fewer than all means that the later ones fail. */
    readonly covers: number;
    /** Something was taken of the limit before: another SIP may go on doing so, of which no mandate tells. */
    readonly isShared: boolean;
  } | null;
}

/** Null while the amount is no amount or there is no installment. */
export function sipAgreement(terms: SipTerms, room: MandateRoom | null): SipAgreement | null {
  const each = paiseOf(terms.amount);
  const { installments, firstDay, frequency, isFirstToday = false } = terms;
  const afterFirst = isFirstToday ? installments - 2 : installments - 1;
  if (each === null || each <= 0 || !Number.isInteger(installments) || installments < 1) return null;
  const left = room === null ? null : (paiseOf(room.amount) ?? 0) - (paiseOf(room.limitUsed) ?? 0);
  return {
    each,
    installments,
    firstDay,
    isFirstToday,
    lastDay: afterFirst < 0 ? null : installmentDay(firstDay, frequency, afterFirst),
    total: each * installments,
    mandate:
      room === null || left === null
        ? null
        : {
            left,
            leftAfterFirst: left - each,
            covers: Math.min(installments, Math.max(0, Math.floor(left / each))),
            isShared: room.limitUsed > 0,
          },
  };
}
