import {
  GENERAL_RELATIONSHIPS,
  IDENTITY_PROOFS,
  type Nominee,
  NOMINEE_NAME_MAX_LENGTH,
  RELATIONSHIPS,
} from '@folioflow/api/contract';
import { type ClientRow, type NomineeRow } from '../clients/client-tables.ts';
import { nomineesOf } from '../clients/nominees.ts';
import { type Call } from '../ground/call.ts';
import { Refusal } from '../ground/refusal.ts';
import { newId } from '../kit/random.ts';
import { bit } from '../store/bit.ts';
import { proofImages } from './attachments.ts';
import { type AttachmentRow } from './kyc-tables.ts';
import { guardianOf, ownFront } from './nominee-proof.ts';
import { tidyName } from './proof-reader.ts';
import { type ProofReading, proofReadingOf } from './readings.ts';

const NAME = /^[A-Za-z ]+$/;

const refuse = (text: string): never => {
  throw new Refusal('invalid', text);
};

const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value);

const checkWords = (typed: Nominee, maritalStatus: string): void => {
  const relationships = maritalStatus === 's' ? GENERAL_RELATIONSHIPS : RELATIONSHIPS;
  if (!isOneOf(relationships, typed.relationship)) refuse('Please select relationship');
  if (!isOneOf(IDENTITY_PROOFS, typed.poi) || (typed.id_proof ?? typed.poi) !== typed.poi) {
    refuse('Please select proof of identity');
  }
  if (!NAME.test(typed.name) || typed.name.length > NOMINEE_NAME_MAX_LENGTH) {
    refuse('The name of a nominee has at most 25 letters and spaces.');
  }
};

const checkProof = (typed: Nominee, reading: ProofReading, images: readonly AttachmentRow[]): void => {
  if (reading.isValidated && reading.type !== typed.poi) refuse('Please uplaod valid proof of identity');
  const has = (category: AttachmentRow['category']): boolean => images.some((image) => image.category === category);
  if (typed.poi === 'aadhaar' && !has('nominee_back')) refuse('Upload the back of the Aadhaar card too.');
  if (reading.isMinor && !has('nominee_guardian')) refuse('A minor needs the PAN card of a guardian.');
};

const rowOf = (
  call: Call,
  client: ClientRow,
  typed: Nominee,
  reading: ProofReading,
  images: readonly AttachmentRow[],
): NomineeRow => {
  const name = tidyName(reading.name);
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
    is_minor: bit(reading.isMinor),
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
  checkWords(typed, maritalStatus);
  const front = await ownFront(db, client.id, typed.attachment_id);
  const images = await proofImages(db, front);
  const reading = proofReadingOf(front);
  checkProof(typed, reading, images);
  await db.deleteFrom('nominees').where('client_id', '=', client.id).where('is_verified', '=', 0).execute();
  await db.updateTable('nominees').set({ is_selected: 0 }).where('client_id', '=', client.id).execute();
  const { length } = await nomineesOf(db, client.id);
  await db
    .insertInto('nominees')
    .values({ ...rowOf(call, client, typed, reading, images), position: length + 1 })
    .execute();
};
