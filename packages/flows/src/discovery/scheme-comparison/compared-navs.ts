import { RETURN_PERIODS } from '@folioflow/api/contract';
import { lastOf } from '../../kit/last-of.ts';
import { changeBetween, type NavChange, type NavPoint } from '../chart-page/nav-history.ts';
import { NAV_PERIODS, navOverPeriod, type NavPeriod, type WHOLE_HISTORY } from '../chart-page/nav-period.ts';

/** A day of a rebased history. */
export interface RebasedPoint {
  /** A calendar day in India, as `NavPoint.at`. */
  readonly at: number;
  /** What 100 on the first common day has become. */
  readonly value: number;
}

/** One scheme over the days that are compared. */
export interface ComparedLine {
  /** In order of time; 100 to begin with. */
  readonly points: readonly RebasedPoint[];
  /** From the first common day to the last one. */
  readonly change: NavChange;
}

export interface ComparedNavs {
  /** The first and the last day that are compared: on both every scheme has a NAV. */
  readonly from: number;
  readonly to: number;
  /** In the order of the histories. */
  readonly lines: readonly ComparedLine[];
}

type Histories = readonly (readonly NavPoint[])[];

/** The days on which every history has a NAV, in order of time; worked out once for the same histories. */
const daysOf = lastOf((first: readonly NavPoint[], ...others: Histories): readonly NavPoint[] => {
  const days = others.map((points) => new Set(points.map(({ at }) => at)));
  return first.filter(({ at }) => days.every((each) => each.has(at)));
});
const commonDays = ([first, ...others]: Histories): readonly NavPoint[] =>
  first === undefined ? [] : daysOf(first, ...others);

function lineOf(points: readonly NavPoint[], from: number, to: number): ComparedLine {
  const within = points.slice(
    points.findIndex(({ at }) => at >= from),
    points.findLastIndex(({ at }) => at <= to) + 1,
  );
  const [base, last] = [within.at(0)?.nav ?? 1, within.at(-1)?.nav ?? 1];
  return {
    points: within
      .map(({ at, nav }) => ({ at, value: (nav / base) * 100 }))
      .filter(({ value }) => Number.isFinite(value)),
    change: changeBetween(base, last),
  };
}

function comparedOn(histories: Histories, days: readonly NavPoint[], period: NavPeriod): ComparedNavs | null {
  const over = navOverPeriod(days, period) ?? [];
  const [first, last] = [over.at(0), over.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const [from, to] = [first.at, last.at];
  return { from, to, lines: histories.map((points) => lineOf(points, from, to)) };
}

/**
 * Histories side by side over a period up to the last day that they have in common, each 100 on the first such day; null
 * where they have no two days in common, or not so far back. Each history is as `navPointsOf` makes it.
 */
export const comparedOver = (histories: Histories, period: NavPeriod): ComparedNavs | null =>
  comparedOn(histories, commonDays(histories), period);

const periodsOf = lastOf((days: readonly NavPoint[]) =>
  NAV_PERIODS.filter((period) => (navOverPeriod(days, period)?.length ?? 0) > 1),
);

/** The periods over which histories can be compared; none where they have no two days in common. */
export const comparablePeriods = (histories: Histories): readonly NavPeriod[] => periodsOf(commonDays(histories));

/** What each scheme has returned over one period, in percent with two decimals, on the same two days for all of them. */
export interface ComparedReturns {
  readonly period: Exclude<NavPeriod, typeof WHOLE_HISTORY>;
  readonly percents: readonly string[];
}

const returnsOf = lastOf((days: readonly NavPoint[], ...histories: Histories): readonly ComparedReturns[] =>
  RETURN_PERIODS.flatMap((period) => {
    const compared = comparedOn(histories, days, period);
    return compared === null ? [] : [{ period, percents: compared.lines.map(({ change }) => change.percent) }];
  }),
);

/** The returns of every period that can be compared, the shortest first. */
export const comparedReturns = (histories: Histories): readonly ComparedReturns[] =>
  returnsOf(commonDays(histories), ...histories);

/** Rows of the table behind the drawing: so many common days, evenly spread, first and last among them, a value for each line. */
export function comparedRows(
  { lines }: Pick<ComparedNavs, 'lines'>,
  most = 24,
): readonly { readonly at: number; readonly values: readonly number[] }[] {
  const [first, ...others] = lines.map(({ points }) => points);
  const values = others.map((points) => new Map(points.map(({ at, value }) => [at, value])));
  const days = (first ?? []).filter(({ at }) => values.every((each) => each.has(at)));
  const count = Math.min(most, days.length);
  const step = count > 1 ? (days.length - 1) / (count - 1) : 0;
  return Array.from({ length: count }, (_, row) => days[Math.round(row * step)]).flatMap((day) =>
    day === undefined
      ? []
      : [{ at: day.at, values: [day.value, ...values.map((each) => each.get(day.at) ?? Number.NaN)] }],
  );
}
