import { readClient } from '../../clients/clients.ts';
import { storeMessage } from '../../outbox/outbox.ts';
import { type Database } from '../../store/database.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { describeOrder } from '../view/order.view.ts';

/** Sends the owner of an order a mail about a change of the order; no mail without an e-mail address. */
export const mailOwner = async (db: Database, row: OrderRow, what: string, at: number): Promise<void> => {
  const client = await readClient(db, row.client_id);
  if (client.email === null) return;
  const text = `${what}: ${describeOrder(row)}.`;
  await storeMessage(db, at, { to: client.email, channel: 'mail', kind: 'order mail', text });
};

/** As `mailOwner`, for an order id. */
export const mailOwnerOfOrder = async (db: Database, id: string, what: string, at: number): Promise<void> => {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (row) await mailOwner(db, row, what, at);
};
