import { type Day } from './days.ts';

const WIRE_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** The `yyyy-mm-dd` of a typed `dd/mm/yyyy`, which no day of the calendar need be; `--` of anything else. */
export const typedDay = (typed: string): Day => {
  const [, date = '', month = '', year = ''] = WIRE_DAY.exec(typed) ?? [];
  return `${year}-${month}-${date}`;
};
