import type { CalendarDay } from '@folioflow/api/contract';
import { dayNumberOf } from '../../kit/calendar.ts';
import { addWorkingDays, firstWorkingDayOnOrAfter } from '../../parts/order/dealing-day.ts';
import { computeInstallmentDay } from '../../parts/order/sip-terms/sip-agreement.ts';
import type { DayCertainty } from './payment-calendar.types.ts';

/** A plan as the provider describes it. */
export interface PlanSchedule {
  /** The next days that the provider names, in ascending order. */
  readonly named: readonly CalendarDay[];
  readonly frequency: string;
  /** First day of the plan; '' if it is not known. */
  readonly firstDay: CalendarDay;
  /** Number of days after the named ones; null if the provider does not return it. */
  readonly further: number | null;
  /** A day off moves to the next working day, and daily means each working day: payouts and transfers. */
  readonly isOnWorkingDays: boolean;
}

export interface PlannedDay {
  readonly day: CalendarDay;
  readonly certainty: DayCertainty;
}

export interface DayRange {
  readonly from: CalendarDay;
  readonly until: CalendarDay;
}

const LONGEST_PERIOD_OF_DAYS = 14;
const OCCURRENCES_LIMIT = 1200;

/** The named days within a range, then the days that follow from the frequency; none after an unknown frequency. */
export function plannedDaysOf(plan: PlanSchedule, { from, until }: DayRange): readonly PlannedDay[] {
  const days: PlannedDay[] = plan.named.map((day) => ({ day, certainty: 'named' }));
  const last = plan.named.at(-1);
  for (let index = 1; last !== undefined && index <= (plan.further ?? OCCURRENCES_LIMIT); index += 1) {
    const day = dayAfterNamed(plan, last, index);
    if (day === null || day > until) break;
    days.push({ day, certainty: 'expected' });
  }
  return days.filter(({ day }) => day >= from && day <= until);
}

/** The day of an occurrence after the last named day, counted from 1; null for an unknown frequency. */
function dayAfterNamed(plan: PlanSchedule, last: CalendarDay, index: number): CalendarDay | null {
  const { frequency, isOnWorkingDays } = plan;
  if (isOnWorkingDays && frequency.trim().toUpperCase() === 'DAILY') return addWorkingDays(last, index);
  const { first, offset } = occurrenceOfNamed(plan, last);
  return occurrenceDay(plan, first, offset + index);
}

function occurrenceDay(
  { frequency, isOnWorkingDays }: PlanSchedule,
  first: CalendarDay,
  index: number,
): CalendarDay | null {
  const day = computeInstallmentDay(first, frequency, index);
  return day === null || !isOnWorkingDays ? day : firstWorkingDayOnOrAfter(day);
}

/**
 * The place of a named day in its plan. A plan by months is counted from its first day, because the named day may be
 * moved to a working day or to the end of a short month.
 */
function occurrenceOfNamed(plan: PlanSchedule, last: CalendarDay): { first: CalendarDay; offset: number } {
  const { firstDay, frequency } = plan;
  if (firstDay !== '' && isByMonths(frequency, last)) {
    for (let offset = 0; offset < OCCURRENCES_LIMIT; offset += 1) {
      const day = occurrenceDay(plan, firstDay, offset);
      if (day === null || day > last) break;
      if (day === last) return { first: firstDay, offset };
    }
  }
  return { first: last, offset: 0 };
}

function isByMonths(frequency: string, day: CalendarDay): boolean {
  const next = computeInstallmentDay(day, frequency, 1);
  return next !== null && (dayNumberOf(next) ?? 0) - (dayNumberOf(day) ?? 0) > LONGEST_PERIOD_OF_DAYS;
}
