import { hourAndMinuteAt } from '../kit/days.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Database } from '../store/database.ts';
import { codeRefusal } from './code-refusal.ts';
import { type CodeVerdict } from './judge-code.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Locks after the first, the second, and every further used-up code (decision 109). */
const locks = [
  { minutes: 15, text: '15 minutes' },
  { minutes: 60, text: '1 hour' },
  { minutes: 240, text: '4 hours' },
] as const;

const nextCodeText = (when: string): string =>
  `Too many wrong attempts. A new one-time password can be requested ${when}.`;

const readLock = (db: Database, subject: string) =>
  db.selectFrom('code_locks').selectAll().where('subject', '=', subject).executeTakeFirst();

/** @throws Refusal 034 while no further code is sent to a subject */
export const requireUnlockedCodes = async (db: Database, subject: string, now: number): Promise<void> => {
  const row = await readLock(db, subject);
  if (row && row.locked_until > now)
    throw new Refusal('otpRequestedTooSoon', nextCodeText(`at ${hourAndMinuteAt(row.locked_until)}`));
};

/** Locks further codes of a subject, because wrong tries have used one up; longer than the time before. */
const lockCodes = async (db: Database, subject: string, now: number): Promise<Refusal> => {
  const row = await readLock(db, subject);
  const isRemembered = row !== undefined && now < row.locked_until + DAY_MS;
  const used_up = (isRemembered ? row.used_up : 0) + 1;
  const { minutes, text } = locks[Math.min(used_up, locks.length) - 1] ?? locks[0];
  const next = { used_up, locked_until: now + minutes * MINUTE_MS };
  await db
    .insertInto('code_locks')
    .values({ subject, ...next })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(next))
    .execute();
  return new Refusal('otpTriesUsedUp', nextCodeText(`in ${text}, at ${hourAndMinuteAt(next.locked_until)}`));
};

/** Refusal of a code after its verdict, with the end of the lock; a code that is used up now begins the lock. */
export const refusalOfVerdict = async (
  db: Database,
  subject: string,
  now: number,
  verdict: Exclude<CodeVerdict, 'accepted'>,
): Promise<Refusal> => {
  if (verdict === 'usedUp') return lockCodes(db, subject, now);
  const lock = verdict === 'exhausted' ? await readLock(db, subject) : undefined;
  return lock && lock.locked_until > now
    ? new Refusal('otpTriesUsedUp', nextCodeText(`at ${hourAndMinuteAt(lock.locked_until)}`))
    : codeRefusal(verdict);
};

/** Ends the growth of the locks of a subject with a right code. */
export const removeCodeLock = async (db: Database, subject: string): Promise<void> => {
  await db.deleteFrom('code_locks').where('subject', '=', subject).execute();
};

/** Wrong tries that a new code begins with: those of the unanswered code that it replaces. */
export const carriedTries = (
  replaced: { readonly state: string; readonly tries: number; readonly deadline: number } | undefined,
  now: number,
): number => (replaced?.state === 'open' && now < replaced.deadline + DAY_MS ? replaced.tries : 0);
