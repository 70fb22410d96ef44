import { isListedAccount } from '../../clients/bank-accounts.ts';
import { readCallingClient } from '../../clients/clients.ts';
import { Refusal } from '../../ground/refusal.ts';
import { nameOnCards } from '../../kyc/identity/card-reader.ts';
import { updateKyc } from '../../kyc/records/kyc-record.ts';
import { accountTypes, banks, requireListedChoice, findLabel } from '../../kyc/records/master-lists.ts';
import { type VerifiedBankAccount } from '../../kyc/records/readings.ts';
import { readPageFacts, createStagePage } from '../../kyc/information/stage-page.ts';
import { requireReachedStage, stageStateOf } from '../../kyc/stages/stages.ts';
import { simulateAccountVerification, requireValidAccountForm } from './bank-rules.ts';
import { type Handler } from '../../ground/operations.ts';

const VERIFICATION_MS = 15 * 60_000;

/**
 * Verifies an account for the bank stage or for the list of accounts; the result is valid for 15 minutes.
 * @throws Refusal 020 (stage), 051 (form, name, not found, already added)
 * @throws HttpRefusal 503 when the bank does not answer
 */
export const verifyBankAccount: Handler<'verifyBankAccount'> = async (call) => {
  const { request, db, now } = call;
  const client = await readCallingClient(call);
  requireReachedStage(client, 'bank');
  const isStage = stageStateOf(client, 'bank') === 'open';
  const typed = { accountNo: request.client_bank_account_number_1, ifsc: request.client_ifsc_code_1 };
  const account = requireValidAccountForm(typed, isStage ? 'stage' : 'list');
  const check: VerifiedBankAccount = {
    ...account,
    accountType: requireListedChoice(accountTypes, request.client_bank_account_type_1, 'account type'),
    bank: requireListedChoice(banks, request.client_bank, 'bank'),
    deadline: now + VERIFICATION_MS,
    isChequeRead: false,
  };
  if (await isListedAccount(db, client.id, account)) throw new Refusal('invalid', 'This account was already added.');
  simulateAccountVerification(account);
  await updateKyc(db, client.id, { bank_check: JSON.stringify(check) });
  const result = {
    beneficiary_account_holder_name: nameOnCards(client).join(' '),
    beneficiary_bank_name: findLabel(banks, check.bank),
    beneficiary_bank_branch_name: 'Fort',
  };
  return isStage ? { ...(await createStagePage(await readPageFacts(call, client), 'bank')), result } : { result };
};
