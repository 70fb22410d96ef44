import { type PreAuthStep } from '../ground/caller.ts';
import { digestOf } from '../kit/hashing.ts';
import { newToken, type Random } from '../kit/random.ts';
import { type Database } from '../store/database.ts';
import { type SessionKind, type SessionRow } from './access-tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Lives {
  readonly idle: number;
  readonly absolute: number;
}

/** How long tokens live, in milliseconds (sandbox.md, section 1). */
export const sessionLives: Readonly<Record<SessionKind, Lives>> = {
  investor: { idle: 30 * MINUTE, absolute: 12 * HOUR },
  preAuth: { idle: 15 * MINUTE, absolute: 15 * MINUTE },
  staff: { idle: 15 * MINUTE, absolute: 8 * HOUR },
};

export interface NewSession {
  readonly kind: SessionKind;
  readonly holderId: string;
  readonly step?: PreAuthStep;
  readonly email?: string;
  /** the session ends by itself with the second call */
  readonly isShort?: boolean;
}

/** Stands in `calls` of the sessions that last as long as their lives. */
export const NOT_COUNTED = -1;

interface Services {
  readonly db: Database;
  readonly now: number;
  readonly random: Random;
}

/** Begins a session; only the hash of its token is kept. */
export const openSession = async ({ db, now, random }: Services, session: NewSession): Promise<string> => {
  const token = newToken(random);
  const lives = sessionLives[session.kind];
  await db
    .insertInto('sessions')
    .values({
      token_hash: await digestOf(token),
      kind: session.kind,
      holder_id: session.holderId,
      step: session.step ?? '',
      idle_deadline: now + lives.idle,
      absolute_deadline: now + lives.absolute,
      ended: '',
      calls: session.isShort === true ? 0 : NOT_COUNTED,
      email: session.email ?? '',
      email_verified: 0,
    })
    .execute();
  return token;
};

/** Ends every living session of a customer; 'elsewhere' makes the older tokens answer 004. */
export const endSessions = async (db: Database, holderId: string, how: 'revoked' | 'elsewhere'): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended: how })
    .where('holder_id', '=', holderId)
    .where('ended', '=', '')
    .execute();
};

export const endSession = async (db: Database, tokenHash: string): Promise<void> => {
  await db.updateTable('sessions').set({ ended: 'revoked' }).where('token_hash', '=', tokenHash).execute();
};

const TOUCH_AFTER = 10_000;

/** Moves the idle deadline along; not on every call, because each write is a flush to the disk. */
export const touchSession = async (db: Database, session: SessionRow, now: number): Promise<void> => {
  const deadline = now + sessionLives[session.kind].idle;
  if (session.kind === 'preAuth' || deadline - session.idle_deadline < TOUCH_AFTER) return;
  await db
    .updateTable('sessions')
    .set({ idle_deadline: deadline })
    .where('token_hash', '=', session.token_hash)
    .execute();
};

/** A second token for the same session; the old one lives on for calls that are under way. */
export const renewToken = async ({ db, now, random }: Services, tokenHash: string): Promise<string | undefined> => {
  const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  if (row?.ended !== '') return undefined;
  const token = newToken(random);
  await db
    .insertInto('sessions')
    .values({ ...row, token_hash: await digestOf(token) })
    .execute();
  await db
    .updateTable('sessions')
    .set({ absolute_deadline: Math.min(row.absolute_deadline, now + MINUTE) })
    .where('token_hash', '=', tokenHash)
    .execute();
  return token;
};
