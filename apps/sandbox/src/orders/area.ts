import { type Area } from '../ground/area.ts';
import { installmentMagic } from './sip/installments.ts';
import { singleMagic } from './kinds/single.ts';
import { cancelOrder, cancelSip } from './changes/cancel-order.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { createMigrationStep } from '../store/columns.ts';
import { dueOrders } from './settlement/due-orders.ts';
import { indexHistoryLines } from './migrations/index-history-lines.ts';
import { getOrderStatement } from './statement/get-order-statement.ts';
import { getOrderStatus, getPortfolio, listOrders } from './view/list-orders.ts';
import { dueAllotments } from './settlement/allotments.ts';
import { dueInstallments } from './sip/due-installments.ts';
import { dueMandateDecisions } from './sip/due-mandate-decisions.ts';
import { addNavDayColumn } from './migrations/add-nav-day-column.ts';
import { createScheduleTables } from './migrations/create-schedule-tables.ts';
import { addRedemptionColumns } from './migrations/add-redemption-columns.ts';
import { addUnitsColumn } from './migrations/add-units-column.ts';
import { orderMover } from './settlement/order-mover.ts';
import { pauseSip } from './changes/pause-sip.ts';
import { createPlanMover } from './changes/plan-mover.ts';
import { dueRedemptions } from './redemption/redemptions.ts';
import { dueTransfers } from './transfer/transfers.ts';
import { dueWithdrawals, dueWithdrawalCredits } from './redemption/withdrawals.ts';
import { seedOrders } from './seed/seed-orders.ts';
import { addDayOfMonth } from './migrations/add-day-of-month.ts';
import { resumeStalledPlans } from './migrations/resume-stalled-plans.ts';

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
  } satisfies OperationsOf<'orders' | 'orderChanges' | 'statement'>,
  tables: {
    orders: { owner: 'client_id', idPrefixes: { id: 'ord' } },
    order_events: { owner: 'order_id', parentTable: 'orders', idPrefixes: {} },
    schedules: { owner: 'client_id', idPrefixes: { id: 'sch' } },
    payouts: { owner: 'client_id', idPrefixes: { id: 'out' } },
  },
  migrations: {
    '2026-11-20-4-orders': createMigrationStep({
      tables: {
        orders: {
          key: 'id',
          texts:
            'client_id parent_id type registration_no number folio scheme_code scheme_isin scheme_name scheme_amc state start_day nominee_id bank rejection notice due_state terms overrides',
          numbers:
            'position is_redemption_allowed is_stp_offered is_swp_offered amount invested redeemable minimum is_pausable created_at',
          nullableNumbers: 'allotted_at due_at',
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
    '2026-11-22-7-schedules': createScheduleTables,
    '2026-11-22-8-mandates-decided': addUnitsColumn,
    '2026-11-22-9-submissions': (db) =>
      db.schema
        .alterTable('orders')
        .addColumn('submission', 'text', (column) => column.notNull().defaultTo(''))
        .execute(),
    '2026-11-22-9-x-lines': indexHistoryLines,
    '2026-11-22-9-y-redemptions': addRedemptionColumns,
    '2026-11-23-1-plans-go-on': resumeStalledPlans,
    '2026-11-24-1-nav-days': addNavDayColumn,
    '2026-11-23-5-registered-at': (db) =>
      db.schema
        .alterTable('schedules')
        .addColumn('created_at', 'bigint', (column) => column.notNull().defaultTo(0))
        .execute(),
    '2026-11-25-1-mandate-row-ids': (db) =>
      db.schema.alterTable('schedules').renameColumn('mandate_id', 'mandate_row_id').execute(),
    '2026-11-30-1-days-of-months': addDayOfMonth,
  },
  due: [
    dueOrders,
    dueMandateDecisions,
    dueInstallments,
    dueAllotments,
    dueRedemptions,
    dueWithdrawalCredits,
    dueWithdrawals,
    dueTransfers,
  ],
  movers: { order: orderMover, sip: createPlanMover('sip'), stp: createPlanMover('stp'), swp: createPlanMover('swp') },
  seed: seedOrders,
} satisfies Area;
