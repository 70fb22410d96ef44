import { type Database } from '../../store/database.ts';
import { type KycRow } from './kyc-tables.ts';

const createBlankKyc = (clientId: string): KycRow => ({
  client_id: clientId,
  pan: '',
  aadhaar: '',
  bank_check: '',
  address: '',
  income: '',
  marital_status: '',
  digio_id: '',
});

/** KYC data of a customer; blank for a customer without a row. */
export const readKyc = async (db: Database, clientId: string): Promise<KycRow> =>
  (await db.selectFrom('kyc').selectAll().where('client_id', '=', clientId).executeTakeFirst()) ??
  createBlankKyc(clientId);

export const updateKyc = async (
  db: Database,
  clientId: string,
  change: Partial<Omit<KycRow, 'client_id'>>,
): Promise<void> => {
  await db
    .insertInto('kyc')
    .values({ ...createBlankKyc(clientId), ...change })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(change))
    .execute();
};
