import { readBankAccounts, isListedAccount } from '../../clients/bank-accounts.ts';
import { readCallingClient } from '../../clients/clients.ts';
import { Refusal } from '../../ground/refusal.ts';
import { storeAttachment } from '../../kyc/records/attachments.ts';
import { readBankVerification, readCheque } from '../../kyc/bank/cheque.ts';
import { createStageRefusal, stageStateOf } from '../../kyc/stages/stages.ts';
import { addAccount, insertVerifiedAccount } from '../../kyc/bank/add-account.ts';
import { requireValidAccountForm } from './bank-rules.ts';
import { type Handler } from '../../ground/operations.ts';

/**
 * Adds an account to the list.
 * @throws Refusal 020 (stage, not verified, a primary account exists), 051 (form, cheque, already added), 071 (bank)
 */
export const saveBankAccount: Handler<'saveBankAccount'> = async (call) => {
  const { request, db } = call;
  const client = await readCallingClient(call);
  if (stageStateOf(client, 'bank') !== 'finished') throw createStageRefusal(client);
  const { bank_account_number, bank_ifsc_code } = request.account_information;
  const account = requireValidAccountForm({ accountNo: bank_account_number, ifsc: bank_ifsc_code }, 'list');
  if (await isListedAccount(db, client.id, account)) throw new Refusal('invalid', 'This account was already added.');
  const listed = await readBankAccounts(db, client.id);
  if (request.request_mode === 'add' && listed.some(({ is_primary }) => is_primary)) {
    throw new Refusal('preconditionFailed', 'You already have a primary account.');
  }
  const check = await readBankVerification(call, client.id);
  if (check.accountNo !== account.accountNo || check.ifsc !== account.ifsc) {
    throw new Refusal('preconditionFailed', 'Verify your bank account first.');
  }
  const { file, bytes } = await readCheque(call, [request.upload_addbank]);
  insertVerifiedAccount(account);
  await storeAttachment(call, {
    clientId: client.id,
    category: 'cheque',
    fileName: file.name,
    bytes,
    belongsTo: account.accountNo,
  });
  await addAccount(db, client, check);
  return {
    messageText: 'Your account was added.',
    result: { customer_bank_list: await readBankAccounts(db, client.id) },
  };
};
