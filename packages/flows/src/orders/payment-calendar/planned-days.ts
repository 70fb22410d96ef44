import type { CalendarDay } from '@folioflow/api/contract';
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

const OCCURRENCES_LIMIT = 1200;

/** The named days within a range, then the days that follow from the frequency; none after an unknown frequency. */
export function plannedDaysOf(plan: PlanSchedule, { from, until }: DayRange): readonly PlannedDay[] {
  const days: PlannedDay[] = plan.named.map((day) => ({ day, certainty: 'named' }));
  const last = plan.named.at(-1);
  if (last === undefined) return [];
  const { first, offset } = occurrenceOfNamed(plan, last);
  let previous = last;
  for (let index = 1; index <= (plan.further ?? OCCURRENCES_LIMIT); index += 1) {
    const day = isEachWorkingDay(plan) ? addWorkingDays(previous, 1) : occurrenceDay(plan, first, offset + index);
    if (day === null || day > until) break;
    days.push({ day, certainty: 'expected' });
    previous = day;
  }
  return days.filter(({ day }) => day >= from && day <= until);
}

const isEachWorkingDay = ({ frequency, isOnWorkingDays }: PlanSchedule): boolean =>
  isOnWorkingDays && frequency.trim().toUpperCase() === 'DAILY';

/** The day of an occurrence, counted from 0; null for an unknown frequency. */
function occurrenceDay(
  { frequency, isOnWorkingDays }: PlanSchedule,
  first: CalendarDay,
  index: number,
): CalendarDay | null {
  const day = computeInstallmentDay(first, frequency, index);
  return isOnWorkingDays ? day && firstWorkingDayOnOrAfter(day) : day;
}

/**
 * The place of a named day in its plan, which is counted from its first day: the named day may be moved to a working
 * day or to the end of a short month. A day that is not found, for example after a change of the plan, begins it anew.
 */
function occurrenceOfNamed(plan: PlanSchedule, last: CalendarDay): { first: CalendarDay; offset: number } {
  for (let offset = 0; offset < OCCURRENCES_LIMIT; offset += 1) {
    const day = occurrenceDay(plan, plan.firstDay, offset);
    if (day === null || day > last) break;
    if (day === last) return { first: plan.firstDay, offset };
  }
  return { first: last, offset: 0 };
}
