import { type ClientRecord } from '@folioflow/api/contract';
import { type ClientRow } from '../clients/client-tables.ts';
import { type Database } from '../store/database.ts';

const VISIBLE_DIGITS = 4;

const columns = [
  'id',
  'mobile',
  'email',
  'login_stage',
  'pin_hash',
  'is_esign_done',
  'is_code_approved',
  'is_photo_verified',
  'is_fatca_verified',
] as const satisfies readonly (keyof ClientRow)[];

const clientRecordOf = (
  client: Pick<ClientRow, (typeof columns)[number]>,
  accountNo: string | undefined,
): ClientRecord => ({
  _id: client.id,
  login_mobile_number: client.mobile,
  login_email: client.email ?? '',
  login_stage: client.login_stage === 'completed' ? 'esignkyc' : client.login_stage,
  login_status: client.pin_hash === null ? 'sign-up open' : 'active',
  login_kyc_verified: client.is_esign_done === 1,
  login_esign_verified: client.is_esign_done === 1,
  login_bse_clientcode_verified: client.is_code_approved === 1,
  login_bse_photo_verified: client.is_photo_verified === 1,
  login_bse_fatca_verified: client.is_fatca_verified === 1,
  beneficiary_account_no: accountNo?.slice(-VISIBLE_DIGITS) ?? '',
  is_primary: accountNo !== undefined,
});

/** Reads all clients for the staff list; account numbers have only their last four digits. */
export const readClientRecords = async (db: Database): Promise<ClientRecord[]> => {
  const clients = await db.selectFrom('clients').select(columns).orderBy('position').execute();
  const primary = await db
    .selectFrom('bank_accounts')
    .select(['client_id', 'account_no'])
    .where('is_primary', '=', 1)
    .execute();
  const accounts = new Map(primary.map(({ client_id, account_no }) => [client_id, account_no]));
  return clients.map((client) => clientRecordOf(client, accounts.get(client.id)));
};
