import { type BankAccount } from '@folioflow/api/contract';
import { type Database } from '../store/database.ts';
import { type BankAccountRow } from './client-tables.ts';

export const bankAccountOf = (row: BankAccountRow): BankAccount => ({
  beneficiary_account_no: row.account_no,
  beneficiary_account_type: row.account_type,
  beneficiary_account_holder_name: row.holder_name,
  beneficiary_ifsc: row.ifsc,
  beneficiary_bank_name: row.bank_name,
  beneficiary_bank_branch_name: row.branch_name,
  beneficiary_bank_branch_address: row.branch_address,
  is_primary: row.is_primary === 1,
});

export const readBankAccounts = async (db: Database, clientId: string): Promise<BankAccount[]> => {
  const rows = await db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('client_id', '=', clientId)
    .orderBy('position')
    .execute();
  return rows.map(bankAccountOf);
};

export const readPrimaryAccount = async (db: Database, clientId: string): Promise<BankAccount | undefined> =>
  (await readBankAccounts(db, clientId)).find((account) => account.is_primary);

export const isListedAccount = async (
  db: Database,
  clientId: string,
  { accountNo, ifsc }: { readonly accountNo: string; readonly ifsc: string },
): Promise<boolean> => {
  const row = await db
    .selectFrom('bank_accounts')
    .select('position')
    .where('client_id', '=', clientId)
    .where('account_no', '=', accountNo)
    .where('ifsc', '=', ifsc)
    .executeTakeFirst();
  return row !== undefined;
};
