import { MANDATE_UPLOAD } from '@folioflow/api/contract';
import { type Call } from '../ground/call.ts';
import { investorOf } from '../ground/caller.ts';
import { checkedImage, dataAddressOf, extensionOf } from '../ground/image.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { workingDaysLater } from '../kit/days.ts';
import { digestOfBytes } from '../kit/hashing.ts';
import { newId } from '../kit/random.ts';
import { bankListsOf } from './bank-lists.ts';
import { habitOf, isProcessed } from './mandate-rules.ts';
import { type MandateRow } from './mandate-tables.ts';
import { changeMandate, ownMandate, statusOf } from './mandates.ts';

/** The scan carries the id of its mandate as its name; the id as it is, the extension in any case (C-50). */
const checkName = (mandate: MandateRow, name: string): void => {
  const isNamed =
    name.slice(0, name.lastIndexOf('.')) === mandate.number && ['png', 'jpeg'].includes(extensionOf(name));
  if (isNamed) return;
  const wanted = `${mandate.number}.png or ${mandate.number}.jpeg`;
  throw new Refusal('invalid', `Upload file name should be ${wanted} only`);
};

const keepScan = async (call: Call, mandate: MandateRow, file: File, bytes: Uint8Array): Promise<void> => {
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
 * The scan of the signed form; the bank then looks at it.
 * @throws Refusal 020 (cancelled or decided), 051 (type, name, size, another text of the bytes), 061 (mandate)
 */
export const uploadMandate: Handler<'uploadMandate'> = async (call) => {
  const { id } = investorOf(call.caller);
  const { upload_file: file, mandateId, pFileBytes } = call.request;
  const mandate = await ownMandate(call.db, id, mandateId);
  if (mandate.state === 'cancelled' || isProcessed(mandate)) {
    throw new Refusal('preconditionFailed', 'This mandate takes no scan any more.');
  }
  const bytes = await checkedImage(file);
  checkName(mandate, file.name);
  if (dataAddressOf(bytes).split(',')[1] !== pFileBytes) {
    throw new Refusal('invalid', 'The upload did not arrive whole. Please try again.');
  }
  if (call.switches.mandateScan === 'reject') throw new Refusal('invalid', 'The signature could not be read.');
  await keepScan(call, mandate, file, bytes);
  const scanned: MandateRow = {
    ...mandate,
    state: 'scan_uploaded',
    uploads: mandate.uploads + 1,
    refreshes: 0,
    due_at: habitOf(mandate).isInTime ? workingDaysLater(call.now, 1) : null,
  };
  await changeMandate(call.db, mandate, scanned);
  return {
    messageText: 'Your mandate was uploaded.',
    ...statusOf(scanned),
    result: await bankListsOf(call, id),
  };
};
