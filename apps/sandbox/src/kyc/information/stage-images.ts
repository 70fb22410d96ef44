import { type IdInformation } from '@folioflow/api/contract';
import { type NomineeRow } from '../../clients/client-tables.ts';
import { type Database } from '../../store/database.ts';
import {
  dataAddressesWithin,
  readAttachments,
  MAX_IMAGE_CHARACTERS,
  readOwnAttachment,
  readProofImages,
} from '../records/attachments.ts';
import { type AttachmentCategory, type AttachmentRow } from '../records/kyc-tables.ts';
import { specimenImage } from '../records/specimen.ts';

const categoriesOf = {
  pan: ['pan'],
  aadhaar: ['aadhaar_front', 'aadhaar_back'],
  bank: ['cheque'],
} as const satisfies Record<string, readonly AttachmentCategory[]>;

type ImageContent = Pick<AttachmentRow, 'content'>;

/** Uploaded images, or specimens for a seeded customer who is past the stage. */
const readImages = async (
  db: Database,
  clientId: string,
  categories: readonly AttachmentCategory[],
  isShown: boolean,
): Promise<readonly ImageContent[]> => {
  if (!isShown) return [];
  const rows: ImageContent[] = [];
  for (const category of categories) rows.push(...(await readAttachments(db, clientId, category)));
  return rows.length > 0 ? rows : categories.map(() => ({ content: specimenImage }));
};

/** Images of a stage; none before the document was read. */
export const readStageImages = async (
  db: Database,
  clientId: string,
  stage: keyof typeof categoriesOf,
  isRead: boolean,
): Promise<string[]> =>
  dataAddressesWithin(await readImages(db, clientId, categoriesOf[stage], isRead), MAX_IMAGE_CHARACTERS.answer);

/** Images of a nominee's proof, limited to a size that can be sent back with the personal data. */
export const readNomineeImages = async (db: Database, nominee: NomineeRow | undefined): Promise<string[]> => {
  if (nominee === undefined || nominee.attachment_id === '') return [];
  const front = await readOwnAttachment(db, nominee.client_id, nominee.attachment_id, 'nominee_front');
  return front === undefined ? [] : dataAddressesWithin(await readProofImages(db, front), MAX_IMAGE_CHARACTERS.nominee);
};

/** Images of a nominee's proof for the summary; a seeded nominee has a specimen. */
const readProofForSummary = async (db: Database, nominee: NomineeRow | undefined): Promise<ImageContent[]> => {
  if (nominee?.attachment_id === '') return [{ content: specimenImage }];
  return (await readNomineeImages(db, nominee)).map((content) => ({ content }));
};

export interface ShownImageGroups {
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
export const readAllImages = async (
  db: Database,
  clientId: string,
  nominee: NomineeRow | undefined,
  shown: ShownImageGroups,
): Promise<ImageLists> => {
  let room: number = MAX_IMAGE_CHARACTERS.answer;
  const fittingAddresses = (rows: readonly ImageContent[]): string[] => {
    const addresses = dataAddressesWithin(rows, room);
    room -= addresses.reduce((sum, { length }) => sum + length, 0);
    return addresses;
  };
  const addressesOf = async (categories: readonly AttachmentCategory[], isShown: boolean) =>
    fittingAddresses(await readImages(db, clientId, categories, isShown));
  return {
    pan_attachment_list: await addressesOf(categoriesOf.pan, shown.pan),
    aadhaar_attachment_list: await addressesOf(categoriesOf.aadhaar, shown.aadhaar),
    bank_attachment_list: await addressesOf(categoriesOf.bank, shown.bank),
    nominee_attachment_list: fittingAddresses(await readProofForSummary(db, nominee)),
    address_attachment_list: [],
    general_attachment_list: await addressesOf(['photo'], shown.photo),
  };
};
