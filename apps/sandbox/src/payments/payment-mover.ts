import { type Mover } from '../ground/mover.ts';
import { storePaymentDecision } from './payments.ts';

const next = { open: ['pending', 'paid', 'failed'], pending: ['paid', 'failed'], paid: [], failed: [] } as const;

/** Sets the decision of the bank about a payment by hand. */
export const paymentMover: Mover = {
  list: async (db, most) => {
    const rows = await db
      .selectFrom('payments')
      .innerJoin('clients', 'clients.id', 'payments.client_id')
      .select(['payments.id', 'payments.order_number', 'payments.mode', 'payments.state', 'clients.mobile as owner'])
      .where('payments.state', 'in', ['open', 'pending'])
      .orderBy('payments.opened_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, owner, state, mode, order_number }) => ({
      id,
      owner,
      label: `${mode} payment of order ${order_number}`,
      state,
    }));
  },
  nextStates: async (db, id) => {
    const row = await db.selectFrom('payments').select('state').where('id', '=', id).executeTakeFirst();
    return row && next[row.state];
  },
  move: async (db, _random, id, to, now) => {
    const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
    if (row && (to === 'pending' || to === 'paid' || to === 'failed')) await storePaymentDecision(db, row, to, now);
  },
};
