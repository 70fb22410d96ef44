export const MS_PER_DAY = 86_400_000;
/** India has had this offset, without daylight saving time, since 1945. */
const INDIA_OFFSET_MS = 19_800_000;
/** About the year 5138. A `Date` cannot represent moments far beyond it. */
export const MAX_TIMESTAMP_MS = 1e14;

/** Returns midnight UTC of the calendar day in India at a moment, both in milliseconds since the epoch. */
export const startOfIndianDay = (moment: number): number =>
  Math.floor((moment + INDIA_OFFSET_MS) / MS_PER_DAY) * MS_PER_DAY;
