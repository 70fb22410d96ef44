import { type VerifyIdProofRequest } from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { readCallingClient } from '../../clients/clients.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { readImage } from '../../ground/images/image.ts';
import { deleteAttachments, storeAttachment } from '../records/attachments.ts';
import { readAadhaar, readPan } from './card-reader.ts';
import { updateKyc } from '../records/kyc-record.ts';
import { readPageFacts, createStagePage } from '../information/stage-page.ts';
import { requireOpenStage } from '../stages/stages.ts';
import { type Handler } from '../../ground/operations.ts';

type ProofCall = Call<VerifyIdProofRequest>;

const storePan = async (call: ProofCall, client: ClientRow, file: File): Promise<void> => {
  const bytes = await readImage(file);
  const reading = readPan(client, file.name);
  await deleteAttachments(call.db, client.id, ['pan']);
  await storeAttachment(call, { clientId: client.id, category: 'pan', fileName: file.name, bytes });
  await updateKyc(call.db, client.id, { pan: JSON.stringify(reading) });
};

const storeAadhaar = async (call: ProofCall, client: ClientRow, files: readonly File[]): Promise<void> => {
  const [front, back, ...more] = files;
  if (more.length > 0) throw new Refusal('invalid', 'Upload the front and the back of the Aadhaar card.');
  const images = [];
  for (const file of [front, back]) if (file) images.push({ file, bytes: await readImage(file) });
  const reading = readAadhaar(
    client,
    images.map(({ file }) => file.name),
  );
  await deleteAttachments(call.db, client.id, ['aadhaar_front', 'aadhaar_back']);
  for (const [index, { file, bytes }] of images.entries()) {
    const category = index === 0 ? 'aadhaar_front' : 'aadhaar_back';
    await storeAttachment(call, { clientId: client.id, category, fileName: file.name, bytes });
  }
  await updateKyc(call.db, client.id, { aadhaar: JSON.stringify(reading) });
};

/**
 * Reads a PAN or an Aadhaar card, without verifying the stage.
 * @throws Refusal 020 (stage), 051 (type, size, unreadable, a side missing)
 */
export const verifyIdProof: Handler<'verifyIdProof'> = async (call) => {
  const { request } = call;
  const client = await readCallingClient(call);
  requireOpenStage(client, request.id_type);
  await (request.id_type === 'pan'
    ? storePan(call, client, request.upload_pan)
    : storeAadhaar(call, client, request.upload_aadhaar));
  return createStagePage(await readPageFacts(call, client), request.id_type);
};
