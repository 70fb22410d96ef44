import { timeOfDay } from '../formats.ts';
import { addDays, isCalendarDay, type CalendarDay } from '../formats/calendar.ts';
import { type MomentInIndia } from '../formats/india.ts';
import { addBusinessDays, isBusinessDay, nextBusinessDay, NO_HOLIDAYS, type Holidays } from './business-days.ts';
import { dealingRuleOf, type DealingRule } from './dealing-rules.ts';
import { type FundKind } from './fund-kind.ts';

export interface DealingTerms {
  /** A payment that buys units, or a request that sells them. By default a purchase. */
  readonly side?: DealingRule['side'] | undefined;
  readonly fundKind: FundKind;
  /** `15:00` or `15:00:00`, the last minute in time; '' if the provider names none. */
  readonly cutOff: string;
  readonly holidays?: Holidays | undefined;
}

export interface Dealing {
  /** Business day from which units or money are counted. */
  readonly dealtOn: CalendarDay;
  /** Day of the NAV that applies. */
  readonly navDay: CalendarDay;
  /** True if the moment is in time on its own day. */
  readonly isInTime: boolean;
}

/**
 * The dealing day and the NAV day of a payment or a request. Up to the cut-off of a business day that day counts, later
 * the next business day. On a day off the request is received at the beginning of the next business day. Null if the
 * day is invalid or there is no cut-off.
 */
export function computeDealing(moment: MomentInIndia, terms: DealingTerms): Dealing | null {
  const { side = 'purchase', fundKind, holidays = NO_HOLIDAYS } = terms;
  const cutOff = timeOfDay(terms.cutOff);
  const isReadable = /^\d{2}:\d{2}$/.test(cutOff) && /^\d{2}:\d{2}$/.test(moment.time);
  if (!isReadable || !isCalendarDay(moment.day)) return null;
  const isDealt = isBusinessDay(moment.day, holidays);
  const isInTime = isDealt && moment.time <= cutOff;
  const dealtOn = isInTime ? moment.day : nextBusinessDay(moment.day, holidays);
  switch (dealingRuleOf(side, fundKind, moment.day).navDay) {
    case 'dealingDay':
      return { dealtOn, navDay: dealtOn, isInTime };
    case 'dayBeforeDealingDay':
      return { dealtOn, navDay: addDays(dealtOn, -1), isInTime };
    case 'dayBeforeNextBusinessDay': {
      const isLate = isDealt && !isInTime;
      return { dealtOn, navDay: isLate ? dealtOn : addDays(addBusinessDays(dealtOn, 1, holidays), -1), isInTime };
    }
  }
}
