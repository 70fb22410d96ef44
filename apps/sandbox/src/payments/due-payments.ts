import { type DueSource } from '../ground/due.ts';
import { storePaymentDecision } from './payments.ts';

/** Payments with a due decision of the bank. */
export const duePayments: DueSource = async (db, until) => {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('due_at', '<=', until)
    .orderBy('due_at')
    .executeTakeFirst();
  if (typeof row?.due_at !== 'number') return undefined;
  const { due_at: at } = row;
  const state = row.due_state === 'failed' ? 'failed' : 'paid';
  return { at, run: async (transaction) => void (await storePaymentDecision(transaction, row, state, at)) };
};
