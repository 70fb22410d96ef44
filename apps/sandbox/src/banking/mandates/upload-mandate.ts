import { MANDATE_UPLOAD } from '@folioflow/api/contract';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { readImage, dataAddressOf, extensionOf } from '../../ground/images/image.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { addWorkingDaysToInstant } from '../../kit/days.ts';
import { digestOfBytes } from '../../kit/hashing.ts';
import { newId } from '../../kit/random.ts';
import { readBankLists } from './bank-lists.ts';
import { bankBehaviourOf, isMandateProcessed } from './mandate-rules.ts';
import { type MandateRow } from './mandate-tables.ts';
import { updateMandate, readOwnMandate, mandateStatusFieldsOf } from './mandates.ts';

/**
 * The file name of the scan is the id of its mandate in the exact spelling; the case of the extension is ignored
 * (C-50).
 */
const checkFileName = (mandate: MandateRow, name: string): void => {
  const isNamed =
    name.slice(0, name.lastIndexOf('.')) === mandate.number && ['png', 'jpeg'].includes(extensionOf(name));
  if (isNamed) return;
  const wanted = `${mandate.number}.png or ${mandate.number}.jpeg`;
  throw new Refusal('invalid', `Upload file name should be ${wanted} only`);
};

const storeScan = async (call: Call, mandate: MandateRow, file: File, bytes: Uint8Array): Promise<void> => {
  await call.db
    .insertInto('documents')
    .values({
      id: newId(call.random, 'doc'),
      client_id: mandate.client_id,
      kind: MANDATE_UPLOAD,
      file_name: file.name.slice(0, 120),
      digest: await digestOfBytes(bytes),
      size: bytes.byteLength,
      stored_at: call.now,
    })
    .execute();
};

/**
 * Stores the scan of the signed form; the bank then decides about it.
 * @throws Refusal 020 (cancelled or decided), 051 (type, name, size, another text of the bytes), 061 (mandate)
 */
export const uploadMandate: Handler<'uploadMandate'> = async (call) => {
  const { id } = requireInvestor(call.caller);
  const { upload_file: file, mandateId, pFileBytes } = call.request;
  const mandate = await readOwnMandate(call.db, id, mandateId);
  if (mandate.state === 'cancelled' || isMandateProcessed(mandate)) {
    throw new Refusal('preconditionFailed', 'A scan can no longer be uploaded for this mandate.');
  }
  const bytes = await readImage(file);
  checkFileName(mandate, file.name);
  if (dataAddressOf(bytes).split(',')[1] !== pFileBytes) {
    throw new Refusal('invalid', 'The upload was incomplete. Please try again.');
  }
  if (call.switches.mandateScan === 'reject') throw new Refusal('invalid', 'The signature could not be read.');
  await storeScan(call, mandate, file, bytes);
  const scanned: MandateRow = {
    ...mandate,
    state: 'scan_uploaded',
    uploads: mandate.uploads + 1,
    refreshes: 0,
    due_at: bankBehaviourOf(mandate).isInTime ? addWorkingDaysToInstant(call.now, 1) : null,
  };
  await updateMandate(call.db, mandate, scanned);
  return {
    messageText: 'Your mandate was uploaded.',
    ...mandateStatusFieldsOf(scanned),
    result: await readBankLists(call, id),
  };
};
