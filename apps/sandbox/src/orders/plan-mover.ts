import { type Mover } from '../ground/mover.ts';
import { type Database } from '../store/database.ts';
import { orderById } from './orders.ts';
import { type ScheduleKind } from './schedule-tables.ts';
import { endOrder } from './standing-order.ts';
import { cancelWithdrawals } from './withdrawals.ts';

const plans = (db: Database, kind: ScheduleKind) =>
  db
    .selectFrom('schedules')
    .innerJoin('orders', 'orders.id', 'schedules.order_id')
    .where('schedules.kind', '=', kind)
    .where('schedules.state', '=', 'running');

/** Plan of an order, found by the registration number, number or id of the order. */
const planOf = (db: Database, kind: ScheduleKind, named: string) =>
  plans(db, kind)
    .selectAll('schedules')
    .where((row) =>
      row.or([
        row.eb('orders.id', '=', named),
        row.eb('orders.number', '=', named),
        row.eb('orders.registration_no', '=', named),
      ]),
    )
    .orderBy('orders.created_at', 'desc')
    .executeTakeFirst();

/** Moves a running plan by hand: `due` carries out its next instalment, transfer or payout; `cancelled` ends it. */
export const planMover = (kind: ScheduleKind): Mover => ({
  list: async (db, most) => {
    const rows = await plans(db, kind)
      .innerJoin('clients', 'clients.id', 'orders.client_id')
      .select(['orders.id', 'orders.registration_no', 'orders.scheme_name', 'clients.mobile as owner'])
      .select(['schedules.made', 'schedules.installments'])
      .orderBy('orders.created_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, owner, registration_no, scheme_name, made, installments }) => ({
      id,
      owner,
      label: `${registration_no} · ${scheme_name}`,
      state: `${made} of ${installments}`,
    }));
  },
  next: async (db, id) => ((await planOf(db, kind, id)) ? ['due', 'cancelled'] : undefined),
  move: async (db, _random, id, to, now) => {
    const plan = await planOf(db, kind, id);
    if (!plan) return;
    if (to === 'due') {
      await db.updateTable('schedules').set({ due_at: now }).where('id', '=', plan.id).execute();
      return;
    }
    const order = await orderById(db, plan.order_id);
    if (kind === 'swp') await cancelWithdrawals(db, order, plan, now);
    else await endOrder(db, order, now);
  },
});
