import { type Migration } from 'kysely/migration';
import { createIndex, createTable } from '../store/columns.ts';

export const accessMigration: Migration = {
  up: async (db) => {
    await createTable(db, 'staff', { id: 'key', email: 'text!', password_hash: 'text!', role: 'text!' });
    await createTable(db, 'sessions', {
      token_hash: 'key',
      kind: 'text!',
      holder_id: 'text!',
      step: 'text!',
      idle_deadline: 'int!',
      absolute_deadline: 'int!',
      ended: 'text!',
      calls: 'int!',
      email: 'text!',
      email_verified: 'int!',
    });
    await createTable(db, 'login_codes', {
      login: 'key',
      purpose: 'text!',
      named: 'text!',
      sent_to: 'text!',
      channel: 'text!',
      code: 'text!',
      deadline: 'int!',
      tries: 'int!',
      resends: 'int!',
      last_sent_at: 'int!',
      state: 'text!',
    });
    await createTable(db, 'code_sends', { subject: 'text!', sent_at: 'int!' });
    await createTable(db, 'locks', { subject: 'key', failures: 'int!', locked_until: 'int!' });
    await createTable(db, 'two_factors', {
      id: 'key',
      customer_id: 'text!',
      session_hash: 'text!',
      action: 'text!',
      bound_to: 'text!',
      mobile_code: 'text!',
      email_code: 'text!',
      deadline: 'int!',
      tries: 'int!',
      state: 'text!',
    });
    await createTable(db, 'idempotency', {
      key: 'text!',
      caller: 'text!',
      operation: 'text!',
      body_hash: 'text!',
      answer: 'text!',
      deadline: 'int!',
    });
    await createTable(db, 'activations', { id: 'key', customer_id: 'text!', used: 'int!' });
    await createTable(db, 'audit', {
      at: 'int!',
      caller: 'text!',
      operation: 'text!',
      subject: 'text!',
      code: 'text!',
    });
    await createIndex(db, 'sessions', ['holder_id']);
    await createIndex(db, 'code_sends', ['subject']);
    await createIndex(db, 'two_factors', ['customer_id']);
    await createIndex(db, 'idempotency', ['caller', 'operation', 'key'], true);
  },
};
