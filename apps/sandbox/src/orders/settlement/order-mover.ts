import { type Mover } from '../../ground/mover.ts';
import { type Database } from '../../store/database.ts';
import { orderKindOf } from '../kinds/kinds.ts';
import { moveOrderToState } from './transitions.ts';

const findOrder = (db: Database, id: string) =>
  db
    .selectFrom('orders')
    .selectAll()
    .where((row) => row.or([row.eb('id', '=', id), row.eb('number', '=', id)]))
    .orderBy('created_at', 'desc')
    .executeTakeFirst();

/** Moves an order by hand, if its kind allows it. The id is the order's id or its number. */
export const orderMover: Mover = {
  list: async (db, most) => {
    const rows = await db
      .selectFrom('orders')
      .innerJoin('clients', 'clients.id', 'orders.client_id')
      .select(['orders.id', 'orders.number', 'orders.registration_no', 'orders.scheme_name', 'orders.state'])
      .select('clients.mobile as owner')
      .where('orders.type', '!=', 'installment')
      .orderBy('orders.created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, owner, state, ...order }) => ({
      id,
      owner,
      label: `${order.number === '' ? order.registration_no : order.number} · ${order.scheme_name}`,
      state,
    }));
  },
  nextStates: async (db, id) => {
    const row = await findOrder(db, id);
    return row && (orderKindOf(row).next[row.state] ?? []);
  },
  move: async (db, _random, id, to, now) => {
    const row = await findOrder(db, id);
    const state = row && orderKindOf(row).next[row.state]?.find((next) => next === to);
    if (state) await moveOrderToState(db, row, state, now);
  },
};
