import {
  type GuardianInformation,
  type NomineeIdInformation,
  type UploadNomineeAnswer,
  type UploadNomineeRequest,
} from '@folioflow/api/contract';
import { type ClientRow } from '../../clients/client-tables.ts';
import { readNominees } from '../../clients/nominees.ts';
import { type Call, type Reply } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { dayAt, formatWireDay } from '../../kit/days.ts';
import { readImage } from '../../ground/images/image.ts';
import { type Database } from '../../store/database.ts';
import {
  dataAddressesWithin,
  deleteAttachments,
  MAX_IMAGE_CHARACTERS,
  storeAttachment,
  readOwnAttachment,
  readProofImages,
} from '../records/attachments.ts';
import { type AttachmentRow } from '../records/kyc-tables.ts';
import { readClientInPersonalStage } from '../stages/personal-stage.ts';
import { readGuardian, simulateProofReading } from './proof-reader.ts';
import { type ProofReading, proofReadingOf } from '../records/readings.ts';
import { hasConfirmedNominee } from '../stages/stage-flags.ts';
import { createStageRefusal } from '../stages/stages.ts';

type UploadCall = Call<UploadNomineeRequest>;

/** Wire fields of a proof; its number is not read. */
export const idInformationOf = (reading: ProofReading): NomineeIdInformation => ({
  id_no: '',
  name: reading.name,
  fathers_name: '',
  dob: formatWireDay(reading.birthDay),
  id_type: reading.type,
  part: '',
  encoded_signature: '',
  encoded_image: '',
  nominee_is_minor: reading.isMinor,
});

export const guardianOf = (rows: readonly AttachmentRow[]): GuardianInformation | '' => {
  const guardian = rows.find(({ category }) => category === 'nominee_guardian');
  return guardian ? { attachment_id: guardian.id, id_information: idInformationOf(proofReadingOf(guardian)) } : '';
};

/** @throws Refusal 061 */
export const readOwnFrontImage = async (db: Database, clientId: string, id: string): Promise<AttachmentRow> => {
  const front = await readOwnAttachment(db, clientId, id, 'nominee_front');
  if (!front) throw new Refusal('notFound', 'The proof of identity was not found.');
  return front;
};

/** Deletes proofs without a saved nominee. */
const deleteUnusedFronts = async (db: Database, clientId: string): Promise<void> => {
  const used = (await readNominees(db, clientId)).map(({ attachment_id }) => attachment_id);
  const fronts = await db
    .selectFrom('attachments')
    .select('id')
    .where('client_id', '=', clientId)
    .where('category', '=', 'nominee_front')
    .execute();
  for (const { id } of fronts.filter((front) => !used.includes(front.id))) {
    await db
      .deleteFrom('attachments')
      .where((where) => where.or([where('id', '=', id), where('belongs_to', '=', id)]))
      .execute();
  }
};

const storeFront = async (call: UploadCall, client: ClientRow, bytes: Uint8Array): Promise<string> => {
  const { file, id_type } = call.request;
  const reading = simulateProofReading(file.name, id_type, dayAt(call.now));
  await deleteUnusedFronts(call.db, client.id);
  return storeAttachment(call, { clientId: client.id, category: 'nominee_front', fileName: file.name, bytes, reading });
};

const storeBackOrGuardianImage = async (
  call: UploadCall,
  client: ClientRow,
  category: 'nominee_back' | 'nominee_guardian',
  bytes: Uint8Array,
): Promise<string> => {
  const { file, id_type, nominee_information } = call.request;
  if (nominee_information.attachment_id === '') throw new Refusal('invalid', 'Upload the front of the proof first.');
  const front = await readOwnFrontImage(call.db, client.id, nominee_information.attachment_id);
  const today = dayAt(call.now);
  const isGuardian = category === 'nominee_guardian';
  const reading = isGuardian ? readGuardian(file.name, today) : simulateProofReading(file.name, id_type, today);
  await deleteAttachments(call.db, client.id, [category], front.id);
  const fileName = file.name;
  await storeAttachment(call, { clientId: client.id, category, fileName, bytes, belongsTo: front.id, reading });
  return front.id;
};

const proofCategories = ['nominee_front', 'nominee_back', 'nominee_guardian'] as const;

/**
 * Stores the proof of a nominee, front and back, and the PAN card of a minor's guardian.
 * @throws Refusal 020 (stage, nominee locked), 051 (type, size, unreadable, label), 061 (front of another customer)
 */
export const storeNomineeProof = async (call: UploadCall): Promise<Reply<UploadNomineeAnswer>> => {
  const { request, db } = call;
  const client = await readClientInPersonalStage(call);
  if (hasConfirmedNominee(await readNominees(db, client.id)))
    throw createStageRefusal(client, 'Your nominee is verified.');
  const category = proofCategories.find((name) => name === request.attachment_category);
  if (!category) throw new Refusal('invalid', 'Unknown attachment_category.');
  const bytes = await readImage(request.file);
  const frontId =
    category === 'nominee_front'
      ? await storeFront(call, client, bytes)
      : await storeBackOrGuardianImage(call, client, category, bytes);
  const front = await readOwnFrontImage(db, client.id, frontId);
  const images = await readProofImages(db, front);
  const reading = proofReadingOf(front);
  return {
    state_parameters: {
      nominee_information: {
        name: reading.name,
        id_information: idInformationOf(reading),
        is_minor: reading.isMinor,
        is_validated: reading.isValidated,
        attachment_id: frontId,
        attachment_list: dataAddressesWithin(images, MAX_IMAGE_CHARACTERS.nominee),
        guardian_information: guardianOf(images),
      },
    },
  };
};
