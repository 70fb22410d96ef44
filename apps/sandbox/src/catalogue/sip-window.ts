import { addDays, type Day } from '../kit/days.ts';
import { type SipWindow } from './types.ts';

const FIRST = 8;
const LAST = 40;

const dayOfMonth = (day: Day): number => Number(day.slice(8));

/** Moves a first SIP day off the 29th, 30th and 31st by 3, 2 and 1 days (DO-159 to DO-161, A12). */
export const movedOffMonthEnd = (day: Day): Day => {
  const number = dayOfMonth(day);
  return number > 28 ? addDays(day, 32 - number) : day;
};

const nextWithNumber = (from: Day, number: number): Day => {
  let day = from;
  while (dayOfMonth(day) !== number) day = addDays(day, 1);
  return day;
};

/** W17: from the eighth to the fortieth day from today; an announced day of the month moves both ends to it. */
export const sipWindow = (today: Day, announcedSipDay?: 29 | 31): SipWindow => {
  const earliest = addDays(today, FIRST);
  const latest = addDays(today, LAST);
  if (announcedSipDay === undefined) {
    const minimum = movedOffMonthEnd(earliest);
    return { announcedMinimum: minimum, minimum, maximum: latest };
  }
  const announcedMinimum = nextWithNumber(earliest, announcedSipDay);
  const monthLater = addDays(announcedMinimum, LAST - FIRST);
  return {
    announcedMinimum,
    minimum: movedOffMonthEnd(announcedMinimum),
    maximum: monthLater > latest ? monthLater : latest,
  };
};
