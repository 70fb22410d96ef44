import { type ClientRow } from '../clients/client-tables.ts';
import { newId, type Random } from '../kit/random.ts';
import { nextNumber } from '../store/counters.ts';
import { type Database } from '../store/database.ts';

interface Services {
  readonly db: Database;
  readonly now: number;
  readonly random: Random;
}

const possessions = [
  'orders',
  'payments',
  'nominees',
  'bank_accounts',
  'documents',
  'kyc',
  'attachments',
  'signatures',
] as const;

/** Forgets a customer who was made as a copy, so that a test can take the same number again. */
const forget = async (db: Database, mobile: string): Promise<void> => {
  const old = await db.selectFrom('clients').select('id').where('mobile', '=', mobile).executeTakeFirst();
  if (!old) return;
  const orders = db.selectFrom('orders').select('id').where('client_id', '=', old.id);
  await db.deleteFrom('order_events').where('order_id', 'in', orders).execute();
  for (const table of possessions) {
    await db.deleteFrom(table).where('client_id', '=', old.id).execute();
  }
  await db.deleteFrom('sessions').where('holder_id', '=', old.id).execute();
  await db.deleteFrom('clients').where('id', '=', old.id).execute();
};

/** The images of a customer under new ids; answers the new id of each old one. */
const copyImages = async ({ db, random }: Services, fromId: string, toId: string): Promise<Map<string, string>> => {
  const images = await db.selectFrom('attachments').selectAll().where('client_id', '=', fromId).execute();
  const ids = new Map(images.map((image) => [image.id, newId(random, 'att')]));
  for (const row of images) {
    const copy = { id: ids.get(row.id) ?? row.id, belongs_to: ids.get(row.belongs_to) ?? row.belongs_to };
    await db
      .insertInto('attachments')
      .values({ ...row, ...copy, client_id: toId })
      .execute();
  }
  return ids;
};

/** What was shown so far; the document at the e-sign service is a new one. */
const copyKyc = async ({ db, random }: Services, fromId: string, toId: string): Promise<void> => {
  const row = await db.selectFrom('kyc').selectAll().where('client_id', '=', fromId).executeTakeFirst();
  if (!row) return;
  const digio_id = row.digio_id === '' ? '' : newId(random, 'DID');
  await db
    .insertInto('kyc')
    .values({ ...row, client_id: toId, digio_id })
    .execute();
};

const copyPossessions = async (services: Services, fromId: string, toId: string): Promise<void> => {
  const { db, random } = services;
  await copyKyc(services, fromId, toId);
  const images = await copyImages(services, fromId, toId);
  const nominees = await db.selectFrom('nominees').selectAll().where('client_id', '=', fromId).execute();
  for (const row of nominees) {
    await db
      .insertInto('nominees')
      .values({
        ...row,
        id: newId(random, 'nom'),
        client_id: toId,
        attachment_id: images.get(row.attachment_id) ?? '',
        guardian: [...images].reduce((text, [old, copy]) => text.replace(old, copy), row.guardian),
      })
      .execute();
  }
  const accounts = await db.selectFrom('bank_accounts').selectAll().where('client_id', '=', fromId).execute();
  for (const row of accounts) {
    await db
      .insertInto('bank_accounts')
      .values({ ...row, client_id: toId })
      .execute();
  }
};

/** Order ids are new, numbers stay: an order is always looked up together with its owner. */
const copyOrders = async ({ db, random }: Services, fromId: string, toId: string): Promise<void> => {
  const orders = await db.selectFrom('orders').selectAll().where('client_id', '=', fromId).execute();
  const ids = new Map(orders.map((order) => [order.id, newId(random, 'ord')]));
  for (const row of orders) {
    const id = ids.get(row.id) ?? row.id;
    await db
      .insertInto('orders')
      .values({ ...row, id, client_id: toId, parent_id: ids.get(row.parent_id) ?? '' })
      .execute();
    const events = await db.selectFrom('order_events').selectAll().where('order_id', '=', row.id).execute();
    for (const event of events) {
      await db
        .insertInto('order_events')
        .values({ ...event, order_id: id })
        .execute();
    }
  }
};

/** Makes a fresh customer who has everything that another one has, under a number of its own. */
export const copyPersona = async (services: Services, like: ClientRow, mobile: string): Promise<ClientRow> => {
  const { db, now } = services;
  await forget(db, mobile);
  const position = await nextNumber(db, 'client', 10_000);
  const copy: ClientRow = {
    ...like,
    id: `CUST${String(position).padStart(8, '0')}`,
    position,
    mobile,
    email: like.email === null ? null : `i${mobile}@sandbox.example`,
    created_at: now,
  };
  await db.insertInto('clients').values(copy).execute();
  await copyPossessions(services, like.id, copy.id);
  await copyOrders(services, like.id, copy.id);
  return copy;
};
