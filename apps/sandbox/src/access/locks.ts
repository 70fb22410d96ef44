import { Refusal } from '../ground/refusal.ts';
import { clockAt } from '../kit/days.ts';
import { type Database } from '../store/database.ts';

const MOST_FAILURES = 5;
const LOCK_TIME = 15 * 60_000;

export type LockKind = 'signIn' | 'pin';

const refusals = {
  signIn: ['signInLocked', 'Sign-in is locked'],
  pin: ['pinLocked', 'The PIN is locked'],
} as const satisfies Readonly<Record<LockKind, readonly [string, string]>>;

/** @param until the end of the lock; that of a lock that begins now where none is given */
export const lockRefusal = (kind: LockKind, now: number, until = now + LOCK_TIME): Refusal => {
  const [code, what] = refusals[kind];
  return new Refusal(code, `${what} until ${clockAt(until)} after too many attempts.`);
};

/** @throws Refusal 035 or 042 while the lock is on */
export const refuseWhileLocked = async (db: Database, kind: LockKind, who: string, now: number): Promise<void> => {
  const row = await db.selectFrom('locks').selectAll().where('subject', '=', `${kind}:${who}`).executeTakeFirst();
  if (row && row.locked_until > now) throw lockRefusal(kind, now, row.locked_until);
};

/** Counts a failure; true when it is the fifth and locks. */
export const countFailure = async (db: Database, kind: LockKind, who: string, now: number): Promise<boolean> => {
  const subject = `${kind}:${who}`;
  const row = await db.selectFrom('locks').selectAll().where('subject', '=', subject).executeTakeFirst();
  const failures = (row?.failures ?? 0) + 1;
  const isLocked = failures >= MOST_FAILURES;
  const next = { failures: isLocked ? 0 : failures, locked_until: isLocked ? now + LOCK_TIME : 0 };
  await db
    .insertInto('locks')
    .values({ subject, ...next })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(next))
    .execute();
  return isLocked;
};

export const liftLock = async (db: Database, kind: LockKind, who: string): Promise<void> => {
  await db.deleteFrom('locks').where('subject', '=', `${kind}:${who}`).execute();
};
