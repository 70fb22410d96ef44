import { CUT_OFF_TIME_LENGTH } from './limits.ts';

export * from './formats/amounts.ts';
export * from './formats/days.ts';

export type YN = 'Y' | 'N';

/** `14:30:00` is shown as `14:30`. */
export const timeOfDay = (time: string): string => time.slice(0, CUT_OFF_TIME_LENGTH);

/** Ids are opaque text: never parsed, compared as they are. */
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);
