import { CODES } from '@folioflow/api/contract';
import { clientById, traitsOf } from '../clients/clients.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Database } from '../store/database.ts';
import { remembered } from '../store/remember.ts';
import { type SessionRow } from './access-tables.ts';
import { type Caller } from '../ground/caller.ts';
import { NOT_COUNTED, touchSession } from './sessions.ts';

/** The end of a session as the client hears it (contract 1.5). */
export const sessionOver = (): Refusal =>
  new Refusal('noSession', 'Your session has ended. Please sign in again.', {
    erase_token_id: true,
    navigateScreen: 'signin',
  });

const signedInElsewhere = (): Refusal =>
  new Refusal('sessionEndedElsewhere', 'You have signed in on another device.', {
    erase_token_id: true,
    navigateScreen: 'signin',
  });

/** Sessions of personas that end with the second call after the sign-in (sandbox.md, section 4). */
const endByTrait = async (db: Database, session: SessionRow): Promise<Refusal | undefined> => {
  const calls = session.calls + 1;
  await db
    .updateTable('sessions')
    .set(calls < 2 ? { calls } : { calls, ended: 'revoked' })
    .where('token_hash', '=', session.token_hash)
    .execute();
  if (calls < 2) return undefined;
  const client = await clientById(db, session.holder_id);
  return traitsOf(client).endsSessionWith === CODES.sessionEndedElsewhere
    ? new Refusal('sessionEndedElsewhere', 'Your session was ended.')
    : sessionOver();
};

/** The end of a session that is no session any more, or the session. */
const living = (session: SessionRow | undefined, now: number): SessionRow | Refusal => {
  if (!session || session.ended === 'revoked') return sessionOver();
  if (session.ended === 'elsewhere') return signedInElsewhere();
  return now >= session.idle_deadline || now >= session.absolute_deadline ? sessionOver() : session;
};

const callerOf = async (db: Database, session: SessionRow): Promise<Caller | Refusal> => {
  const { holder_id: id, token_hash } = session;
  if (session.kind === 'investor') return { kind: 'investor', id, session: token_hash };
  if (session.kind === 'preAuth' && session.step !== '') {
    const { step, email } = session;
    return { kind: 'preAuth', id, session: token_hash, step, email, emailVerified: session.email_verified === 1 };
  }
  const staff = await db.selectFrom('staff').select('role').where('id', '=', id).executeTakeFirst();
  return staff ? { kind: 'staff', id, session: token_hash, role: staff.role } : sessionOver();
};

const sessionOf = (db: Database, tokenHash: string): Promise<SessionRow | undefined> =>
  remembered(db, `session ${tokenHash}`, () =>
    db.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst(),
  );

/** Who asks; a Refusal when the token is missing, unknown, over or revoked. */
export const whoAsks = async (db: Database, tokenHash: string, now: number): Promise<Caller | Refusal> => {
  if (tokenHash === '') return sessionOver();
  const session = living(await sessionOf(db, tokenHash), now);
  if (session instanceof Refusal) return session;
  const end = session.calls === NOT_COUNTED ? undefined : await endByTrait(db, session);
  if (end) return end;
  await touchSession(db, session, now);
  return callerOf(db, session);
};
