import { type DueSource } from '../../ground/due.ts';
import { moveOrderToState } from './transitions.ts';

/** Orders with a due transition, except allotments of instalments: those are allotted together. */
export const dueOrders: DueSource = async (db, until) => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('due_at', '<=', until)
    .where((due) => due.or([due.eb('type', '!=', 'installment'), due.eb('due_state', '!=', 'allotted')]))
    .orderBy('due_at')
    .orderBy('position')
    .executeTakeFirst();
  if (typeof row?.due_at !== 'number' || row.due_state === '') return undefined;
  const { due_at: at, due_state: state } = row;
  return { at, run: (transaction) => moveOrderToState(transaction, row, state, at) };
};
