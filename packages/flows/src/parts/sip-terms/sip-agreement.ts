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
  readonly firstDay: CalendarDay;
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
  readonly firstDay: CalendarDay;
  /** Null where the frequency is not known. */
  readonly lastDay: CalendarDay | null;
  readonly total: number;
  /** Null without a mandate, or with one about which nothing is known yet. */
  readonly mandate: {
    readonly left: number;
    readonly leftAfterFirst: number;
    /** How many of the installments the limit pays; fewer than all means that the later ones fail. */
    readonly covers: number;
  } | null;
}

/** Null while the amount is no amount or there is no installment. */
export function sipAgreement(terms: SipTerms, room: MandateRoom | null): SipAgreement | null {
  const each = paiseOf(terms.amount);
  const { installments, firstDay, frequency } = terms;
  if (each === null || each <= 0 || !Number.isInteger(installments) || installments < 1) return null;
  const left = room === null ? null : (paiseOf(room.amount) ?? 0) - (paiseOf(room.limitUsed) ?? 0);
  return {
    each,
    installments,
    firstDay,
    lastDay: installmentDay(firstDay, frequency, installments - 1),
    total: each * installments,
    mandate:
      left === null
        ? null
        : {
            left,
            leftAfterFirst: left - each,
            covers: Math.min(installments, Math.max(0, Math.floor(left / each))),
          },
  };
}
