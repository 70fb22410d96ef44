import type { KeptStaffSession } from './staff-session.types.ts';

/** AD-001: fifteen minutes without doing anything, and eight hours altogether. */
export const IDLE_LIMIT_MS = 900_000;
export const SESSION_LIMIT_MS = 28_800_000;
/** How long before its end a session says so. */
export const IDLE_WARNING_MS = 60_000;
export const LIMIT_WARNING_MS = 300_000;

export const idleEnd = ({ seenAt }: KeptStaffSession): number => seenAt + IDLE_LIMIT_MS;
export const limitEnd = ({ startedAt }: KeptStaffSession): number => startedAt + SESSION_LIMIT_MS;

export const isIdleOver = (session: KeptStaffSession, at: number): boolean => at >= idleEnd(session);
export const isLimitOver = (session: KeptStaffSession, at: number): boolean => at >= limitEnd(session);
