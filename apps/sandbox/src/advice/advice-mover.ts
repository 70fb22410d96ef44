import { type Mover } from '../ground/mover.ts';
import { adviceOrder, enterAdvice, subscribe } from './advice-orders.ts';
import { type AdviceState } from './advice-tables.ts';

const next: Readonly<Record<AdviceState, readonly AdviceState[]>> = {
  created: ['expired'],
  captured: ['paid', 'expired'],
  replaced: [],
  paid: [],
  expired: [],
};

/** The checkout tells the provider of a payment by itself, or an order runs out, by hand. */
export const adviceMover: Mover = {
  list: async (db, most) => {
    const rows = await db
      .selectFrom('advice_orders')
      .innerJoin('clients', 'clients.id', 'advice_orders.client_id')
      .innerJoin('watchlists', 'watchlists.id', 'advice_orders.watchlist_id')
      .select(['advice_orders.id', 'advice_orders.state', 'clients.mobile as owner', 'watchlists.name'])
      .where('advice_orders.state', 'in', ['created', 'captured'])
      .orderBy('advice_orders.opened_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, owner, state, name }) => ({ id, owner, label: `Advice on ${name}`, state }));
  },
  next: async (db, id) => {
    const order = await adviceOrder(db, id);
    return order && next[order.state];
  },
  move: async (db, _random, id, to) => {
    const order = await adviceOrder(db, id);
    if (order && to === 'paid') await subscribe(db, order);
    else if (order && to === 'expired') await enterAdvice(db, order, to);
  },
};
