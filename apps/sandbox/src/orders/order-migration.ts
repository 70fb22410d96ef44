import { type Migration } from 'kysely/migration';
import { createIndex, createTable } from '../store/columns.ts';

export const orderMigration: Migration = {
  up: async (db) => {
    await createTable(db, 'orders', {
      id: 'key',
      client_id: 'text!',
      position: 'int!',
      parent_id: 'text!',
      type: 'text!',
      registration_no: 'text!',
      number: 'text!',
      folio: 'text!',
      scheme_code: 'text!',
      scheme_isin: 'text!',
      scheme_name: 'text!',
      scheme_amc: 'text!',
      is_redemption_allowed: 'int!',
      is_stp_offered: 'int!',
      is_swp_offered: 'int!',
      state: 'text!',
      amount: 'int!',
      invested: 'int!',
      redeemable: 'int!',
      minimum: 'int!',
      start_day: 'text!',
      nominee_id: 'text!',
      bank: 'text!',
      rejection: 'text!',
      notice: 'text!',
      is_pausable: 'int!',
      allotted_at: 'int',
      due_at: 'int',
      due_state: 'text!',
      terms: 'text!',
      overrides: 'text!',
      created_at: 'int!',
    });
    await createTable(db, 'order_events', { order_id: 'text!', position: 'int!', message: 'text!', at: 'int!' });
    await createIndex(db, 'orders', ['client_id']);
    await createIndex(db, 'orders', ['number']);
    await createIndex(db, 'orders', ['due_at']);
    await createIndex(db, 'order_events', ['order_id']);
    await createTable(db, 'payments', {
      id: 'key',
      order_id: 'text!',
      client_id: 'text!',
      order_number: 'text!',
      mode: 'text!',
      upi_id: 'text!',
      amount: 'int!',
      signature: 'text!',
      state: 'text!',
      return_to: 'text!',
      opened_at: 'int!',
      due_at: 'int',
      due_state: 'text!',
    });
    await createIndex(db, 'payments', ['order_id']);
    await createIndex(db, 'payments', ['due_at']);
  },
};
