import { addDays, addMonths, dayInIndia, RETURN_PERIODS, utcMidnightOf } from '@folioflow/api/contract';
import { annualReturnOf } from '../annual-return.ts';
import { historyLengthInDays, navChangeBetween, type NavPoint } from './nav-history.ts';

/** The whole history. The other periods are calendar months and years, as on the cards of the list (DO-453). */
export const WHOLE_HISTORY = 'Max';
export const NAV_PERIODS = [...RETURN_PERIODS, WHOLE_HISTORY] as const;
export type NavPeriod = (typeof NAV_PERIODS)[number];

const MONTHS_PER_PERIOD = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60 } as const;

/** Maximum age, in calendar days, of a NAV that substitutes for a day without a NAV. */
const MAX_NAV_AGE_DAYS = 10;

/**
 * Returns the points of a period up to the latest NAV. The first point is the NAV of the same day so many months
 * earlier, or the last NAV before that day, as in the provider's return of that period (decision 024). Null where the
 * history is too short.
 */
export function navPointsOfPeriod<P extends Pick<NavPoint, 'at'>>(
  points: readonly P[],
  period: NavPeriod,
): readonly P[] | null {
  const latest = points.at(-1);
  if (latest === undefined) return null;
  if (period === WHOLE_HISTORY) return points;
  const from = addMonths(dayInIndia(latest.at), -MONTHS_PER_PERIOD[period]);
  const [midnight, earliest] = [utcMidnightOf(from), utcMidnightOf(addDays(from, -MAX_NAV_AGE_DAYS))];
  const first = points.findLastIndex(({ at }) => at <= midnight);
  const start = points[first];
  return start === undefined || start.at < earliest ? null : points.slice(first);
}

const DAYS_PER_YEAR = 365;

/** Returns the exact number of years of a calendar period. */
export const yearsOfPeriod = (period: Exclude<NavPeriod, typeof WHOLE_HISTORY>): number =>
  MONTHS_PER_PERIOD[period] / 12;

export interface NavReturn {
  /** Two decimals. */
  readonly percent: string;
  /** Per year instead of over the whole range. */
  readonly isAnnual: boolean;
}

/**
 * Returns the return of drawn points, per year if they span more than a year (decision 060); null for fewer than two
 * points. `period` gives the exact number of years; null for a number of days.
 */
export function navReturnOf(points: readonly NavPoint[], period: NavPeriod | null): NavReturn | null {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const { percent } = navChangeBetween(first.nav, last.nav);
  const isCalendarPeriod = period !== null && period !== WHOLE_HISTORY;
  const years = isCalendarPeriod ? yearsOfPeriod(period) : historyLengthInDays(points) / DAYS_PER_YEAR;
  const annual = annualReturnOf(percent, years);
  return { percent: annual ?? percent, isAnnual: annual !== null };
}

/** Returns the wanted period, or for a shorter history its longest calendar period, or the whole of it. */
export const openingPeriodOf = (offered: readonly NavPeriod[], wanted: NavPeriod): NavPeriod =>
  offered.findLast((period) => NAV_PERIODS.indexOf(period) <= NAV_PERIODS.indexOf(wanted)) ?? WHOLE_HISTORY;
