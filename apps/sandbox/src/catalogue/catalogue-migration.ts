import { type Migration } from 'kysely/migration';
import { createIndex, createTable } from '../store/columns.ts';

export const catalogueMigration: Migration = {
  up: async (db) => {
    await createTable(db, 'schemes', {
      code: 'key',
      position: 'int!',
      list_group: 'int!',
      is_listed: 'int!',
      origin: 'text!',
      isin: 'text!',
      name: 'text!',
      amc: 'text!',
      category: 'text!',
      risk: 'text!',
      minimum: 'int!',
      entry: 'text!',
      nav: 'text!',
      traits: 'text!',
    });
    await createTable(db, 'nav_histories', { scheme_code: 'key', points: 'text!' });
    await createTable(db, 'catalogue', { id: 'key', revision: 'int!', fingerprint: 'text!' });
    await createIndex(db, 'schemes', ['is_listed', 'list_group', 'position']);
    await createIndex(db, 'schemes', ['amc']);
  },
};
