import { Refusal } from '../../ground/refusal.ts';
import { hourAndMinuteAt } from '../../kit/days.ts';
import { type Database } from '../../store/database.ts';

const MAX_FAILURES = 5;
const LOCK_MS = 15 * 60_000;

export type LockKind = 'signIn' | 'pin';

const refusals = {
  signIn: ['signInLocked', 'Sign-in is locked'],
  pin: ['pinLocked', 'The PIN is locked'],
} as const satisfies Readonly<Record<LockKind, readonly [string, string]>>;

/** @param until end of the lock; by default, the end of a lock that starts now */
export const createLockRefusal = (kind: LockKind, now: number, until = now + LOCK_MS): Refusal => {
  const [code, what] = refusals[kind];
  return new Refusal(code, `${what} until ${hourAndMinuteAt(until)} after too many attempts.`);
};

/** @throws Refusal 035 or 042 while the lock is on */
export const requireUnlocked = async (db: Database, kind: LockKind, who: string, now: number): Promise<void> => {
  const row = await db.selectFrom('locks').selectAll().where('subject', '=', `${kind}:${who}`).executeTakeFirst();
  if (row && row.locked_until > now) throw createLockRefusal(kind, now, row.locked_until);
};

/** Counts a failure; true if it is the fifth, which locks. */
export const countFailureTowardsLock = async (
  db: Database,
  kind: LockKind,
  who: string,
  now: number,
): Promise<boolean> => {
  const subject = `${kind}:${who}`;
  const row = await db.selectFrom('locks').selectAll().where('subject', '=', subject).executeTakeFirst();
  const failures = (row?.failures ?? 0) + 1;
  const isLocked = failures >= MAX_FAILURES;
  const next = { failures: isLocked ? 0 : failures, locked_until: isLocked ? now + LOCK_MS : 0 };
  await db
    .insertInto('locks')
    .values({ subject, ...next })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(next))
    .execute();
  return isLocked;
};

export const removeLock = async (db: Database, kind: LockKind, who: string): Promise<void> => {
  await db.deleteFrom('locks').where('subject', '=', `${kind}:${who}`).execute();
};
