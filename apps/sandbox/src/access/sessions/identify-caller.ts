import { CODES } from '@folioflow/api/contract';
import { readClient, clientTraitsOf } from '../../clients/clients.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type Database } from '../../store/database.ts';
import { cachedQuery } from '../../store/query-cache.ts';
import { type SessionRow } from '../records/access-tables.ts';
import { type Caller } from '../../ground/caller.ts';
import { NOT_COUNTED, touchSession } from './sessions.ts';

/** Refusal of a caller without a session (contract 1.5). */
export const sessionExpiredRefusal = (): Refusal =>
  new Refusal('noSession', 'Your session has ended. Please sign in again.', {
    erase_token_id: true,
    navigateScreen: 'signin',
  });

const sessionElsewhereRefusal = (): Refusal =>
  new Refusal('sessionEndedElsewhere', 'You have signed in on another device.', {
    erase_token_id: true,
    navigateScreen: 'signin',
  });

/** Ends the session of a persona with the second call after the sign-in (sandbox.md, section 4). */
const endSessionByTrait = async (db: Database, session: SessionRow): Promise<Refusal | undefined> => {
  const calls = session.calls + 1;
  await db
    .updateTable('sessions')
    .set(calls < 2 ? { calls } : { calls, ended: 'revoked' })
    .where('token_hash', '=', session.token_hash)
    .execute();
  if (calls < 2) return undefined;
  const client = await readClient(db, session.holder_id);
  return clientTraitsOf(client).endsSessionWith === CODES.sessionEndedElsewhere
    ? new Refusal('sessionEndedElsewhere', 'Your session was ended.')
    : sessionExpiredRefusal();
};

/** Returns a valid session, or the refusal of an ended one. */
const requireLiveSession = (session: SessionRow | undefined, now: number): SessionRow | Refusal => {
  if (!session || session.ended === 'revoked') return sessionExpiredRefusal();
  if (session.ended === 'elsewhere') return sessionElsewhereRefusal();
  return now >= session.idle_deadline || now >= session.absolute_deadline ? sessionExpiredRefusal() : session;
};

const readCaller = async (db: Database, session: SessionRow): Promise<Caller | Refusal> => {
  const { holder_id: id, token_hash } = session;
  if (session.kind === 'investor') {
    return { kind: 'investor', id, session: token_hash, sessionId: session.session_id };
  }
  if (session.kind === 'preAuth' && session.step !== '') {
    const { step, email } = session;
    return { kind: 'preAuth', id, session: token_hash, step, email, emailVerified: session.email_verified === 1 };
  }
  const staff = await db.selectFrom('staff').select('role').where('id', '=', id).executeTakeFirst();
  return staff ? { kind: 'staff', id, session: token_hash, role: staff.role } : sessionExpiredRefusal();
};

const findSession = (db: Database, tokenHash: string): Promise<SessionRow | undefined> =>
  cachedQuery(db, `session ${tokenHash}`, () =>
    db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),
  );

/** Caller of a token; a Refusal if the token is missing, unknown, expired or revoked. */
export const identifyCaller = async (db: Database, tokenHash: string, now: number): Promise<Caller | Refusal> => {
  if (tokenHash === '') return sessionExpiredRefusal();
  const session = requireLiveSession(await findSession(db, tokenHash), now);
  if (session instanceof Refusal) return session;
  const end = session.calls === NOT_COUNTED ? undefined : await endSessionByTrait(db, session);
  if (end) return end;
  await touchSession(db, session, now);
  return readCaller(db, session);
};
