import { ACCEPTED_TYPES } from '../contract/wire.ts';

/** Headers of every call. */
export const callHeaders: Record<string, string> = { Accept: ACCEPTED_TYPES };
