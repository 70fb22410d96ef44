/** date-fns computes in the time zone of the machine, so it is only the reference of the tests (decision 007). */
const INDIA_OFFSET_MS = 330 * 60_000;
const MS_PER_DAY = 86_400_000;

/** Calendar day in Asia/Kolkata as `yyyy-mm-dd`. */
export type Day = string;

/** Day in Asia/Kolkata (which has no summer time) at an instant. */
export const dayAt = (instant: number): Day => new Date(instant + INDIA_OFFSET_MS).toISOString().slice(0, 10);

/** First instant of a day in Asia/Kolkata. */
export const startOfDay = (day: Day): number => Date.parse(`${day}T00:00:00Z`) - INDIA_OFFSET_MS;

/** Time of day in Asia/Kolkata as `HH:MM:SS`. */
export const timeOfDayAt = (instant: number): string => new Date(instant + INDIA_OFFSET_MS).toISOString().slice(11, 19);

/** Time of day as `HH:MM`, rounded up to the next minute. */
export const hourAndMinuteAt = (instant: number): string =>
  timeOfDayAt(Math.ceil(instant / 60_000) * 60_000).slice(0, 5);

export const addDays = (day: Day, days: number): Day => dayAt(startOfDay(day) + days * MS_PER_DAY);

/** Monday to Friday; the sandbox knows no holidays. */
export const isWorkingDay = (day: Day): boolean => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
};

export const addWorkingDays = (day: Day, count: number): Day => {
  let next = day;
  for (let left = count; left > 0;) {
    next = addDays(next, 1);
    if (isWorkingDay(next)) left -= 1;
  }
  return next;
};

/** Same time of day, a number of working days later. */
export const addWorkingDaysToInstant = (instant: number, count: number): number => {
  const day = dayAt(instant);
  return startOfDay(addWorkingDays(day, count)) + (instant - startOfDay(day));
};

/** Day in the wire format `dd/mm/yyyy`. */
export const formatWireDay = (day: Day): string => day.split('-').reverse().join('/');

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** Day in a text for a person: 5 Dec 2026. */
export const formatTextDay = (day: Day): string =>
  `${Number(day.slice(8))} ${monthFormat.format(new Date(day))} ${day.slice(0, 4)}`;

/** ISO 8601 with the offset of India. */
export const isoTimestampOf = (instant: number): string =>
  `${new Date(instant + INDIA_OFFSET_MS).toISOString().slice(0, 19)}+05:30`;
