import { WAIT_LIMIT_MS } from '../../../tools/test-limits.ts';

/** Options of `vi.waitFor`, whose limit no configuration sets. */
export const waiting = { timeout: WAIT_LIMIT_MS };
