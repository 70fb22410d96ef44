import { type Database } from '../store/database.ts';

/**
 * Tokens, codes, two-factor ids and idempotency keys that are alive keep their remaining life when the clock is moved:
 * their deadlines move along.
 */
export const keepLives = async (db: Database, now: number, by: number): Promise<void> => {
  await db
    .updateTable('sessions')
    .set(({ eb }) => ({
      idle_deadline: eb('idle_deadline', '+', by),
      absolute_deadline: eb('absolute_deadline', '+', by),
    }))
    .where('idle_deadline', '>', now)
    .where('absolute_deadline', '>', now)
    .execute();
  await db
    .updateTable('login_codes')
    .set(({ eb }) => ({ deadline: eb('deadline', '+', by) }))
    .where('deadline', '>', now)
    .execute();
  await db
    .updateTable('two_factors')
    .set(({ eb }) => ({ deadline: eb('deadline', '+', by) }))
    .where('deadline', '>', now)
    .execute();
  await db
    .updateTable('idempotency')
    .set(({ eb }) => ({ deadline: eb('deadline', '+', by) }))
    .where('deadline', '>', now)
    .execute();
};
