import { type Generated } from 'kysely';

export interface OutboxRow {
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
