import { isListedAccount } from '../clients/bank-accounts.ts';
import { callingClient } from '../clients/clients.ts';
import { Refusal } from '../ground/refusal.ts';
import { nameOnCards } from '../kyc/card-reader.ts';
import { changeKyc } from '../kyc/kyc-record.ts';
import { accountTypes, banks, checkedChoice, labelIn } from '../kyc/master-lists.ts';
import { type BankCheck } from '../kyc/readings.ts';
import { pageFactsOf, stagePageOf } from '../kyc/stage-page.ts';
import { refuseAhead, stageStateOf } from '../kyc/stages.ts';
import { askBank, checkedAccount } from './bank-rules.ts';
import { type Handler } from '../ground/operations.ts';

const VERIFICATION_LIFE = 15 * 60_000;

/**
 * Verifies an account for the bank stage or for the list of accounts; the outcome is kept for 15 minutes.
 * @throws Refusal 020 (stage), 051 (form, name, not found, already added)
 * @throws HttpRefusal 503 when the bank does not answer
 */
export const verifyBankAccount: Handler<'verifyBankAccount'> = async (call) => {
  const { request, db, now } = call;
  const client = await callingClient(call);
  refuseAhead(client, 'bank');
  const isStage = stageStateOf(client, 'bank') === 'open';
  const typed = { accountNo: request.client_bank_account_number_1, ifsc: request.client_ifsc_code_1 };
  const account = checkedAccount(typed, isStage ? 'stage' : 'list');
  const check: BankCheck = {
    ...account,
    accountType: checkedChoice(accountTypes, request.client_bank_account_type_1, 'account type'),
    bank: checkedChoice(banks, request.client_bank, 'bank'),
    deadline: now + VERIFICATION_LIFE,
    isChequeRead: false,
  };
  if (await isListedAccount(db, client.id, account)) throw new Refusal('invalid', 'This account was already added.');
  askBank(account);
  await changeKyc(db, client.id, { bank_check: JSON.stringify(check) });
  const result = {
    beneficiary_account_holder_name: nameOnCards(client).join(' '),
    beneficiary_bank_name: labelIn(banks, check.bank),
    beneficiary_bank_branch_name: 'Fort',
  };
  return isStage ? { ...(await stagePageOf(await pageFactsOf(db, client, now), 'bank')), result } : { result };
};
