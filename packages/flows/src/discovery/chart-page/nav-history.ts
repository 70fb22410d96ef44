/** A day of the NAV history. */
export interface NavPoint {
  /** Midnight UTC of the calendar day in India, in milliseconds since the epoch: a day, free of any time zone. */
  readonly at: number;
  /** Rupees. */
  readonly nav: number;
}

export interface NavChange {
  /** Rupees, with the decimals of the two NAVs it stands between. */
  readonly amount: string;
  /** Two decimals. */
  readonly percent: string;
  /** Zero has no direction: neutral, without an arrow (C-107). */
  readonly direction: 'up' | 'down' | 'none';
}

export interface NavHeader {
  /** Rupees, as the provider wrote it (DO-066). */
  readonly nav: number;
  readonly at: number;
  /** Null when there is no day before. */
  readonly change: NavChange | null;
}

export const DAY_MS = 86_400_000;
const INDIA_OFFSET_MS = 19_800_000;
/** In about the year 5138: far beyond it a moment is no day that a date can write. */
const LAST_MOMENT_MS = 1e14;

const dayInIndia = (moment: number): number => Math.floor((moment + INDIA_OFFSET_MS) / DAY_MS) * DAY_MS;

/** The history in order of time, one point a day, the last one of a day; a NAV is above zero. */
export function navPointsOf(pairs: readonly (readonly [number, number])[]): readonly NavPoint[] {
  const points = pairs
    .filter(([moment, nav]) => Math.abs(moment) < LAST_MOMENT_MS && nav > 0)
    .map(([moment, nav]) => ({ moment, at: dayInIndia(moment), nav }));
  const isOrdered = points.every(({ moment }, place) => place === 0 || moment >= (points[place - 1]?.moment ?? 0));
  const ordered = isOrdered ? points : points.toSorted((one, other) => one.moment - other.moment);
  return ordered.filter(({ at }, place) => ordered[place + 1]?.at !== at).map(({ at, nav }) => ({ at, nav }));
}

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** From one NAV to another: the difference, exact to the last written decimal, and its percent of the first. */
export function changeBetween(from: number, to: number): NavChange {
  const amount = (to - from).toFixed(Math.min(8, Math.max(decimalsOf(from), decimalsOf(to))));
  const difference = Number(amount);
  return {
    amount,
    percent: ((difference / from) * 100).toFixed(2).replace('-0.00', '0.00'),
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'none',
  };
}

/** Latest NAV and date change; null without any NAV, no change with a single one (A63, DO-067, DO-068). */
export function navHeaderOf(points: readonly NavPoint[]): NavHeader | null {
  const [latest, before] = [points.at(-1), points.at(-2)];
  if (latest === undefined) return null;
  return {
    nav: latest.nav,
    at: latest.at,
    change: before === undefined ? null : changeBetween(before.nav, latest.nav),
  };
}

/** Calendar days between the first and the latest NAV: the longest window. */
export const historyDays = (points: readonly NavPoint[]): number => {
  const [first, latest] = [points.at(0), points.at(-1)];
  return first === undefined || latest === undefined ? 0 : Math.round((latest.at - first.at) / DAY_MS);
};

/** The points of the last `days` calendar days, counted back from the latest NAV, both ends included (A15). */
export function navWindow(points: readonly NavPoint[], days: number): readonly NavPoint[] {
  const latest = points.at(-1);
  if (latest === undefined) return [];
  const from = latest.at - days * DAY_MS;
  return points.filter(({ at }) => at >= from);
}

/** A number of days as it may be typed: 1 to the length of the history; null while it is none (A15). */
export function windowDaysOf(typed: string, longest: number): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 5);
  const days = Number(digits);
  return days < 1 ? null : Math.min(days, Math.max(1, longest));
}

export interface NavSummary {
  readonly first: NavPoint;
  readonly last: NavPoint;
  readonly lowest: NavPoint;
  readonly highest: NavPoint;
  readonly change: NavChange;
}

/** A window in one sentence; null where there are not two points to compare. */
export function navSummaryOf(points: readonly NavPoint[]): NavSummary | null {
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return null;
  const lowest = points.reduce((low, point) => (point.nav < low.nav ? point : low), first);
  const highest = points.reduce((high, point) => (point.nav > high.nav ? point : high), first);
  return { first, last, lowest, highest, change: changeBetween(first.nav, last.nav) };
}

/** Rows of the table beside the drawing: all of a short window, else so many evenly spread, first and last among them. */
export function navRows(points: readonly NavPoint[], most = 32): readonly NavPoint[] {
  if (points.length <= most) return points;
  const step = (points.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, row) => points[Math.round(row * step)]).filter(
    (point) => point !== undefined,
  );
}
