import { CUT_OFF_TIME_LENGTH } from './limits.ts';

export * from './formats/amounts.ts';
export * from './formats/days.ts';

export type YN = 'Y' | 'N';

/** `14:30:00` is shown as `14:30`. */
export const timeOfDay = (time: string): string => time.slice(0, CUT_OFF_TIME_LENGTH);

/** Ids are opaque text: never parsed, compared as they are. */
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Decoded text of a document begins with `%PDF-`; in base64 that is always the same first characters. */
export const isPdfBase64 = (base64: string): boolean => base64.startsWith('JVBERi0');

/** `SINGLE`, `Single` and `single` are the same order type. */
export const isSameOrderType = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
