import { calendarDayOf } from '@folioflow/api/contract';
import { type Day } from './days.ts';

const WIRE_DAY = /^\d{2}\/\d{2}\/\d{4}$/;

/** Sorts before all days. */
const NO_DAY: Day = '';

/** Parses an entered `dd/mm/yyyy` to `yyyy-mm-dd`; '' for anything else and for a day that does not exist. */
export const parseWireDay = (typed: string): Day => (WIRE_DAY.test(typed) ? (calendarDayOf(typed) ?? NO_DAY) : NO_DAY);
