import { CUT_OFF_TIME_LENGTH } from './limits.ts';

export * from './formats/amounts.ts';
export * from './formats/calendar.ts';
export * from './formats/csv.ts';
export * from './formats/days.ts';
export * from './formats/india.ts';
export * from './formats/units.ts';

export type YN = 'Y' | 'N';

/** Returns the time of day for display: `14:30` for `14:30:00`. */
export const timeOfDay = (time: string): string => time.slice(0, CUT_OFF_TIME_LENGTH);

/** Ids are opaque: 1 to 64 letters, digits, `-` and `_`, compared without conversion. */
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);
