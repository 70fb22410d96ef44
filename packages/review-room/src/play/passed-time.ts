import { dayInIndia, isWeekend } from '@folioflow/flows';
import type { TimeUnit } from './time-text.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNIT_MS = { seconds: SECOND_MS, minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS } as const;

/**
 * Returns a time in milliseconds. A working day is a day from Monday to Friday in India, without the holidays of the
 * exchanges, which only the provider knows; `start` is the moment at which the time begins, in milliseconds since 1970.
 */
export function msOfTime(count: number, unit: TimeUnit, start: number): number {
  if (unit !== 'workingDays') return count * UNIT_MS[unit];
  let passed = 0;
  for (let left = count; left > 0;) {
    passed += DAY_MS;
    if (!isWeekend(dayInIndia(start + passed))) left -= 1;
  }
  return passed;
}
