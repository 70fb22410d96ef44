import {
  addDays,
  dayInIndia,
  daysBetween,
  MAX_TIMESTAMP_MS,
  startOfIndianDay,
  utcMidnightOf,
} from '@folioflow/api/contract';

/** NAV of one day. */
export interface NavPoint {
  /** Midnight UTC of the calendar day in India, in milliseconds since the epoch: a day, free of any time zone. */
  readonly at: number;
  /** Rupees. */
  readonly nav: number;
}

export interface NavChange {
  /** Rupees, with as many decimals as the more precise of the two NAVs. */
  readonly amount: string;
  /** Two decimals. */
  readonly percent: string;
  /** Zero has no direction: neutral, without an arrow (C-107). */
  readonly direction: 'up' | 'down' | 'none';
}

export interface LatestNav {
  /** Rupees, as the provider wrote it (DO-066). */
  readonly nav: number;
  readonly at: number;
  /** Null when the history has no earlier day. */
  readonly change: NavChange | null;
}

/**
 * Returns the history in chronological order with one point a day, the last of each day; NAVs of zero or less are
 * dropped.
 */
export function navPointsOf(pairs: readonly (readonly [number, number])[]): readonly NavPoint[] {
  const points = pairs
    .filter(([moment, nav]) => Math.abs(moment) < MAX_TIMESTAMP_MS && nav > 0)
    .map(([moment, nav]) => ({ moment, at: startOfIndianDay(moment), nav }));
  const isOrdered = points.every(({ moment }, place) => place === 0 || moment >= (points[place - 1]?.moment ?? 0));
  const ordered = isOrdered ? points : [...points].sort((one, other) => one.moment - other.moment);
  return ordered.filter(({ at }, place) => ordered[place + 1]?.at !== at).map(({ at, nav }) => ({ at, nav }));
}

const decimalCountOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** Returns the difference between two NAVs, exact to the last decimal, and its percentage of the first. */
export function navChangeBetween(from: number, to: number): NavChange {
  const amount = (to - from).toFixed(Math.min(8, Math.max(decimalCountOf(from), decimalCountOf(to))));
  const difference = Number(amount);
  return {
    amount,
    percent: ((difference / from) * 100).toFixed(2).replace('-0.00', '0.00'),
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'none',
  };
}

/** Returns the latest NAV and its change; null without any NAV. A single NAV has no change (A63, DO-067, DO-068). */
export function latestNavOf(points: readonly NavPoint[]): LatestNav | null {
  const [latest, before] = [points.at(-1), points.at(-2)];
  if (latest === undefined) return null;
  return {
    nav: latest.nav,
    at: latest.at,
    change: before === undefined ? null : navChangeBetween(before.nav, latest.nav),
  };
}

/** Returns the calendar days between the first and the latest NAV: the longest window. */
export const historyLengthInDays = (points: readonly NavPoint[]): number => {
  const [first, latest] = [points.at(0), points.at(-1)];
  return first === undefined || latest === undefined ? 0 : daysBetween(dayInIndia(first.at), dayInIndia(latest.at));
};

/** Returns the points of the last `days` calendar days up to the latest NAV, both ends included (A15). */
export function recentNavPoints(points: readonly NavPoint[], days: number): readonly NavPoint[] {
  const latest = points.at(-1);
  if (latest === undefined) return [];
  const from = utcMidnightOf(addDays(dayInIndia(latest.at), -days));
  return points.filter(({ at }) => at >= from);
}

/** Parses a typed number of days and limits it to the length of the history; null for no number (A15). */
export function parseHistoryWindowInDays(typed: string, longest: number): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 5);
  const days = Number(digits);
  return days < 1 ? null : Math.min(days, Math.max(1, longest));
}

export interface NavSummary {
  readonly first: NavPoint;
  readonly last: NavPoint;
  readonly lowest: NavPoint;
  readonly highest: NavPoint;
}

/** Returns the summary of a window; null for fewer than two points. */
export function navSummaryOf(points: readonly NavPoint[]): NavSummary | null {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const lowest = points.reduce((low, point) => (point.nav < low.nav ? point : low), first);
  const highest = points.reduce((high, point) => (point.nav > high.nav ? point : high), first);
  return { first, last, lowest, highest };
}

/**
 * Returns the rows of the table beside the drawing: all points of a short window, otherwise evenly spread points
 * including the first and the last.
 */
export function sampleNavPoints(points: readonly NavPoint[], most = 32): readonly NavPoint[] {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, row) => points[Math.round(row * step)]).filter(
    (point) => point !== undefined,
  );
}
