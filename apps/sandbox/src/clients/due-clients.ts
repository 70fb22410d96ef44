import { type DueSource } from '../ground/due.ts';
import { addWorkingDaysToInstant } from '../kit/days.ts';
import { randomDigits, type RandomBytes } from '../kit/random.ts';
import { storeMessage } from '../outbox/outbox.ts';
import { type Database } from '../store/database.ts';
import { type ClientRow } from './client-tables.ts';
import { readClient } from './clients.ts';
import { readClientWords } from './client-languages.ts';
import { type Words } from '../kit/words/en.ts';

const notifyClient = async (
  db: Database,
  client: ClientRow,
  at: number,
  textOf: (words: Words['client']) => string,
): Promise<void> => {
  const text = textOf((await readClientWords(db, client.id)).client);
  await storeMessage(db, at, {
    to: client.email ?? client.mobile,
    channel: client.email === null ? 'sms' : 'mail',
    kind: 'client code decision',
    text,
  });
};

/** Requests a client code; the exchange decides some working days later. */
export const requestClientCode = async (db: Database, id: string, now: number, days: number): Promise<void> => {
  const code_due_at = addWorkingDaysToInstant(now, days);
  await db.updateTable('clients').set({ code_due_at }).where('id', '=', id).execute();
};

/** Records the exchange's approval: issues the code, closes the last stage, notifies the client. */
export const approveClientCode = async (db: Database, random: RandomBytes, id: string, at: number): Promise<void> => {
  const client = await readClient(db, id);
  const client_code = client.client_code === '' ? `FF${randomDigits(random, 6)}` : client.client_code;
  await db
    .updateTable('clients')
    .set({ client_code, is_code_approved: 1, code_due_at: null, login_stage: 'completed' })
    .where('id', '=', id)
    .execute();
  await notifyClient(db, client, at, ({ codeApproved }) => codeApproved(client_code));
};

/** Records the exchange's rejection; staff can request the code again. */
export const rejectClientCode = async (db: Database, id: string, at: number): Promise<void> => {
  const client = await readClient(db, id);
  await db.updateTable('clients').set({ code_due_at: null }).where('id', '=', id).execute();
  await notifyClient(db, client, at, ({ codeRejected }) => codeRejected);
};

/** Client codes with a due approval. */
export const dueClients: DueSource = {
  earliest: (db, until) =>
    db
      .selectFrom('clients')
      .select('code_due_at')
      .where('code_due_at', '<=', until)
      .orderBy('code_due_at')
      .limit(1)
      .$asScalar(),
  run: async (db, random, at) => {
    const { id } = await db.selectFrom('clients').select('id').where('code_due_at', '=', at).executeTakeFirstOrThrow();
    await approveClientCode(db, random, id, at);
  },
};
