import { type BankAccount, NOT_FOUND_TEXT } from '@folioflow/api/contract';
import { checkPin } from '../../access/checks/pin.ts';
import { readBankAccounts } from '../../clients/bank-accounts.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { bitOf } from '../../store/bit.ts';
import { type Database } from '../../store/database.ts';
import { isMandatePending } from '../mandates/mandate-rules.ts';
import { readMandates } from '../mandates/mandates.ts';

type AccountKey = Pick<BankAccount, 'beneficiary_account_no' | 'beneficiary_ifsc'>;

const isMandateOfAccount = (
  account: AccountKey,
  { account_no, ifsc }: { readonly account_no: string; readonly ifsc: string },
): boolean => account.beneficiary_account_no === account_no && account.beneficiary_ifsc === ifsc;

/** Makes the chosen account the only primary account. */
const setPrimaryAccount = async (
  db: Database,
  clientId: string,
  accounts: readonly BankAccount[],
  chosen: AccountKey,
) => {
  for (const account of accounts) {
    const { beneficiary_account_no: account_no, beneficiary_ifsc: ifsc } = account;
    await db
      .updateTable('bank_accounts')
      .set({ is_primary: bitOf(isMandateOfAccount(chosen, { account_no, ifsc })) })
      .where('client_id', '=', clientId)
      .where('account_no', '=', account_no)
      .where('ifsc', '=', ifsc)
      .execute();
  }
};

/**
 * Makes an account of the list the primary account.
 * @throws Refusal 020 (a mandate on the primary account is pending), 041, 042, 061 (account)
 */
export const makePrimaryBankAccount: Handler<'makePrimaryBankAccount'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const { request, db } = call;
  const accounts = await readBankAccounts(db, id);
  const chosen = accounts.find((account) =>
    isMandateOfAccount(account, { account_no: request.beneficiary_account_no, ifsc: request.beneficiary_ifsc }),
  );
  if (!chosen) throw new Refusal('notFound', NOT_FOUND_TEXT);
  const primary = accounts.find(({ is_primary }) => is_primary);
  const waiting = (await readMandates(db, id)).filter(isMandatePending);
  if (primary && waiting.some((mandate) => isMandateOfAccount(primary, mandate))) {
    throw new Refusal('preconditionFailed', 'A mandate on your primary account is under approval.');
  }
  const word = await checkPin(call, id, request.pin_verification_value);
  await setPrimaryAccount(db, id, accounts, chosen);
  const done = { messageText: 'Your primary account was changed.' };
  return word === 'silent' ? done : { ...done, result: { customer_bank_list: await readBankAccounts(db, id) } };
};
