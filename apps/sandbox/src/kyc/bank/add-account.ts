import { createMagicValues } from '../../ground/magic.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type ClientRow } from '../../clients/client-tables.ts';
import { readBankAccounts } from '../../clients/bank-accounts.ts';
import { nameOnCards } from '../identity/card-reader.ts';
import { updateKyc } from '../records/kyc-record.ts';
import { banks, findLabel } from '../records/master-lists.ts';
import { type VerifiedBankAccount } from '../records/readings.ts';
import { bitOf } from '../../store/bit.ts';
import { type Database } from '../../store/database.ts';

const REJECTED_ACCOUNT = '100000000005';

export const rejectedAccountMagic = createMagicValues('Account number', {
  [REJECTED_ACCOUNT]: 'is verified, and refused when it is stored (071)',
});

/** @throws Refusal 071 for the account that the bank verifies but does not register */
export const insertVerifiedAccount = ({ accountNo }: Pick<VerifiedBankAccount, 'accountNo'>): void => {
  if (accountNo === REJECTED_ACCOUNT) throw new Refusal('exchangeRejected', 'The bank rejected the account.');
};

/** Stores a verified account; a first account is primary. */
export const addAccount = async (db: Database, client: ClientRow, check: VerifiedBankAccount): Promise<void> => {
  const { length } = await readBankAccounts(db, client.id);
  await db
    .insertInto('bank_accounts')
    .values({
      client_id: client.id,
      account_no: check.accountNo,
      ifsc: check.ifsc,
      account_type: check.accountType,
      holder_name: nameOnCards(client).join(' '),
      bank_name: findLabel(banks, check.bank),
      branch_name: 'Fort',
      branch_address: '12 Fort Road, Mumbai 400001',
      is_primary: bitOf(length === 0),
      position: length + 1,
    })
    .execute();
  await updateKyc(db, client.id, { bank_check: '' });
};
