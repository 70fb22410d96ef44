import { type Call } from '../../ground/call.ts';
import { dataAddressOf } from '../../ground/images/image.ts';
import { newId } from '../../kit/random.ts';
import { type Database } from '../../store/database.ts';
import { type AttachmentCategory, type AttachmentRow } from './kyc-tables.ts';

export interface NewAttachment {
  readonly clientId: string;
  readonly category: AttachmentCategory;
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly belongsTo?: string;
  readonly reading?: object;
}

/** Stores an image and returns its id; images of an earlier attempt are deleted separately by `deleteAttachments`. */
export const storeAttachment = async (
  { db, now, random }: Pick<Call, 'db' | 'now' | 'random'>,
  attachment: NewAttachment,
): Promise<string> => {
  const row: AttachmentRow = {
    id: newId(random, 'att'),
    client_id: attachment.clientId,
    category: attachment.category,
    file_name: attachment.fileName.slice(0, 120),
    content: dataAddressOf(attachment.bytes),
    size: attachment.bytes.byteLength,
    belongs_to: attachment.belongsTo ?? '',
    reading: attachment.reading === undefined ? '' : JSON.stringify(attachment.reading),
    stored_at: now,
  };
  await db.insertInto('attachments').values(row).execute();
  return row.id;
};

/** Deletes earlier uploads, so that a stage has a single set of images. */
export const deleteAttachments = async (
  db: Database,
  clientId: string,
  categories: readonly AttachmentCategory[],
  belongsTo = '',
): Promise<void> => {
  await db
    .deleteFrom('attachments')
    .where('client_id', '=', clientId)
    .where('category', 'in', categories)
    .where('belongs_to', '=', belongsTo)
    .execute();
};

/** Attachment of the caller; undefined for the attachment of another customer. */
export const readOwnAttachment = (
  db: Database,
  clientId: string,
  id: string,
  category: AttachmentCategory,
): Promise<AttachmentRow | undefined> =>
  db
    .selectFrom('attachments')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('category', '=', category)
    .executeTakeFirst();

/** Images of a category that do not complete another image, oldest first. */
export const readAttachments = (
  db: Database,
  clientId: string,
  category: AttachmentCategory,
): Promise<AttachmentRow[]> =>
  db
    .selectFrom('attachments')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('category', '=', category)
    .where('belongs_to', '=', '')
    .orderBy('stored_at')
    .execute();

/** Front of a proof, followed by the images that complete it. */
export const readProofImages = async (db: Database, front: AttachmentRow): Promise<AttachmentRow[]> => [
  front,
  ...(await db.selectFrom('attachments').selectAll().where('belongs_to', '=', front.id).orderBy('stored_at').execute()),
];

/**
 * Maximum total characters of the images in an answer. A client reads answers up to 32 MiB, and sends the images of a
 * nominee back in a request of at most 16 MiB.
 */
export const MAX_IMAGE_CHARACTERS = { answer: 24 * 1024 * 1024, nominee: 4 * 1024 * 1024 } as const;

/** Data addresses of the images that fit into `room` characters. */
export const dataAddressesWithin = (rows: readonly Pick<AttachmentRow, 'content'>[], room: number): string[] => {
  let left = room;
  return rows.flatMap(({ content }) => {
    if (content.length > left) return [];
    left -= content.length;
    return [content];
  });
};
