import {
  addBusinessDays,
  computeDealing,
  fundKindOf,
  isBusinessDay,
  isCalendarDay,
  nextBusinessDay,
  NO_HOLIDAYS,
  type CalendarDay,
  type FundFacts,
  type FundKind,
  type Holidays,
  type MomentInIndia,
} from '@folioflow/api/contract';

export type { Holidays, MomentInIndia } from '@folioflow/api/contract';

export interface DealingDates {
  /** Day of the NAV that applies. */
  readonly navDay: CalendarDay;
  /** Expected day of the units, or of the money of a redemption. */
  readonly settledOn: CalendarDay;
  /** True if the cut-off of the present day can still be met. */
  readonly isToday: boolean;
}

export interface DealingTerms {
  /** A payment that buys units, or a request that sells them; by default a purchase. */
  readonly side?: 'purchase' | 'sale' | undefined;
  /** Kind of the fund; by default that of the cut-off of a purchase. */
  readonly fundKind?: FundKind | undefined;
  /** `15:00` or `15:00:00`, the last minute for the NAV of the day; '' if the provider names none. */
  readonly cutOff: string;
  /** Working days from the dealing day to units or money. */
  readonly settlementDays: number;
  readonly holidays?: Holidays | undefined;
}

/** Working days from the dealing day of a purchase to its units. */
export const UNIT_SETTLEMENT_DAYS = 1;

/** The day itself if it is a working day, else the next working day; a text that is not a day is returned unchanged. */
export const firstWorkingDayOnOrAfter = (day: CalendarDay): CalendarDay =>
  !isCalendarDay(day) || isBusinessDay(day, NO_HOLIDAYS) ? day : nextBusinessDay(day, NO_HOLIDAYS);

/** Adds working days to a calendar day; a text that is not a day is returned unchanged. */
export const addWorkingDays = (day: CalendarDay, count: number): CalendarDay =>
  isCalendarDay(day) ? addBusinessDays(day, count, NO_HOLIDAYS) : day;

/** Day of the NAV of units that a plan sells on a day: a transfer, or a payout of a SWP. */
export const plannedSaleNavDay = (day: CalendarDay, fund: FundFacts): CalendarDay =>
  computeDealing({ day, time: '00:00' }, { side: 'sale', fundKind: fundKindOf(fund), cutOff: '00:00' })?.navDay ?? day;

/**
 * The NAV day and the settlement day of a payment or request at a moment, by the rules of the contract for the kind of
 * the fund (decision 025). Null if the day is invalid or the provider names no cut-off: then no day may be promised.
 */
export function computeDealingDates(now: MomentInIndia, terms: DealingTerms): DealingDates | null {
  const { side = 'purchase', settlementDays, holidays = NO_HOLIDAYS } = terms;
  const fundKind = terms.fundKind ?? (side === 'purchase' ? fundKindOf({ purchaseCutOff: terms.cutOff }) : 'other');
  const dealing = computeDealing(now, { side, fundKind, cutOff: terms.cutOff, holidays });
  return (
    dealing && {
      navDay: dealing.navDay,
      settledOn: addBusinessDays(dealing.dealtOn, settlementDays, holidays),
      isToday: dealing.isInTime,
    }
  );
}
