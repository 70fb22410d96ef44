import { type Area } from '../ground/area.ts';
import { createMigrationStep } from '../store/columns.ts';
import { clientMover } from './client-mover.ts';
import { dueClients } from './due-clients.ts';

/** Customers with their nominees, bank accounts and documents. */
export const clients = {
  tables: {
    clients: { owner: 'id' },
    nominees: { owner: 'client_id', idPrefixes: { id: 'nom' } },
    bank_accounts: { owner: 'client_id', idPrefixes: {} },
    documents: { owner: 'client_id' },
    client_languages: { owner: 'client_id' },
  },
  migrations: {
    '2026-11-20-3-clients': createMigrationStep({
      tables: {
        clients: {
          key: 'id',
          texts: 'mobile first_name last_name pan login_stage client_code no_nominee_form traits',
          numbers:
            'position is_esign_done is_code_approved is_photo_verified is_fatca_verified is_opted_out is_pending_order created_at',
          nullableTexts: 'email password_hash pin_hash',
          nullableNumbers: 'code_due_at',
        },
        nominees: {
          key: 'id',
          texts: 'client_id name relationship proof proof_number birth_day nominee_form guardian',
          numbers: 'position is_minor is_verified is_selected',
        },
        bank_accounts: {
          texts: 'client_id account_no ifsc account_type holder_name bank_name branch_name branch_address',
          numbers: 'is_primary position',
        },
        documents: { key: 'id', texts: 'client_id kind file_name digest', numbers: 'size stored_at' },
      },
      indexes: [
        ['nominees', 'client_id'],
        ['bank_accounts', 'client_id'],
        ['documents', 'client_id'],
      ],
      unique: [
        ['clients', 'mobile'],
        ['clients', 'email'],
      ],
    }),
    '2026-11-21-6-kyc': (db) =>
      db.schema
        .alterTable('nominees')
        .addColumn('attachment_id', 'text', (column) => column.notNull().defaultTo(''))
        .execute(),
    '2026-11-27-1-client-languages': createMigrationStep({
      tables: { client_languages: { key: 'client_id', texts: 'language' } },
    }),
  },
  due: [dueClients],
  movers: { client: clientMover },
} satisfies Area;
