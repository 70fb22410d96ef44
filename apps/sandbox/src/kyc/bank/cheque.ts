import { type ClientRow } from '../../clients/client-tables.ts';
import { readCallingClient } from '../../clients/clients.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { readImageWithCopy } from '../../ground/images/image.ts';
import { deleteAttachments, storeAttachment } from '../records/attachments.ts';
import { hasFileNameMarker } from '../identity/card-reader.ts';
import { updateKyc, readKyc } from '../records/kyc-record.ts';
import { accountTypes, banks, findLabel } from '../records/master-lists.ts';
import { type VerifiedBankAccount, bankCheckOf } from '../records/readings.ts';
import { readPageFacts, createStagePage } from '../information/stage-page.ts';
import { requireOpenStage } from '../stages/stages.ts';
import { type Handler } from '../../ground/operations.ts';

const SLOW_CHEQUE_MS = 10_000;

/** Recently verified account. @throws Refusal 020 when there is none or its verification has expired */
export const readBankVerification = async (call: Call, clientId: string): Promise<VerifiedBankAccount> => {
  const check = bankCheckOf(await readKyc(call.db, clientId));
  if (!check || call.now >= check.deadline) throw new Refusal('preconditionFailed', 'Verify your bank account first.');
  return check;
};

/**
 * Reads a cheque image and its optional TIFF copy.
 * @throws Refusal 051
 */
export const readCheque = async (call: Call, files: readonly File[]) => {
  const image = await readImageWithCopy(files, 'optional');
  const { name } = image.file;
  if (hasFileNameMarker(name, 'slow')) call.answerLate(SLOW_CHEQUE_MS);
  if (hasFileNameMarker(name, 'reject')) throw new Refusal('invalid', 'Cheque image could not be read');
  if (hasFileNameMarker(name, 'mismatch'))
    throw new Refusal('invalid', 'The cheque differs from the account that you entered.');
  return image;
};

/** Reads the cheque of the bank stage and stores it with the verified account. */
export const storeCheque = async (
  call: Call,
  client: ClientRow,
  check: VerifiedBankAccount,
  files: readonly File[],
): Promise<void> => {
  const { file, bytes } = await readCheque(call, files);
  await deleteAttachments(call.db, client.id, ['cheque']);
  await storeAttachment(call, { clientId: client.id, category: 'cheque', fileName: file.name, bytes });
  await updateKyc(call.db, client.id, { bank_check: JSON.stringify({ ...check, isChequeRead: true }) });
};

/**
 * Uploads the cheque of the bank stage; the sandbox reads the verified account from it.
 * @throws Refusal 020 (stage, account not verified), 051 (image, unreadable, another account)
 */
export const uploadCheque: Handler<'uploadCheque'> = async (call) => {
  const { request } = call;
  const client = await readCallingClient(call);
  requireOpenStage(client, 'bank');
  const check = await readBankVerification(call, client.id);
  const { account_number, ifsc_code } = request.bank_info;
  if (account_number !== check.accountNo || ifsc_code.toUpperCase() !== check.ifsc) {
    throw new Refusal('invalid', 'The account differs from the verified account.');
  }
  await storeCheque(call, client, check, request.upload_addbank);
  const bank_info = {
    account_number: check.accountNo,
    ifsc_code: check.ifsc,
    account_type: findLabel(accountTypes, check.accountType),
    bank_name: findLabel(banks, check.bank),
  };
  return { ...(await createStagePage(await readPageFacts(call, client), 'bank')), bank_info };
};
