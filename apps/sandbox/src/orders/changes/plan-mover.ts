import { type Mover } from '../../ground/mover.ts';
import { type Database } from '../../store/database.ts';
import { readOrderRow } from '../view/orders.ts';
import { type ScheduleKind } from '../records/schedule-tables.ts';
import { cancelOrderAndPlan } from './standing-order.ts';
import { endSwp } from '../redemption/withdrawals.ts';

const selectRunningPlans = (db: Database, kind: ScheduleKind) =>
  db
    .selectFrom('schedules')
    .innerJoin('orders', 'orders.id', 'schedules.order_id')
    .where('schedules.kind', '=', kind)
    .where('schedules.state', '=', 'running');

/** Plan of an order, found by the registration number, number or id of the order. */
const findPlan = (db: Database, kind: ScheduleKind, named: string) =>
  selectRunningPlans(db, kind)
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
export const createPlanMover = (kind: ScheduleKind): Mover => ({
  list: async (db, most) => {
    const rows = await selectRunningPlans(db, kind)
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
  nextStates: async (db, id) => ((await findPlan(db, kind, id)) ? ['due', 'cancelled'] : undefined),
  move: async (db, _random, id, to, now) => {
    const plan = await findPlan(db, kind, id);
    if (!plan) return;
    if (to === 'due') {
      await db.updateTable('schedules').set({ due_at: now }).where('id', '=', plan.id).execute();
      return;
    }
    const order = await readOrderRow(db, plan.order_id);
    if (kind === 'swp') await endSwp(db, order, plan, now);
    else await cancelOrderAndPlan(db, order, now);
  },
});
