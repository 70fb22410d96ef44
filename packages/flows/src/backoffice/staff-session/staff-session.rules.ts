import type { StoredStaffSession } from './staff-session.types.ts';

/** AD-001: fifteen minutes without activity, and eight hours in total. */
export const IDLE_LIMIT_MS = 900_000;
export const SESSION_LIMIT_MS = 28_800_000;
/** Time between the warning and the end of a session. */
export const IDLE_WARNING_MS = 60_000;
export const LIMIT_WARNING_MS = 300_000;

export const idleEndMs = ({ seenAt }: StoredStaffSession): number => seenAt + IDLE_LIMIT_MS;
export const limitEndMs = ({ startedAt }: StoredStaffSession): number => startedAt + SESSION_LIMIT_MS;

export const isIdleLimitReached = (session: StoredStaffSession, at: number): boolean => at >= idleEndMs(session);
export const isSessionLimitReached = (session: StoredStaffSession, at: number): boolean => at >= limitEndMs(session);
