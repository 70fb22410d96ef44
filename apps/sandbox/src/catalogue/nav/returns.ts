import { type NavSeries } from './nav-source.ts';
import { type EpochDay, subtractMonths } from './working-days.ts';

/** Unrounded percentages; undefined if the history is too short. */
export interface SchemeReturns {
  readonly absolute: Readonly<Record<1 | 3 | 6 | 12 | 36 | 60, number | undefined>>;
  readonly annualized: Readonly<Record<1 | 3 | 5, number | undefined>>;
  readonly sip: Readonly<Record<1 | 3 | 5, number | undefined>>;
  readonly sipAnnualized: Readonly<Record<1 | 3 | 5, number | undefined>>;
}

const percentGain = (from: number | undefined, to: number | undefined): number | undefined =>
  from === undefined || to === undefined ? undefined : (to / from - 1) * 100;

const annualise = (total: number | undefined, years: number): number | undefined =>
  total === undefined ? undefined : ((1 + total / 100) ** (1 / years) - 1) * 100;

/** Value of monthly investments of a rupee on the same day of the last `months` months. */
const computeSipValue = (
  series: NavSeries,
  days: readonly EpochDay[],
  last: number,
  months: number,
): number | undefined => {
  let value = 0;
  for (const day of days.slice(1, months + 1)) {
    const nav = series.at(day);
    if (nav === undefined) return undefined;
    value += last / nav;
  }
  return value;
};

/** Yearly rate at which `months` monthly rupees, the first of them that many months ago, grow to `value`. */
export const computeSipRate = (value: number, months: number): number => {
  let growth = 1 + (2 * (value / months - 1)) / (months + 1);
  for (let step = 0; step < 40; step += 1) {
    let sum = 0;
    let slope = 0;
    for (let month = months; month >= 1; month -= 1) {
      slope = slope * growth + month;
      sum = (sum + 1) * growth;
    }
    const next = Math.max(growth - (sum - value) / slope, 0.01);
    if (Math.abs(next - growth) < 1e-10) break;
    growth = next;
  }
  return (growth ** 12 - 1) * 100;
};

/** Start days of the returns: the same day of each of the last 60 months. */
export const computeMeasuringDays = (last: EpochDay): readonly EpochDay[] =>
  Array.from({ length: 61 }, (_, months) => subtractMonths(last, months));

/** Computes all returns of a series at its newest NAV. `days` can be shared by series with the same newest day. */
export const computeReturns = (series: NavSeries, days?: readonly EpochDay[]): SchemeReturns => {
  const newest = series.last;
  const last = newest === undefined ? undefined : series.at(newest);
  const measured = newest === undefined ? [] : (days ?? computeMeasuringDays(newest));
  const gainSince = (months: number): number | undefined => {
    const day = measured[months];
    return day === undefined ? undefined : percentGain(series.at(day), last);
  };
  const sipGains = (months: number): readonly [number | undefined, number | undefined] => {
    const value = last === undefined ? undefined : computeSipValue(series, measured, last, months);
    return value === undefined ? [undefined, undefined] : [(value / months - 1) * 100, computeSipRate(value, months)];
  };
  const absolute = {
    1: gainSince(1),
    3: gainSince(3),
    6: gainSince(6),
    12: gainSince(12),
    36: gainSince(36),
    60: gainSince(60),
  };
  const [one, three, five] = [sipGains(12), sipGains(36), sipGains(60)];
  return {
    absolute,
    annualized: { 1: absolute[12], 3: annualise(absolute[36], 3), 5: annualise(absolute[60], 5) },
    sip: { 1: one[0], 3: three[0], 5: five[0] },
    sipAnnualized: { 1: one[1], 3: three[1], 5: five[1] },
  };
};
