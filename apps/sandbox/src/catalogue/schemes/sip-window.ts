import { addDays, type Day } from '../../kit/days.ts';
import { type SipWindow } from './types.ts';

const FIRST_DAY_OFFSET = 8;
const LAST_DAY_OFFSET = 40;

const dayOfMonth = (day: Day): number => Number(day.slice(8));

/** Moves a first SIP day from the 29th, 30th or 31st by 3, 2 or 1 days (DO-159 to DO-161, A12). */
export const moveOffMonthEnd = (day: Day): Day => {
  const number = dayOfMonth(day);
  return number > 28 ? addDays(day, 32 - number) : day;
};

const nextDayOfMonth = (from: Day, number: number): Day => {
  let day = from;
  while (dayOfMonth(day) !== number) day = addDays(day, 1);
  return day;
};

/** From the eighth to the fortieth day after today; an announced day of the month moves both ends to it. */
export const computeSipWindow = (today: Day, announcedSipDay?: 29 | 31): SipWindow => {
  const earliest = addDays(today, FIRST_DAY_OFFSET);
  if (announcedSipDay === undefined) {
    const minimum = moveOffMonthEnd(earliest);
    return { announcedMinimum: minimum, minimum, maximum: addDays(today, LAST_DAY_OFFSET) };
  }
  const announcedMinimum = nextDayOfMonth(earliest, announcedSipDay);
  return {
    announcedMinimum,
    minimum: moveOffMonthEnd(announcedMinimum),
    maximum: addDays(announcedMinimum, LAST_DAY_OFFSET - FIRST_DAY_OFFSET),
  };
};
