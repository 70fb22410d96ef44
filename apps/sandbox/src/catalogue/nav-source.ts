import { modelledNav, type NavModel } from './nav-model.ts';
import { type EpochDay, stampOfEpochDay, workingDay, workingDayNumber } from './working-days.ts';

/** A day and the NAV that was published for it. */
export type NavPoint = readonly [day: EpochDay, nav: number];

/** Where the NAVs of a scheme come from, as its row keeps it. */
export type NavSource =
  | NavModel
  | { readonly kind: 'none' }
  /** One NAV, that of the newest working day. */
  | { readonly kind: 'newest'; readonly nav: number }
  /** The same NAV for ten years. */
  | { readonly kind: 'unchanged'; readonly nav: number }
  /** The only published NAV of an imported scheme without history. */
  | { readonly kind: 'published'; readonly day: EpochDay; readonly nav: number }
  /** An imported history in `nav_histories`. */
  | { readonly kind: 'history' };

/** The NAVs of one scheme, as of a day. */
export interface NavSeries {
  /** The newest day with a NAV. */
  readonly last: EpochDay | undefined;
  /** The NAV of a day, or of the nearest earlier one within ten days. */
  at(day: EpochDay): number | undefined;
  /** The same NAV with the day that it was published for. */
  pointAt(day: EpochDay): NavPoint | undefined;
  /** Every point, oldest first. */
  points(): readonly NavPoint[];
}

const TEN_YEARS = 2_610;
const NEAR = 10;

/** The newest working day whose NAV is out: funds publish in the evening, so it is the one before today. */
export const newestWorkingDay = (today: EpochDay): number => workingDayNumber(today - 1);

const computed = (first: number, last: number, navOf: (number: number) => number): NavSeries => {
  const pointAt = (day: EpochDay): NavPoint | undefined => {
    const number = Math.min(workingDayNumber(day), last);
    if (number < first || day > workingDay(last) + NEAR) return undefined;
    return [workingDay(number), navOf(number)];
  };
  return {
    last: last < first ? undefined : workingDay(last),
    at: (day) => pointAt(day)?.[1],
    pointAt,
    points: () =>
      Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) => [
        workingDay(first + place),
        navOf(first + place),
      ]),
  };
};

/** The series of recorded points, which are in order of their days. */
export const recorded = (points: readonly NavPoint[]): NavSeries => {
  const pointAt = (day: EpochDay): NavPoint | undefined => {
    let low = 0;
    let high = points.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((points[middle]?.[0] ?? Infinity) <= day) low = middle + 1;
      else high = middle;
    }
    const found = points[low - 1];
    return found !== undefined && day - found[0] <= NEAR ? found : undefined;
  };
  return { last: points.at(-1)?.[0], at: (day) => pointAt(day)?.[1], pointAt, points: () => points };
};

/** The series of a source on a day of the provider's clock; `history` has to be handed over for imported ones. */
export const navSeries = (source: NavSource, today: EpochDay, history: readonly NavPoint[] = []): NavSeries => {
  const newest = newestWorkingDay(today);
  switch (source.kind) {
    case 'none':
      return recorded([]);
    case 'newest':
      return recorded([[workingDay(newest), source.nav]]);
    case 'unchanged':
      return computed(newest - TEN_YEARS + 1, newest, () => source.nav);
    case 'published':
      return recorded([[source.day, source.nav]]);
    case 'history':
      return recorded(history);
    case 'model':
      return computed(Math.max(source.launch, newest - TEN_YEARS + 1), newest, (number) => modelledNav(source, number));
  }
};

/** `nav_data_list`: milliseconds and rupees, oldest first. */
export const navDataList = (series: NavSeries): [number, number][] =>
  series.points().map(([day, nav]) => [stampOfEpochDay(day), nav]);
