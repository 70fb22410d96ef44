import { modelledNav, modelledNavs, type NavModel } from './nav-model.ts';
import { type EpochDay, timestampOfEpochDay, epochDayOfWorkingDay, workingDayNumber } from './working-days.ts';

/** Day with its published NAV. */
export type NavPoint = readonly [day: EpochDay, nav: number];

/** Source of the NAVs of a scheme, as stored in its row. */
export type NavSource =
  | NavModel
  | { readonly kind: 'none' }
  /** Single NAV, on the newest working day. */
  | { readonly kind: 'newest'; readonly nav: number }
  /** Constant NAV for ten years. */
  | { readonly kind: 'unchanged'; readonly nav: number }
  /** Single published NAV of an imported scheme without history. */
  | { readonly kind: 'published'; readonly day: EpochDay; readonly nav: number }
  /** Imported history in `nav_histories`. */
  | { readonly kind: 'history' };

/** NAVs of a scheme as of a day. */
export interface NavSeries {
  /** Newest day with a NAV. */
  readonly last: EpochDay | undefined;
  /** NAV of a day, or of the nearest earlier day within ten days. */
  at(day: EpochDay): number | undefined;
  /** As `at`, with the day of the NAV. */
  pointAt(day: EpochDay): NavPoint | undefined;
  /** Points from a day to another, oldest first; by default those of a chart, of the last ten years if modelled. */
  points(from?: EpochDay, to?: EpochDay): readonly NavPoint[];
}

const WORKING_DAYS_IN_TEN_YEARS = 2_610;
const DAYS_IN_TEN_YEARS = 3_653;
const MAX_DAYS_BACK = 10;

/** Newest working day with a published NAV: funds publish in the evening, so it is before today. */
export const newestWorkingDay = (today: EpochDay): number => workingDayNumber(today - 1);

/** NAVs by the number of the working day, one or a range of them. */
interface ComputedNavs {
  /** First day of a chart. Lots that were bought before it are valued at the NAVs of their days all the same. */
  readonly firstCharted: number;
  readonly navOf: (number: number) => number;
  readonly navsOf: (first: number, last: number) => readonly number[];
}

const createComputedSeries = (
  first: number,
  last: number,
  { firstCharted, navOf, navsOf }: ComputedNavs,
): NavSeries => {
  const pointAt = (day: EpochDay): NavPoint | undefined => {
    const number = Math.min(workingDayNumber(day), last);
    if (number < first || day > epochDayOfWorkingDay(last) + MAX_DAYS_BACK) return undefined;
    return [epochDayOfWorkingDay(number), navOf(number)];
  };
  return {
    last: last < first ? undefined : epochDayOfWorkingDay(last),
    at: (day) => pointAt(day)?.[1],
    pointAt,
    points: (from = -Infinity, to = Infinity) => {
      const begin =
        from === -Infinity ? Math.max(first, firstCharted) : Math.max(first, workingDayNumber(from - 1) + 1);
      const end = to === Infinity ? last : Math.min(last, workingDayNumber(to));
      return navsOf(begin, end).map((nav, place) => [epochDayOfWorkingDay(begin + place), nav]);
    },
  };
};

/** NAVs of a model on each calendar day: a liquid or an overnight fund earns interest on days off, too. */
const createDailySeries = (model: NavModel, last: EpochDay): NavSeries => {
  const first = epochDayOfWorkingDay(model.launch);
  const navOf = (day: EpochDay): number => {
    const number = workingDayNumber(day);
    const [before, passed] = [modelledNav(model, number), day - epochDayOfWorkingDay(number)];
    if (passed === 0) return before;
    const gap = epochDayOfWorkingDay(number + 1) - epochDayOfWorkingDay(number);
    const nav = before + ((modelledNav(model, number + 1) - before) * passed) / gap;
    return Math.round(nav * 10_000) / 10_000;
  };
  const pointAt = (day: EpochDay): NavPoint | undefined => {
    const found = Math.min(day, last);
    return found < first || day > last + MAX_DAYS_BACK ? undefined : [found, navOf(found)];
  };
  return {
    last: last < first ? undefined : last,
    at: (day) => pointAt(day)?.[1],
    pointAt,
    points: (from = last - DAYS_IN_TEN_YEARS + 1, to = last) => {
      const [begin, end] = [Math.max(first, from), Math.min(last, to)];
      return Array.from({ length: Math.max(end - begin + 1, 0) }, (_, place) => [begin + place, navOf(begin + place)]);
    },
  };
};

/** Creates the series of recorded points in the order of their days. */
export const createRecordedSeries = (points: readonly NavPoint[]): NavSeries => {
  const pointAt = (day: EpochDay): NavPoint | undefined => {
    let low = 0;
    let high = points.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((points[middle]?.[0] ?? Infinity) <= day) low = middle + 1;
      else high = middle;
    }
    const found = points[low - 1];
    return found !== undefined && day - found[0] <= MAX_DAYS_BACK ? found : undefined;
  };
  return {
    last: points.at(-1)?.[0],
    at: (day) => pointAt(day)?.[1],
    pointAt,
    points: (from = -Infinity, to = Infinity) =>
      from === -Infinity && to === Infinity ? points : points.filter(([day]) => day >= from && day <= to),
  };
};

/** Facts beside the source of a series. */
export interface SeriesFacts {
  /** imported points, for an imported source */
  readonly history?: readonly NavPoint[] | undefined;
  /** true for a liquid or an overnight fund: a model has a NAV of days off, too */
  readonly isDaily?: boolean;
}

/** Creates the series of a source on a day of the provider's clock. */
export const createNavSeries = (
  source: NavSource,
  today: EpochDay,
  { history = [], isDaily = false }: SeriesFacts = {},
): NavSeries => {
  const newest = newestWorkingDay(today);
  const firstCharted = newest - WORKING_DAYS_IN_TEN_YEARS + 1;
  switch (source.kind) {
    case 'none':
      return createRecordedSeries([]);
    case 'newest':
      return createRecordedSeries([[epochDayOfWorkingDay(newest), source.nav]]);
    case 'unchanged':
      return createComputedSeries(firstCharted, newest, {
        firstCharted,
        navOf: () => source.nav,
        navsOf: (first, last) => Array.from({ length: Math.max(last - first + 1, 0) }, () => source.nav),
      });
    case 'published':
      return createRecordedSeries([[source.day, source.nav]]);
    case 'history':
      return createRecordedSeries(history);
    case 'model':
      if (isDaily) return createDailySeries(source, today - 1);
      return createComputedSeries(source.launch, newest, {
        firstCharted,
        navOf: (number) => modelledNav(source, number),
        navsOf: (first, last) => modelledNavs(source, first, last),
      });
  }
};

/** `nav_data_list`: milliseconds and rupees, oldest first. */
export const navDataList = (series: NavSeries): [number, number][] =>
  series.points().map(([day, nav]) => [timestampOfEpochDay(day), nav]);
