import { type PreAuthStep } from '../../ground/caller.ts';
import { digestOfText } from '../../kit/hashing.ts';
import { newToken, type RandomBytes } from '../../kit/random.ts';
import { type Database } from '../../store/database.ts';
import { type SessionKind, type SessionRow } from '../records/access-tables.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 60 * MS_PER_MINUTE;

interface SessionLifetime {
  readonly idle: number;
  readonly absolute: number;
}

/** Lifetimes of tokens in milliseconds (sandbox.md, section 1). */
export const sessionLifetimes: Readonly<Record<SessionKind, SessionLifetime>> = {
  investor: { idle: 30 * MS_PER_MINUTE, absolute: 12 * MS_PER_HOUR },
  preAuth: { idle: 15 * MS_PER_MINUTE, absolute: 15 * MS_PER_MINUTE },
  staff: { idle: 15 * MS_PER_MINUTE, absolute: 8 * MS_PER_HOUR },
};

export interface NewSession {
  readonly kind: SessionKind;
  readonly holderId: string;
  readonly step?: PreAuthStep;
  readonly email?: string;
  /** the session ends by itself with the second call */
  readonly isShort?: boolean;
}

/** Value of `calls` for sessions without a limited number of calls. */
export const NOT_COUNTED = -1;

interface SessionContext {
  readonly db: Database;
  readonly now: number;
  readonly random: RandomBytes;
}

/** Opens a session; only the hash of its token is stored. */
export const openSession = async ({ db, now, random }: SessionContext, session: NewSession): Promise<string> => {
  const token = newToken(random);
  const lives = sessionLifetimes[session.kind];
  const hash = await digestOfText(token);
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash,
      session_id: hash,
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

/** Ends all valid sessions of a customer; with 'elsewhere', the older tokens get 004. */
export const endSessions = async (db: Database, holderId: string, how: 'revoked' | 'elsewhere'): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ ended: how })
    .where('holder_id', '=', holderId)
    .where('ended', '=', '')
    .execute();
};

/** Ends the session of a token, with all its renewed tokens. */
export const endSession = async (db: Database, tokenHash: string): Promise<void> => {
  const ended = db.selectFrom('sessions').select('session_id').where('token_hash', '=', tokenHash);
  await db.updateTable('sessions').set({ ended: 'revoked' }).where('session_id', 'in', ended).execute();
};

const TOUCH_INTERVAL_MS = 10_000;

/** Extends the idle deadline; not on every call, because each write is flushed to the disk. */
export const touchSession = async (db: Database, session: SessionRow, now: number): Promise<void> => {
  const deadline = now + sessionLifetimes[session.kind].idle;
  if (session.kind === 'preAuth' || deadline - session.idle_deadline < TOUCH_INTERVAL_MS) return;
  await db
    .updateTable('sessions')
    .set({ idle_deadline: deadline })
    .where('token_hash', '=', session.token_hash)
    .execute();
};

/** Issues a second token of the same session; the old token stays valid for pending calls. */
export const renewToken = async (
  { db, now, random }: SessionContext,
  tokenHash: string,
): Promise<string | undefined> => {
  const row = await db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
  if (row?.ended !== '') return undefined;
  const token = newToken(random);
  await db
    .insertInto('sessions')
    .values({ ...row, token_hash: await digestOfText(token) })
    .execute();
  await db
    .updateTable('sessions')
    .set({ absolute_deadline: Math.min(row.absolute_deadline, now + MS_PER_MINUTE) })
    .where('token_hash', '=', tokenHash)
    .execute();
  return token;
};
