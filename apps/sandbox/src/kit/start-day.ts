import { addWorkingDays, type Day, dayAt, isWorkingDay, timeOfDayAt } from './days.ts';

/** Start day of an order: today up to the minute of the cut-off, else, and on a day off, the next working day. */
export const startDayOf = (now: number, cutoff: string): Day => {
  const today = dayAt(now);
  const isInTime = timeOfDayAt(now).slice(0, 5) <= cutoff;
  return isWorkingDay(today) && isInTime ? today : addWorkingDays(today, 1);
};
