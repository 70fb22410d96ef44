import { RETURN_PERIODS } from '@folioflow/api/contract';
import { monthsBefore } from '../../kit/months.ts';
import { DAY_MS, type NavPoint } from './nav-history.ts';

/** Months and years of the calendar, as the cards of the list name them (DO-453), and all there is. */
export const WHOLE_HISTORY = 'Max';
export const NAV_PERIODS = [...RETURN_PERIODS, WHOLE_HISTORY] as const;
export type NavPeriod = (typeof NAV_PERIODS)[number];

const MONTHS = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12, '3Y': 36, '5Y': 60 } as const;

/** How old, in calendar days, the NAV may be that stands for a day without one. */
const OLDEST_DAYS = 10;

/**
 * The points of a period up to the latest NAV. It begins with the NAV of the same day so many months before, or with the one
 * before that day, as the provider's return of that name does (decision 024); null where the history does not reach so far.
 */
export function navOverPeriod(points: readonly NavPoint[], period: NavPeriod): readonly NavPoint[] | null {
  const latest = points.at(-1);
  if (latest === undefined) return null;
  if (period === WHOLE_HISTORY) return points;
  const from = monthsBefore(latest.at / DAY_MS, MONTHS[period]) * DAY_MS;
  const first = points.findLastIndex(({ at }) => at <= from);
  const start = points[first];
  return start === undefined || from - start.at > OLDEST_DAYS * DAY_MS ? null : points.slice(first);
}
