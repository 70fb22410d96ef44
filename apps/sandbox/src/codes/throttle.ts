import { type Database } from '../store/database.ts';
import { tooManySendsRefusal } from './code-refusal.ts';

const WINDOW_MS = 15 * 60_000;
const MAX_SENDS = 5;

/**
 * Counts a sent code for a subject.
 * @throws Refusal 034 at the sixth send within 15 minutes (C-22)
 */
export const countSentCode = async (db: Database, subject: string, now: number): Promise<void> => {
  await db
    .deleteFrom('code_sends')
    .where('subject', '=', subject)
    .where('sent_at', '<=', now - WINDOW_MS)
    .execute();
  const { sends, first } = await db
    .selectFrom('code_sends')
    .select(({ fn }) => [fn.countAll().as('sends'), fn.min('sent_at').as('first')])
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  if (Number(sends) >= MAX_SENDS) throw tooManySendsRefusal(first + WINDOW_MS);
  await db.insertInto('code_sends').values({ subject, sent_at: now }).execute();
};
