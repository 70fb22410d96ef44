import { type Migration } from 'kysely/migration';
import { createIndex, createTable } from '../store/columns.ts';

export const clientMigration: Migration = {
  up: async (db) => {
    await createTable(db, 'clients', {
      id: 'key',
      position: 'int!',
      mobile: 'text!',
      email: 'text',
      password_hash: 'text',
      pin_hash: 'text',
      first_name: 'text!',
      last_name: 'text!',
      pan: 'text!',
      login_stage: 'text!',
      is_esign_done: 'int!',
      code_due_at: 'int',
      is_code_approved: 'int!',
      client_code: 'text!',
      is_photo_verified: 'int!',
      is_fatca_verified: 'int!',
      is_opted_out: 'int!',
      no_nominee_form: 'text!',
      is_pending_order: 'int!',
      traits: 'text!',
      created_at: 'int!',
    });
    await createTable(db, 'nominees', {
      id: 'key',
      client_id: 'text!',
      position: 'int!',
      name: 'text!',
      relationship: 'text!',
      proof: 'text!',
      proof_number: 'text!',
      birth_day: 'text!',
      is_minor: 'int!',
      is_verified: 'int!',
      is_selected: 'int!',
      nominee_form: 'text!',
      guardian: 'text!',
    });
    await createTable(db, 'bank_accounts', {
      client_id: 'text!',
      account_no: 'text!',
      ifsc: 'text!',
      account_type: 'text!',
      holder_name: 'text!',
      bank_name: 'text!',
      branch_name: 'text!',
      branch_address: 'text!',
      is_primary: 'int!',
      position: 'int!',
    });
    await createTable(db, 'documents', {
      id: 'key',
      client_id: 'text!',
      kind: 'text!',
      file_name: 'text!',
      digest: 'text!',
      size: 'int!',
      stored_at: 'int!',
    });
    await createIndex(db, 'clients', ['mobile'], true);
    await createIndex(db, 'clients', ['email'], true);
    await createIndex(db, 'nominees', ['client_id']);
    await createIndex(db, 'bank_accounts', ['client_id']);
    await createIndex(db, 'documents', ['client_id']);
  },
};
