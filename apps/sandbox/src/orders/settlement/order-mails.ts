import { readClientWords } from '../../clients/client-languages.ts';
import { readClient } from '../../clients/clients.ts';
import { rupeeText } from '../../kit/amounts.ts';
import { type Words } from '../../kit/words/en.ts';
import { storeMessage } from '../../outbox/outbox.ts';
import { type Database } from '../../store/database.ts';
import { type OrderRow } from '../records/order-tables.ts';

/** News about an order, in the words of a language. */
export type OrderNews = (words: Words['order']) => string;

/** Sends the owner of an order a mail about a change of the order; no mail without an e-mail address. */
export const mailOwner = async (db: Database, row: OrderRow, news: OrderNews, at: number): Promise<void> => {
  const client = await readClient(db, row.client_id);
  if (client.email === null) return;
  const { order: words } = await readClientWords(db, row.client_id);
  const text = words.mail(news(words), {
    amount: rupeeText(row.amount),
    scheme: row.scheme_name,
    number: row.number === '' ? row.registration_no : row.number,
  });
  await storeMessage(db, at, { to: client.email, channel: 'mail', kind: 'order mail', text });
};

/** As `mailOwner`, for an order id. */
export const mailOwnerOfOrder = async (db: Database, id: string, news: OrderNews, at: number): Promise<void> => {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (row) await mailOwner(db, row, news, at);
};
