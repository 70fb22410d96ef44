import type { HoldingsPoint } from './holding-list.types.ts';

const MS_PER_DAY = 86_400_000;
const INDIA_OFFSET_MS = 19_800_000;
/** About the year 5138. A `Date` cannot represent moments far beyond it. */
const MAX_TIMESTAMP_MS = 1e14;

const startOfIndianDay = (moment: number): number => Math.floor((moment + INDIA_OFFSET_MS) / MS_PER_DAY) * MS_PER_DAY;

/** Returns the history in chronological order with a point a day, the last of each day. */
export function historyPointsOf(wire: readonly (readonly [number, number, number])[]): readonly HoldingsPoint[] {
  const points = [
    ...wire.filter(([moment, value, invested]) => Math.abs(moment) < MAX_TIMESTAMP_MS && value >= 0 && invested >= 0),
  ]
    .sort(([one], [other]) => one - other)
    .map(([moment, value, invested]) => ({ at: startOfIndianDay(moment), value, invested }));
  return points.filter(({ at }, place) => points[place + 1]?.at !== at);
}
