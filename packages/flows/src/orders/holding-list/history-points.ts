import { MAX_TIMESTAMP_MS, startOfIndianDay } from '@folioflow/api/contract';
import type { HoldingsPoint } from './holding-list.types.ts';

/** Returns the history in chronological order with a point a day, the last of each day. */
export function historyPointsOf(wire: readonly (readonly [number, number, number])[]): readonly HoldingsPoint[] {
  const points = [
    ...wire.filter(([moment, value, invested]) => Math.abs(moment) < MAX_TIMESTAMP_MS && value >= 0 && invested >= 0),
  ]
    .sort(([one], [other]) => one - other)
    .map(([moment, value, invested]) => ({ at: startOfIndianDay(moment), value, invested }));
  return points.filter(({ at }, place) => points[place + 1]?.at !== at);
}
