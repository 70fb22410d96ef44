import { type Order } from '@folioflow/api/contract';
import { Refusal } from '../ground/refusal.ts';
import { dayAt } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { moneyOf } from './order-money.ts';
import { type OrderEventRow, type OrderRow, type OrderType } from './order-tables.ts';
import { orderOf } from './order.view.ts';

/** Not found and somebody else's order are the same text: nobody learns which numbers exist. */
export const orderNotFound = (): Refusal =>
  new Refusal('notFound', 'Sorry the information you are looking for could not be found');

const eventsOf = (db: Database, orderIds: readonly string[]): Promise<OrderEventRow[]> =>
  db.selectFrom('order_events').selectAll().where('order_id', 'in', orderIds).orderBy('position').execute();

/** Orders as their owner sees them now. */
export const viewsOf = async (db: Database, rows: readonly OrderRow[], now: number): Promise<Order[]> => {
  if (rows.length === 0) return [];
  const events = await eventsOf(
    db,
    rows.map((row) => row.id),
  );
  const today = dayAt(now);
  const views: Order[] = [];
  for (const row of rows) {
    const own = events.filter((event) => event.order_id === row.id);
    views.push(orderOf(row, own, await moneyOf(db, row, today)));
  }
  return views;
};

export const viewOf = async (db: Database, row: OrderRow, now: number): Promise<Order> => {
  const [view] = await viewsOf(db, [row], now);
  if (!view) throw orderNotFound();
  return view;
};

/** The orders of a client, newest first. */
export const ordersOf = (db: Database, clientId: string, types: readonly OrderType[]): Promise<OrderRow[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('type', 'in', types)
    .orderBy('created_at', 'desc')
    .orderBy('position')
    .execute();

/** @throws Refusal 061 when there is no such order or it is not the caller's */
export const ownOrderById = async (db: Database, clientId: string, id: string): Promise<OrderRow> => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) throw orderNotFound();
  return row;
};

/** @throws Refusal 061 when there is no such order or it is not the caller's */
export const ownOrderByNumber = async (db: Database, clientId: string, number: string): Promise<OrderRow> => {
  const row =
    number === ''
      ? undefined
      : await db
          .selectFrom('orders')
          .selectAll()
          .where('number', '=', number)
          .where('client_id', '=', clientId)
          .executeTakeFirst();
  if (!row) throw orderNotFound();
  return row;
};
