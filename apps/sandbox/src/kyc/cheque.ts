import { type ClientRow } from '../clients/client-tables.ts';
import { callingClient } from '../clients/clients.ts';
import { type Call } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { checkedImageWithCopy } from '../ground/image.ts';
import { dropAttachments, keepAttachment } from './attachments.ts';
import { hasMarker } from './card-reader.ts';
import { changeKyc, kycOf } from './kyc-record.ts';
import { accountTypes, banks, labelIn } from './master-lists.ts';
import { type BankCheck, bankCheckOf } from './readings.ts';
import { pageFactsOf, stagePageOf } from './stage-page.ts';
import { refuseUnlessOpen } from './stages.ts';
import { type Handler } from '../ground/operations.ts';

const SLOW = 10_000;

/** Recently verified account. @throws Refusal 020 when there is none or its verification has expired */
export const liveBankCheck = async (call: Call, clientId: string): Promise<BankCheck> => {
  const check = bankCheckOf(await kycOf(call.db, clientId));
  if (!check || call.now >= check.deadline) throw new Refusal('preconditionFailed', 'Verify your bank account first.');
  return check;
};

/**
 * Reads a cheque image and its optional TIFF copy.
 * @throws Refusal 051
 */
export const readCheque = async (call: Call, files: readonly File[]) => {
  const image = await checkedImageWithCopy(files, 'optional');
  const { name } = image.file;
  if (hasMarker(name, 'slow')) call.answerLate(SLOW);
  if (hasMarker(name, 'reject')) throw new Refusal('invalid', 'Cheque image could not be read');
  if (hasMarker(name, 'mismatch'))
    throw new Refusal('invalid', 'The cheque differs from the account that you entered.');
  return image;
};

/** Reads the cheque of the bank stage and stores it with the verified account. */
export const takeCheque = async (
  call: Call,
  client: ClientRow,
  check: BankCheck,
  files: readonly File[],
): Promise<void> => {
  const { file, bytes } = await readCheque(call, files);
  await dropAttachments(call.db, client.id, ['cheque']);
  await keepAttachment(call, { clientId: client.id, category: 'cheque', fileName: file.name, bytes });
  await changeKyc(call.db, client.id, { bank_check: JSON.stringify({ ...check, isChequeRead: true }) });
};

/**
 * Uploads the cheque of the bank stage; the sandbox reads the verified account from it.
 * @throws Refusal 020 (stage, account not verified), 051 (image, unreadable, another account)
 */
export const uploadCheque: Handler<'uploadCheque'> = async (call) => {
  const { request, db, now } = call;
  const client = await callingClient(call);
  refuseUnlessOpen(client, 'bank');
  const check = await liveBankCheck(call, client.id);
  const { account_number, ifsc_code } = request.bank_info;
  if (account_number !== check.accountNo || ifsc_code.toUpperCase() !== check.ifsc) {
    throw new Refusal('invalid', 'The account differs from the verified account.');
  }
  await takeCheque(call, client, check, request.upload_addbank);
  const bank_info = {
    account_number: check.accountNo,
    ifsc_code: check.ifsc,
    account_type: labelIn(accountTypes, check.accountType),
    bank_name: labelIn(banks, check.bank),
  };
  return { ...(await stagePageOf(await pageFactsOf(db, client, now), 'bank')), bank_info };
};
