import { addWorkingDays, type Day, dayAt, isWorkingDay, timeAt } from '../kit/days.ts';

/** The day an order counts from: today, or the next working day after the cut-off time or on a day off. */
export const startDayOf = (now: number, cutoff: string): Day => {
  const today = dayAt(now);
  return isWorkingDay(today) && timeAt(now) <= cutoff ? today : addWorkingDays(today, 1);
};
