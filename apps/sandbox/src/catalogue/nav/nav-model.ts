import { pickNormal } from './noise.ts';

/** Market that a group of funds follows. */
export type FundMarket = 'equity' | 'rates' | 'gold' | 'overseas';

/**
 * Model of a NAV as a pure function of the working day: growth, share of a common market, and noise. `growth`, `share`
 * and `noise` are yearly and logarithmic; `launch` is a working day number.
 */
export interface NavModel {
  readonly kind: 'model';
  readonly seed: number;
  readonly launch: number;
  readonly start: number;
  readonly growth: number;
  readonly market: FundMarket;
  readonly share: number;
  readonly noise: number;
}

const WORKING_DAYS_A_YEAR = 261;
/** Working days with a NAV: from January 2000 to October 2062. */
const SPAN = 16_384;

const seeds: Readonly<Record<FundMarket, number>> = { equity: 303, rates: 195, gold: 115, overseas: 256 };

/**
 * Brownian motion at a day, computed directly: halves the span around the day and adds a displacement at each midpoint
 * (Lévy's construction). Neighbours agree, and every day costs at most 14 steps.
 */
export const brownianValueAt = (seed: number, day: number): number => {
  let left = 0;
  let right = SPAN;
  let atLeft = 0;
  let atRight = pickNormal(seed, SPAN) * Math.sqrt(SPAN / WORKING_DAYS_A_YEAR);
  if (day <= left) return atLeft;
  if (day >= right) return atRight;
  for (;;) {
    const middle = (left + right) / 2;
    const displacement = pickNormal(seed, middle) * Math.sqrt((right - left) / 4 / WORKING_DAYS_A_YEAR);
    const atMiddle = (atLeft + atRight) / 2 + displacement;
    if (day === middle) return atMiddle;
    if (day < middle) [right, atRight] = [middle, atMiddle];
    else [left, atLeft] = [middle, atMiddle];
  }
};

/** Brownian motion on each day of a range: each midpoint is computed once. */
export const brownianPath = (seed: number, first: number, last: number): Float64Array => {
  const path = new Float64Array(Math.max(last - first + 1, 0));
  const setValue = (day: number, value: number): void => {
    if (day >= first && day <= last) path[day - first] = value;
  };
  const fill = (left: number, right: number, atLeft: number, atRight: number): void => {
    if (right - left < 2 || right <= first || left >= last) return;
    const middle = (left + right) / 2;
    const displacement = pickNormal(seed, middle) * Math.sqrt((right - left) / 4 / WORKING_DAYS_A_YEAR);
    const atMiddle = (atLeft + atRight) / 2 + displacement;
    setValue(middle, atMiddle);
    fill(left, middle, atLeft, atMiddle);
    fill(middle, right, atMiddle, atRight);
  };
  const atEnd = brownianValueAt(seed, SPAN);
  for (let day = Math.max(first, SPAN); day <= last; day += 1) setValue(day, atEnd);
  fill(0, SPAN, 0, atEnd);
  return path;
};

const marketPaths = new Map<FundMarket, Float64Array>();

const marketLevelAt = (market: FundMarket, day: number): number => {
  let path = marketPaths.get(market);
  if (path === undefined) {
    path = new Float64Array(SPAN + 1).fill(Number.NaN);
    marketPaths.set(market, path);
  }
  const place = Math.min(Math.max(day, 0), SPAN);
  const known = path[place];
  if (known !== undefined && !Number.isNaN(known)) return known;
  return (path[place] = brownianValueAt(seeds[market], place));
};

/** Rounds a NAV to 4 decimals; `own` is the noise of the fund since its launch. */
const navAt = (model: NavModel, day: number, own: number): number => {
  const years = (day - model.launch) / WORKING_DAYS_A_YEAR;
  const market = marketLevelAt(model.market, day) - marketLevelAt(model.market, model.launch);
  const nav = model.start * Math.exp(model.growth * years + model.share * market + model.noise * own);
  return Math.round(nav * 10_000) / 10_000;
};

/** NAV in rupees with 4 decimals on a working day from the launch on. */
export const modelledNav = (model: NavModel, day: number): number =>
  navAt(
    model,
    day,
    model.noise === 0 ? 0 : brownianValueAt(model.seed, day) - brownianValueAt(model.seed, model.launch),
  );

/** NAVs of each working day of a range, as `modelledNav` of each day, in a fraction of its time. */
export const modelledNavs = (model: NavModel, first: number, last: number): readonly number[] => {
  const atLaunch = brownianValueAt(model.seed, model.launch);
  const path = model.noise === 0 ? [] : brownianPath(model.seed, first, last);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, place) =>
    navAt(model, first + place, model.noise === 0 ? 0 : (path[place] ?? 0) - atLaunch),
  );
};
