import { type OrderRow } from '../../orders/records/order-tables.ts';
import { type PayoutRow, type ScheduleKind } from '../../orders/records/schedule-tables.ts';
import { type Database } from '../../store/database.ts';

/** Payout with the kind of its plan; null for a redemption. */
export interface LedgerPayout extends PayoutRow {
  readonly plan_kind: ScheduleKind | null;
}

/** Columns of an allotment; lists can have thousands of them. */
const ALLOTMENT_COLUMNS = ['id', 'parent_id', 'amount', 'units', 'nav_day', 'allotted_at', 'created_at'] as const;
export type Allotment = Pick<OrderRow, (typeof ALLOTMENT_COLUMNS)[number]>;

/** Order or registration with units, at present or in the past, and its instalments and payouts. */
export interface OrderLedger {
  readonly order: OrderRow;
  readonly installments: readonly Allotment[];
  readonly payouts: readonly LedgerPayout[];
}

/** Reads the orders of a client that have received units, in three queries. */
export const readOrderLedgers = async (db: Database, clientId: string): Promise<readonly OrderLedger[]> => {
  const allotted = db.selectFrom('orders').where('client_id', '=', clientId).where('allotted_at', 'is not', null);
  const orders = await allotted
    .selectAll()
    .where('type', '!=', 'installment')
    .orderBy('allotted_at')
    .orderBy('number')
    .orderBy('id')
    .execute();
  if (orders.length === 0) return [];
  const installments = await allotted
    .select(ALLOTMENT_COLUMNS)
    .where('type', '=', 'installment')
    .where('state', '=', 'allotted')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const payouts = await db
    .selectFrom('payouts')
    .leftJoin('schedules', 'schedules.id', 'payouts.schedule_id')
    .selectAll('payouts')
    .select('schedules.kind as plan_kind')
    .where('payouts.client_id', '=', clientId)
    .orderBy('payouts.requested_at')
    .orderBy('payouts.id')
    .execute();
  const installmentsOf = Map.groupBy(installments, ({ parent_id }) => parent_id);
  const payoutsOf = Map.groupBy(payouts, ({ order_id }) => order_id);
  return orders.map((order) => ({
    order,
    installments: installmentsOf.get(order.id) ?? [],
    payouts: payoutsOf.get(order.id) ?? [],
  }));
};
