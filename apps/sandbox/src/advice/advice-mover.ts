import { type Mover } from '../ground/mover.ts';
import { findAdviceOrder, setAdviceState, markSubscribed } from './advice-orders.ts';
import { type AdviceState } from './advice-tables.ts';

const nextStates: Readonly<Record<AdviceState, readonly AdviceState[]>> = {
  created: ['expired'],
  captured: ['paid', 'expired'],
  replaced: [],
  paid: [],
  expired: [],
};

/** Confirms or expires an order for advice by hand, as the checkout or time would. */
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
  nextStates: async (db, id) => {
    const order = await findAdviceOrder(db, id);
    return order && nextStates[order.state];
  },
  move: async (db, _random, id, to) => {
    const order = await findAdviceOrder(db, id);
    if (order && to === 'paid') await markSubscribed(db, order);
    else if (order && to === 'expired') await setAdviceState(db, order, to);
  },
};
