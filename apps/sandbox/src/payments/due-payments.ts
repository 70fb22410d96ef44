import { type DueSource } from '../ground/due.ts';
import { storePaymentDecision } from './payments.ts';

/** Payments with a due decision of the bank. */
export const duePayments: DueSource = {
  earliest: (db, until) =>
    db.selectFrom('payments').select('due_at').where('due_at', '<=', until).orderBy('due_at').limit(1).$asScalar(),
  run: async (db, _random, at) => {
    const row = await db.selectFrom('payments').selectAll().where('due_at', '=', at).executeTakeFirstOrThrow();
    await storePaymentDecision(db, row, row.due_state === 'failed' ? 'failed' : 'paid', at);
  },
};
