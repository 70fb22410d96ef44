import { RETURN_PERIODS } from '@folioflow/api/contract';
import { memoiseLastResult } from '../../kit/memoise-last-result.ts';
import { navChangeBetween, type NavChange, type NavPoint } from '../chart-page/nav-history.ts';
import { annualReturnOf } from '../annual-return.ts';
import {
  NAV_PERIODS,
  navPointsOfPeriod,
  yearsOfPeriod,
  type NavPeriod,
  type WHOLE_HISTORY,
} from '../chart-page/nav-period.ts';

/** One day of a rebased history. */
export interface RebasedPoint {
  /** A calendar day in India, like `NavPoint.at`. */
  readonly at: number;
  /** Value of an investment of 100 on the first common day. */
  readonly value: number;
}

/** One scheme over the compared days. */
export interface ComparedLine {
  /** In chronological order, starting at 100. */
  readonly points: readonly RebasedPoint[];
  /** Change from the first common day to the last one. */
  readonly change: NavChange;
}

export interface ComparedNavs {
  /** The first and the last compared day; every scheme has a NAV on both. */
  readonly from: number;
  readonly to: number;
  /** In the order of the histories. */
  readonly lines: readonly ComparedLine[];
}

type NavHistories = readonly (readonly NavPoint[])[];

/** Returns the days on which every history has a NAV, in chronological order; memoised for the same histories. */
const computeCommonDays = memoiseLastResult(
  (first: readonly NavPoint[], ...others: NavHistories): readonly NavPoint[] => {
    const days = others.map((points) => new Set(points.map(({ at }) => at)));
    return first.filter(({ at }) => days.every((each) => each.has(at)));
  },
);
const daysInAllHistories = ([first, ...others]: NavHistories): readonly NavPoint[] =>
  first === undefined ? [] : computeCommonDays(first, ...others);

function rebaseHistory(points: readonly NavPoint[], from: number, to: number): ComparedLine {
  const within = points.slice(
    points.findIndex(({ at }) => at >= from),
    points.findLastIndex(({ at }) => at <= to) + 1,
  );
  const [base, last] = [within.at(0)?.nav ?? 1, within.at(-1)?.nav ?? 1];
  return {
    points: within
      .map(({ at, nav }) => ({ at, value: (nav / base) * 100 }))
      .filter(({ value }) => Number.isFinite(value)),
    change: navChangeBetween(base, last),
  };
}

function compareOnDays(histories: NavHistories, days: readonly NavPoint[], period: NavPeriod): ComparedNavs | null {
  const over = navPointsOfPeriod(days, period) ?? [];
  const [first, last] = [over.at(0), over.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const [from, to] = [first.at, last.at];
  return { from, to, lines: histories.map((points) => rebaseHistory(points, from, to)) };
}

/**
 * Compares histories over a period up to their last common day, each rebased to 100 on the first common day. Null where
 * they have fewer than two common days, or none so far back. Each history is a result of `navPointsOf`.
 */
export const compareHistories = (histories: NavHistories, period: NavPeriod): ComparedNavs | null =>
  compareOnDays(histories, daysInAllHistories(histories), period);

const computeComparablePeriods = memoiseLastResult((days: readonly NavPoint[]) =>
  NAV_PERIODS.filter((period) => (navPointsOfPeriod(days, period)?.length ?? 0) > 1),
);

/** Returns the periods over which histories can be compared; none where they have fewer than two common days. */
export const comparablePeriods = (histories: NavHistories): readonly NavPeriod[] =>
  computeComparablePeriods(daysInAllHistories(histories));

/**
 * Returns of each scheme over one period, in percent with two decimals, all between the same two days; per year above one
 * year (decision 060).
 */
export interface ComparedReturns {
  readonly period: Exclude<NavPeriod, typeof WHOLE_HISTORY>;
  readonly percents: readonly string[];
}

const computeComparedReturns = memoiseLastResult(
  (days: readonly NavPoint[], ...histories: NavHistories): readonly ComparedReturns[] =>
    RETURN_PERIODS.flatMap((period) => {
      const compared = compareOnDays(histories, days, period);
      if (compared === null) return [];
      const statedPercentOf = ({ change: { percent } }: ComparedLine) =>
        annualReturnOf(percent, yearsOfPeriod(period)) ?? percent;
      return [{ period, percents: compared.lines.map(statedPercentOf) }];
    }),
);

/** Returns the returns of every comparable period, the shortest first. */
export const comparedReturns = (histories: NavHistories): readonly ComparedReturns[] =>
  computeComparedReturns(daysInAllHistories(histories), ...histories);

/**
 * Returns the rows of the table behind the drawing: evenly spread common days including the first and the last, a value
 * for each line.
 */
export function tableRowsOfComparison(
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
