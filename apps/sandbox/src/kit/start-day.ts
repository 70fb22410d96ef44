import { addWorkingDays, type Day, dayAt, isWorkingDay, timeOfDayAt } from './days.ts';

/** Start day of an order: today, or the next working day after the cut-off or on a day off. */
export const startDayOf = (now: number, cutoff: string): Day => {
  const today = dayAt(now);
  const isInTime = timeOfDayAt(now).slice(0, 5) <= cutoff.slice(0, 5);
  return isWorkingDay(today) && isInTime ? today : addWorkingDays(today, 1);
};
