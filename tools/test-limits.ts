/** Longest wait of a test for a condition. The wait ends when the condition holds, so only a failure takes this long. */
export const WAIT_LIMIT_MS = 120_000;

/** Longest time of a test or a hook, with several waits, on a slow machine that has other work. */
export const TEST_LIMIT_MS = 600_000;

/** Failures after which a suite ends and writes its report: each may have waited for as long as a wait can take. */
export const MAX_FAILURES = 25;
