import {
  GENERAL_RELATIONSHIPS,
  IDENTITY_PROOFS,
  type Nominee,
  NOMINEE_NAME_MAX_LENGTH,
  RELATIONSHIPS,
} from '@folioflow/api/contract';
import { type ClientRow, type NomineeRow } from '../../clients/client-tables.ts';
import { readNominees } from '../../clients/nominees.ts';
import { type Call } from '../../ground/call.ts';
import { Refusal } from '../../ground/refusal.ts';
import { newId } from '../../kit/random.ts';
import { bitOf } from '../../store/bit.ts';
import { readProofImages } from '../records/attachments.ts';
import { type AttachmentRow } from '../records/kyc-tables.ts';
import { guardianOf, readOwnFrontImage } from './nominee-proof.ts';
import { normaliseName } from './proof-reader.ts';
import { type ProofReading, proofReadingOf } from '../records/readings.ts';

const NAME = /^[A-Za-z ]+$/;

const throwInvalid = (text: string): never => {
  throw new Refusal('invalid', text);
};

const isValueListed = (list: readonly string[], value: string): boolean => list.includes(value);

const checkNameAndRelationship = (typed: Nominee, maritalStatus: string): void => {
  const relationships = maritalStatus === 's' ? GENERAL_RELATIONSHIPS : RELATIONSHIPS;
  if (!isValueListed(relationships, typed.relationship)) throwInvalid('Please select relationship');
  if (!isValueListed(IDENTITY_PROOFS, typed.poi) || (typed.id_proof ?? typed.poi) !== typed.poi) {
    throwInvalid('Please select proof of identity');
  }
  if (!NAME.test(typed.name) || typed.name.length > NOMINEE_NAME_MAX_LENGTH) {
    throwInvalid('The name of a nominee has at most 25 letters and spaces.');
  }
};

const requireMatchingProof = (typed: Nominee, reading: ProofReading, images: readonly AttachmentRow[]): void => {
  if (reading.isValidated && reading.type !== typed.poi) throwInvalid('Please upload valid proof of identity');
  const hasImage = (category: AttachmentRow['category']): boolean =>
    images.some((image) => image.category === category);
  if (typed.poi === 'aadhaar' && !hasImage('nominee_back')) throwInvalid('Upload the back of the Aadhaar card too.');
  if (reading.isMinor && !hasImage('nominee_guardian')) throwInvalid('A minor needs the PAN card of a guardian.');
};

const createNomineeRow = (
  call: Call,
  client: ClientRow,
  typed: Nominee,
  reading: ProofReading,
  images: readonly AttachmentRow[],
): NomineeRow => {
  const name = normaliseName(reading.name);
  const guardian = guardianOf(images);
  return {
    id: newId(call.random, 'nom'),
    client_id: client.id,
    position: 1,
    name,
    relationship: typed.relationship,
    proof: typed.poi,
    proof_number: '',
    birth_day: reading.birthDay,
    is_minor: bitOf(reading.isMinor),
    is_verified: 0,
    is_selected: 1,
    nominee_form: '',
    guardian: guardian === '' ? '' : JSON.stringify(guardian),
    attachment_id: typed.attachment_id,
  };
};

/**
 * Stores a nominee, to be confirmed by two codes. Name, age and guardian are those of the proof; the posted ones are
 * ignored.
 * @throws Refusal 051 (relationship, proof, name, images), 061 (proof of another customer)
 */
export const saveNominee = async (
  call: Call,
  client: ClientRow,
  typed: Nominee,
  maritalStatus: string,
): Promise<void> => {
  const { db } = call;
  checkNameAndRelationship(typed, maritalStatus);
  const front = await readOwnFrontImage(db, client.id, typed.attachment_id);
  const images = await readProofImages(db, front);
  const reading = proofReadingOf(front);
  requireMatchingProof(typed, reading, images);
  await db.deleteFrom('nominees').where('client_id', '=', client.id).where('is_verified', '=', 0).execute();
  await db.updateTable('nominees').set({ is_selected: 0 }).where('client_id', '=', client.id).execute();
  const { length } = await readNominees(db, client.id);
  await db
    .insertInto('nominees')
    .values({ ...createNomineeRow(call, client, typed, reading, images), position: length + 1 })
    .execute();
};
