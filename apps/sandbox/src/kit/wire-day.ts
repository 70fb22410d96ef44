import { type Day, dayAt, startOfDay } from './days.ts';

const WIRE_DAY = /^\d{2}\/\d{2}\/\d{4}$/;

/** Sorts before all days. */
const NO_DAY: Day = '';

/** Parses an entered `dd/mm/yyyy` to `yyyy-mm-dd`; '' for anything else and for a day that does not exist. */
export const parseWireDay = (typed: string): Day => {
  if (!WIRE_DAY.test(typed)) return NO_DAY;
  const day = typed.split('/').reverse().join('-');
  const start = startOfDay(day);
  // Date arithmetic turns the 31st of a short month into a different day.
  return Number.isFinite(start) && dayAt(start) === day ? day : NO_DAY;
};
