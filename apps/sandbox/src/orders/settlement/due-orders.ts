import { type DueSource } from '../../ground/due.ts';
import { type Database } from '../../store/database.ts';
import { type OrderState } from '../records/order-tables.ts';
import { moveOrderToState } from './transitions.ts';

const ordersWithTransition = (db: Database) =>
  db
    .selectFrom('orders')
    .where('due_state', '!=', '')
    .where((due) => due.or([due.eb('type', '!=', 'installment'), due.eb('due_state', '!=', 'allotted')]));

/** Orders with a due transition, except allotments of instalments: those are allotted together. */
export const dueOrders: DueSource = {
  earliest: (db, until) =>
    ordersWithTransition(db).select('due_at').where('due_at', '<=', until).orderBy('due_at').limit(1).$asScalar(),
  run: async (db, _random, at) => {
    const row = await ordersWithTransition(db)
      .selectAll()
      .$narrowType<{ due_state: OrderState }>()
      .where('due_at', '=', at)
      .orderBy('position')
      .executeTakeFirstOrThrow();
    await moveOrderToState(db, row, row.due_state, at);
  },
};
