import { type IdInformation } from '@folioflow/api/contract';
import { type NomineeRow } from '../clients/client-tables.ts';
import { type Database } from '../store/database.ts';
import { addressesWithin, attachmentsOf, IMAGE_ROOM, ownAttachment, proofImages } from './attachments.ts';
import { type AttachmentCategory, type AttachmentRow } from './kyc-tables.ts';
import { specimenImage } from './specimen.ts';

const categoriesOf = {
  pan: ['pan'],
  aadhaar: ['aadhaar_front', 'aadhaar_back'],
  bank: ['cheque'],
} as const satisfies Record<string, readonly AttachmentCategory[]>;

type Content = Pick<AttachmentRow, 'content'>;

/** Uploaded images, or specimens for a seeded customer who is past the stage. */
const imagesOf = async (
  db: Database,
  clientId: string,
  categories: readonly AttachmentCategory[],
  isShown: boolean,
): Promise<readonly Content[]> => {
  if (!isShown) return [];
  const rows: Content[] = [];
  for (const category of categories) rows.push(...(await attachmentsOf(db, clientId, category)));
  return rows.length > 0 ? rows : categories.map(() => ({ content: specimenImage }));
};

/** Images of a stage; none before the document was read. */
export const stageImages = async (
  db: Database,
  clientId: string,
  stage: keyof typeof categoriesOf,
  isRead: boolean,
): Promise<string[]> => addressesWithin(await imagesOf(db, clientId, categoriesOf[stage], isRead), IMAGE_ROOM.answer);

/** Images of a nominee's proof, limited to a size that can be sent back with the personal data. */
export const nomineeImages = async (db: Database, nominee: NomineeRow | undefined): Promise<string[]> => {
  if (nominee === undefined || nominee.attachment_id === '') return [];
  const front = await ownAttachment(db, nominee.client_id, nominee.attachment_id, 'nominee_front');
  return front === undefined ? [] : addressesWithin(await proofImages(db, front), IMAGE_ROOM.nominee);
};

/** Images of a nominee's proof for the summary; a seeded nominee has a specimen. */
const shownProof = async (db: Database, nominee: NomineeRow | undefined): Promise<Content[]> => {
  if (nominee?.attachment_id === '') return [{ content: specimenImage }];
  return (await nomineeImages(db, nominee)).map((content) => ({ content }));
};

export interface ShownGroups {
  readonly pan: boolean;
  readonly aadhaar: boolean;
  readonly bank: boolean;
  readonly photo: boolean;
}

type ImageLists = Pick<
  IdInformation,
  | 'pan_attachment_list'
  | 'aadhaar_attachment_list'
  | 'bank_attachment_list'
  | 'nominee_attachment_list'
  | 'address_attachment_list'
  | 'general_attachment_list'
>;

/** Images of all groups of a customer, limited in total to the size that a client reads. */
export const allImages = async (
  db: Database,
  clientId: string,
  nominee: NomineeRow | undefined,
  shown: ShownGroups,
): Promise<ImageLists> => {
  let room: number = IMAGE_ROOM.answer;
  const fit = (rows: readonly Content[]): string[] => {
    const addresses = addressesWithin(rows, room);
    room -= addresses.reduce((sum, { length }) => sum + length, 0);
    return addresses;
  };
  const of = async (categories: readonly AttachmentCategory[], isShown: boolean) =>
    fit(await imagesOf(db, clientId, categories, isShown));
  return {
    pan_attachment_list: await of(categoriesOf.pan, shown.pan),
    aadhaar_attachment_list: await of(categoriesOf.aadhaar, shown.aadhaar),
    bank_attachment_list: await of(categoriesOf.bank, shown.bank),
    nominee_attachment_list: fit(await shownProof(db, nominee)),
    address_attachment_list: [],
    general_attachment_list: await of(['photo'], shown.photo),
  };
};
