import { type Migration } from 'kysely/migration';
import { createIndex, createTable } from '../store/columns.ts';

export const clockMigration: Migration = {
  up: async (db) => {
    await createTable(db, 'settings', { name: 'key', value: 'text!' });
    await createTable(db, 'counters', { name: 'key', value: 'int!' });
    await createTable(db, 'faults', {
      id: 'key',
      position: 'int!',
      operation: 'text!',
      kind: 'text!',
      value: 'text!',
      remaining: 'int!',
      persona: 'text!',
    });
    await createTable(db, 'outbox', {
      id: 'serial',
      recipient: 'text!',
      channel: 'text!',
      kind: 'text!',
      code: 'text',
      link: 'text',
      text: 'text!',
      sent_at: 'int!',
    });
    await createIndex(db, 'outbox', ['recipient']);
  },
};
