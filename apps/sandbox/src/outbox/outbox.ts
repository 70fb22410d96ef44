import { type Generated } from 'kysely';
import { type Database } from '../store/database.ts';

export type MessageKind =
  | 'sign-in code'
  | 'resend'
  | 'reset code'
  | 'e-mail code'
  | 'two-factor mobile code'
  | 'two-factor e-mail code'
  | 'activation link'
  | 'order mail'
  | 'client code decision';

/** Message to a phone or a mailbox. */
export interface Message {
  readonly to: string;
  readonly channel: 'sms' | 'mail';
  readonly kind: MessageKind;
  readonly code?: string;
  readonly link?: string;
  readonly text: string;
}

export interface SentMessage extends Message {
  readonly time: number;
}

interface OutboxRow {
  id: Generated<number>;
  recipient: string;
  channel: 'sms' | 'mail';
  kind: string;
  code: string | null;
  link: string | null;
  text: string;
  sent_at: number;
}

declare module '../store/tables.ts' {
  interface Tables {
    outbox: OutboxRow;
  }
}

const MAX_MESSAGES = 1_000;

/** Stores a message in the outbox; every hundredth message deletes all but the newest thousand. */
export const storeMessage = async (db: Database, now: number, message: Message): Promise<void> => {
  const { id: newest } = await db
    .insertInto('outbox')
    .values({
      recipient: message.to,
      channel: message.channel,
      kind: message.kind,
      code: message.code ?? null,
      link: message.link ?? null,
      text: message.text,
      sent_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (newest % 100 === 0)
    await db
      .deleteFrom('outbox')
      .where('id', '<=', newest - MAX_MESSAGES)
      .execute();
};

/** Messages to an address, or to all addresses, newest first. */
export const listOutbox = async (
  db: Database,
  to: string | undefined,
  limit = 200,
): Promise<readonly SentMessage[]> => {
  let query = db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(limit);
  if (to !== undefined && to !== '') query = query.where('recipient', '=', to);
  const rows = await query.execute();
  return rows.map((row) => ({
    to: row.recipient,
    channel: row.channel,
    kind: row.kind as MessageKind,
    ...(row.code === null ? {} : { code: row.code }),
    ...(row.link === null ? {} : { link: row.link }),
    text: row.text,
    time: row.sent_at,
  }));
};
