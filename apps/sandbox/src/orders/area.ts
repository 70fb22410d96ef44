import { type Area } from '../ground/area.ts';
import { installmentMagic } from './installments.ts';
import { singleMagic } from './kinds/single.ts';
import { cancelOrder, cancelSip } from './cancel-order.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { making } from '../store/columns.ts';
import { dueOrders } from './due-orders.ts';
import { indexLines } from './index-lines.ts';
import { getOrderStatement } from './get-order-statement.ts';
import { getOrderStatus, getPortfolio, listOrders } from './list-orders.ts';
import { dueAllotments } from './allotments.ts';
import { dueInstallments } from './due-installments.ts';
import { dueWaiting } from './due-waiting.ts';
import { makeNavDays } from './make-nav-days.ts';
import { makeSchedules } from './make-schedules.ts';
import { makeRedemptions } from './make-redemptions.ts';
import { makeUnits } from './make-units.ts';
import { orderMover } from './order-mover.ts';
import { pauseSip } from './pause-sip.ts';
import { planMover } from './plan-mover.ts';
import { dueRedemptions } from './redemptions.ts';
import { dueTransfers } from './transfers.ts';
import { dueWithdrawals, dueWithdrawn } from './withdrawals.ts';
import { seedOrders } from './seed-orders.ts';
import { wakePlans } from './wake-plans.ts';

/** Orders and registrations after their placement. */
export const orders = {
  magic: [...singleMagic, ...installmentMagic],
  operations: {
    listOrders: { read: listOrders },
    getOrderStatus,
    getPortfolio,
    getOrderStatement,
    cancelOrder,
    cancelSip,
    pauseSip,
  } satisfies OperationsOf<'orders' | 'standing' | 'statement'>,
  tables: {
    orders: { owner: 'client_id', copied: { id: 'ord' } },
    order_events: { owner: 'order_id', of: 'orders', copied: {} },
    schedules: { owner: 'client_id', copied: { id: 'sch' } },
    payouts: { owner: 'client_id', copied: { id: 'out' } },
  },
  migrations: {
    '2026-11-20-4-orders': making({
      tables: {
        orders: {
          key: 'id',
          texts:
            'client_id parent_id type registration_no number folio scheme_code scheme_isin scheme_name scheme_amc state start_day nominee_id bank rejection notice due_state terms overrides',
          numbers:
            'position is_redemption_allowed is_stp_offered is_swp_offered amount invested redeemable minimum is_pausable created_at',
          maybeNumbers: 'allotted_at due_at',
        },
        order_events: { texts: 'order_id message', numbers: 'position at' },
      },
      indexes: [
        ['orders', 'client_id'],
        ['orders', 'number'],
        ['orders', 'due_at'],
        ['order_events', 'order_id'],
      ],
    }),
    '2026-11-22-7-schedules': makeSchedules,
    '2026-11-22-8-mandates-decided': makeUnits,
    '2026-11-22-9-submissions': (db) =>
      db.schema
        .alterTable('orders')
        .addColumn('submission', 'text', (column) => column.notNull().defaultTo(''))
        .execute(),
    '2026-11-22-9-x-lines': indexLines,
    '2026-11-22-9-y-redemptions': makeRedemptions,
    '2026-11-23-1-plans-go-on': wakePlans,
    '2026-11-24-1-nav-days': makeNavDays,
    '2026-11-23-5-registered-at': (db) =>
      db.schema
        .alterTable('schedules')
        .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute(),
  },
  due: [
    dueOrders,
    dueWaiting,
    dueInstallments,
    dueAllotments,
    dueRedemptions,
    dueWithdrawn,
    dueWithdrawals,
    dueTransfers,
  ],
  movers: { order: orderMover, sip: planMover('sip'), stp: planMover('stp'), swp: planMover('swp') },
  seed: seedOrders,
} satisfies Area;
