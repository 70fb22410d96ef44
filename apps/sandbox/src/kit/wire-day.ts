import { type Day, dayAt, startOfDay } from './days.ts';

const WIRE_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** Sorts before every day. */
const NO_DAY: Day = '';

/** The `yyyy-mm-dd` of a typed `dd/mm/yyyy`; '' of anything else, and of a day that the calendar does not have. */
export const typedDay = (typed: string): Day => {
  const [, date = '', month = '', year = ''] = WIRE_DAY.exec(typed) ?? [];
  const day = `${year}-${month}-${date}`;
  const start = startOfDay(day);
  // The 31st of a short month is another day when it is counted.
  return Number.isFinite(start) && dayAt(start) === day ? day : NO_DAY;
};
