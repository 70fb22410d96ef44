import { type Migration } from 'kysely/migration';
import { createIndex, createTable } from '../store/columns.ts';

export const kycMigration: Migration = {
  up: async (db) => {
    await createTable(db, 'kyc', {
      client_id: 'key',
      pan: 'text!',
      aadhaar: 'text!',
      bank_check: 'text!',
      address: 'text!',
      income: 'text!',
      marital_status: 'text!',
      digio_id: 'text!',
    });
    await createTable(db, 'attachments', {
      id: 'key',
      client_id: 'text!',
      category: 'text!',
      file_name: 'text!',
      content: 'text!',
      size: 'int!',
      belongs_to: 'text!',
      reading: 'text!',
      stored_at: 'int!',
    });
    await createTable(db, 'signatures', {
      txn_id: 'key',
      client_id: 'text!',
      digio_id: 'text!',
      signed_at: 'int!',
    });
    await db.schema
      .alterTable('nominees')
      .addColumn('attachment_id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await createIndex(db, 'kyc', ['digio_id']);
    await createIndex(db, 'attachments', ['client_id']);
    await createIndex(db, 'signatures', ['client_id']);
  },
};
