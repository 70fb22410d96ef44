import {
  GENERAL_RELATIONSHIPS,
  IDENTITY_PROOFS,
  MARRIED_RELATIONSHIPS,
  NOMINEE_NAME_LENGTHS,
  NOMINEE_NAME_MAX_LENGTH,
  noNomineeRecord,
  type IdentityProof,
  type Nominee,
  type NomineeIdInformation,
  type PersonalInfo,
} from '@folioflow/api/contract';
import { ruleNotice, type Notice } from '../../../kit/notice.ts';
import { initialSubmission } from '../../../kit/submission-key.ts';
import { CHOSEN_FILE_MAX_BYTES, findBrokenImageRule } from '../../form/image-upload/image-upload.rules.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';
import type {
  NomineeDetailsContext,
  NomineeDetailsInput,
  NomineeDraft,
  NomineeField,
  NomineeImageAnswer,
  ReadNomineeImage,
  NomineeSlot,
  NomineeSlotState,
  NomineeReading,
} from './nominee-details.types.ts';

export const isIdentityProof = (text: string): text is IdentityProof => IDENTITY_PROOFS.some((proof) => proof === text);
export const identityProofOf = ({ poi, id_proof = '' }: Nominee): IdentityProof | '' =>
  [poi, id_proof].find((proof) => isIdentityProof(proof)) ?? '';

/** Possible relationships: single people have neither spouse nor children; an unknown status hides nothing (D-66). */
export const possibleRelationshipsOf = (status: PersonalInfo['marital_status']): readonly string[] => [
  ...(status === 's' ? [] : MARRIED_RELATIONSHIPS),
  ...GENERAL_RELATIONSHIPS,
];

const clearImpossibleRelationship = (relationship: string, { marital_status }: PersonalInfo): string =>
  possibleRelationshipsOf(marital_status).includes(relationship) ? relationship : '';

/** Letters and spaces, at most 25 (ON-314). */
export const tidyName = (read: string): string => read.replace(/[^A-Za-z ]/g, '').slice(0, NOMINEE_NAME_MAX_LENGTH);

const emptySlot: NomineeSlotState = { status: 'empty', image: null };
const storedSlot: NomineeSlotState = { ...emptySlot, status: 'uploaded' };
const emptySlots = { front: emptySlot, back: emptySlot, guardian: emptySlot } as const;

const hasGuardianImage = ({ guardian_information: guardian }: Nominee): boolean =>
  guardian !== '' && (guardian.attachment_id ?? '') !== '';

/** The stored nominee as the initial draft. */
export function nomineeDraftOf(personal: PersonalInfo): NomineeDraft {
  const { nominee_information: stored } = personal;
  const nominee: Nominee = {
    ...stored,
    name: tidyName(stored.name),
    relationship: clearImpossibleRelationship(stored.relationship, personal),
    poi: identityProofOf(stored),
  };
  return {
    nominee,
    slots: {
      front: stored.attachment_id === '' ? emptySlot : storedSlot,
      back: stored.attachment_id !== '' && stored.attachment_list.length > 1 ? storedSlot : emptySlot,
      guardian: hasGuardianImage(stored) ? storedSlot : emptySlot,
    },
  };
}

export const applyDraftPatch = (
  { draft, personal }: Pick<NomineeDetailsContext, 'draft' | 'personal'>,
  { relationship = draft.nominee.relationship, proof = draft.nominee.poi }: { relationship?: string; proof?: string },
): NomineeDraft => ({
  ...draft,
  nominee: {
    ...draft.nominee,
    relationship: clearImpossibleRelationship(relationship, personal),
    poi: isIdentityProof(proof) ? proof : '',
  },
});

/** Removes a document and everything that was read from it. Removing the front also removes the other sides. */
export function removeSlotImage({ nominee, slots }: NomineeDraft, slot: NomineeSlot): NomineeDraft {
  if (slot === 'back') return { nominee, slots: { ...slots, back: emptySlot } };
  const noGuardian: Nominee = { ...nominee, guardian_information: '' };
  if (slot === 'guardian') return { nominee: noGuardian, slots: { ...slots, guardian: emptySlot } };
  return {
    nominee: {
      ...noGuardian,
      name: '',
      id_information: noNomineeRecord().id_information,
      attachment_id: '',
      attachment_list: [],
      is_minor: '',
      is_validated: '',
    },
    slots: emptySlots,
  };
}

export const markSlotFailed = ({ nominee, slots }: NomineeDraft, slot: NomineeSlot): NomineeDraft => ({
  nominee,
  slots: { ...slots, [slot]: { status: 'failed', image: null } },
});

/** The reading of a card, with blanks for missing fields. */
const completeIdInformation = (read: NomineeReading['id_information'] = {}): NomineeIdInformation => ({
  ...noNomineeRecord().id_information,
  ...(Object.fromEntries(
    Object.entries(read).filter(([, value]) => value !== undefined),
  ) as Partial<NomineeIdInformation>),
});

/** A new front requires its other sides again; the reading of another side never overwrites the front. */
export function addUploadedImage(
  { nominee, slots }: NomineeDraft,
  slot: NomineeSlot,
  { image, read }: ReadNomineeImage,
): NomineeDraft {
  const uploaded: NomineeSlotState = { status: 'uploaded', image };
  const images = read?.attachment_list ?? [];
  switch (slot) {
    case 'front': {
      const guardian = read?.guardian_information ?? '';
      const fresh: Nominee = {
        ...nominee,
        name: tidyName(read?.name ?? ''),
        id_information: completeIdInformation(read?.id_information),
        attachment_id: read?.attachment_id ?? '',
        attachment_list: images,
        is_minor: read?.is_minor ?? read?.id_information?.nominee_is_minor === true,
        is_validated: read?.is_validated ?? '',
        guardian_information: guardian,
      };
      return {
        nominee: fresh,
        slots: { front: uploaded, back: emptySlot, guardian: hasGuardianImage(fresh) ? storedSlot : emptySlot },
      };
    }
    case 'back':
      return {
        nominee: { ...nominee, attachment_list: images.length > 0 ? images : nominee.attachment_list },
        slots: { ...slots, back: uploaded },
      };
    case 'guardian':
      return {
        nominee: { ...nominee, guardian_information: read?.guardian_information ?? nominee.guardian_information },
        slots: { ...slots, guardian: uploaded },
      };
  }
}

const isSlotUploaded = ({ slots }: NomineeDraft, slot: NomineeSlot) => slots[slot].status === 'uploaded';
export const isMinor = ({ nominee }: NomineeDraft): boolean => nominee.is_minor === true;

/**
 * The required slots: the back of an Aadhaar card and the guardian of a minor only after the front (ON-315 to ON-318).
 */
export const requiredSlots = (draft: NomineeDraft): readonly NomineeSlot[] => [
  'front',
  ...(isSlotUploaded(draft, 'front') && draft.nominee.poi === 'aadhaar' ? (['back'] as const) : []),
  ...(isSlotUploaded(draft, 'front') && isMinor(draft) ? (['guardian'] as const) : []),
];

/** The proof is chosen before its picture, because the upload contains its type. */
export const isImageSlotOpen = (draft: NomineeDraft, slot: NomineeSlot): boolean =>
  draft.nominee.poi !== '' && requiredSlots(draft).includes(slot);

export const findBrokenNomineeImageRule = (image: ImageRef) =>
  findBrokenImageRule(image, { sizeLimit: CHOSEN_FILE_MAX_BYTES });

/** ON-312: a validated reading of another kind of document than the chosen proof. */
export const hasProofMismatch = ({ nominee }: NomineeDraft): boolean => {
  const { id_type: readType } = nominee.id_information;
  return nominee.is_validated === true && nominee.poi !== '' && readType !== '' && readType !== nominee.poi;
};

/** D-69: a name of four characters can be submitted and is refused. */
export const isNameLongEnough = ({ nominee }: NomineeDraft): boolean =>
  nominee.name.length >= NOMINEE_NAME_LENGTHS.message;

/** ON-319 to ON-322, ON-315, ON-317. */
export const isNomineeComplete = (draft: NomineeDraft): boolean =>
  draft.nominee.relationship.length >= 2 &&
  draft.nominee.name.length >= NOMINEE_NAME_LENGTHS.submit &&
  draft.nominee.poi.length >= 3 &&
  !hasProofMismatch(draft) &&
  requiredSlots(draft).every((slot) => isSlotUploaded(draft, slot));

const FIELD_ORDER: readonly NomineeField[] = ['relationship', 'proof', 'name'];
export const addVisitedFields = (visited: readonly NomineeField[], ...fields: readonly NomineeField[]) =>
  FIELD_ORDER.filter((field) => visited.includes(field) || fields.includes(field));

/** Fields that were visited or skipped and have no valid answer (D-68, ON-309 to ON-311). */
export function fieldsWithProblem({ draft, visited }: NomineeDetailsContext): readonly NomineeField[] {
  const { nominee, slots } = draft;
  const isRead = slots.front.status === 'uploaded';
  return FIELD_ORDER.filter((field) => {
    switch (field) {
      case 'relationship':
        return nominee.relationship.length < 2 && (visited.includes(field) || nominee.poi !== '' || isRead);
      case 'proof':
        return nominee.poi.length < 2 && (visited.includes(field) || isRead);
      case 'name':
        return !isNameLongEnough(draft) && (visited.includes(field) || isRead);
    }
  });
}

/** The nominee to save: both fields of the proof have the same value (contract, section 3). */
export const replaceNominee = (personal: PersonalInfo, { nominee }: NomineeDraft): PersonalInfo => ({
  ...personal,
  nominee_information: { ...nominee, id_proof: nominee.poi },
});

export function initialContext(input: NomineeDetailsInput): NomineeDetailsContext {
  const draft = input.draft ?? nomineeDraftOf(input.personal);
  return {
    ...input,
    ...initialSubmission,
    draft,
    visited: [],
    pending: null,
    notice: null,
    slotNotices: {},
    outcome: { kind: 'wentBack', draft },
  };
}

export const noticeOfUnusableImage = (answer: NomineeImageAnswer): Notice =>
  ruleNotice('unreadable', answer.kind === 'unusable' ? answer.text : '');
