import { type Mover } from '../control/mover.ts';
import { settlePayment } from './payments.ts';

const next = { open: ['pending', 'paid', 'failed'], pending: ['paid', 'failed'], paid: [], failed: [] } as const;

/** Lets the bank speak about a payment by hand. */
export const paymentMover: Mover = {
  next: async (db, id) => {
    const row = await db.selectFrom('payments').select('state').where('id', '=', id).executeTakeFirst();
    return row && next[row.state];
  },
  move: async (db, _random, id, to, now) => {
    const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
    if (row && (to === 'pending' || to === 'paid' || to === 'failed')) await settlePayment(db, row, to, now);
  },
};
