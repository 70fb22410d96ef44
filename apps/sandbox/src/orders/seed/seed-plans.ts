import { MS_PER_DAY } from '@folioflow/api/contract';
import { mandateIdOf } from '../../banking/mandates/mandate-tables.ts';
import { type Day } from '../../kit/days.ts';
import { dayOfMonth } from '../../kit/periods.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';
import { orderIdOf, type SeedOrder } from './seed-order.ts';
import { computeResumedSchedule } from '../records/schedules.ts';

const MS_PER_MONTH = 30 * MS_PER_DAY;
const INSTALLMENTS = 12;
const FREQUENCY = 'MONTHLY';

/** Plan of a registration, or SWP of an order. */
export const scheduleOf = ({ plan, payable }: SeedOrder, row: OrderRow, today: Day): ScheduleRow | undefined => {
  if (!plan) return undefined;
  const made = plan.made + (payable === undefined ? 0 : 1);
  const isRunning = plan.state === undefined;
  const stoppedPlan: ScheduleRow = {
    id: `SCH_${row.id}`,
    client_id: row.client_id,
    order_id: row.id,
    kind: plan.kind,
    state: plan.state ?? 'running',
    frequency: FREQUENCY,
    amount: plan.amount * 1000,
    first_day: row.start_day,
    day_of_month: dayOfMonth(row.start_day),
    installments: INSTALLMENTS,
    made,
    skips: 0,
    pause_fewest: plan.pause_fewest ?? 0,
    pause_most: plan.pause_most ?? 0,
    mandate_row_id: plan.mandate === undefined ? '' : mandateIdOf(row.client_id, plan.mandate),
    source_id: plan.source === undefined ? '' : orderIdOf(row.client_id, plan.source),
    created_at: 0,
    due_at: null,
  };
  return isRunning ? { ...stoppedPlan, ...computeResumedSchedule(stoppedPlan, today) } : stoppedPlan;
};

const createInstallmentRow = (row: OrderRow, place: number, rest: Partial<OrderRow>): OrderRow => ({
  ...row,
  allotted_at: row.allotted_at === null ? null : row.allotted_at + (place - 1) * MS_PER_MONTH,
  id: `${row.id}_${place}`,
  parent_id: row.id,
  type: 'installment',
  position: place,
  invested: 0,
  units: 0,
  value: 0,
  redeemable: 0,
  terms: '{}',
  overrides: '{}',
  created_at: row.created_at + (place - 1) * MS_PER_MONTH,
  ...rest,
});

/** Allotted instalments of a registration, and the unpaid one if any. */
export const installmentsOf = ({ plan, payable }: SeedOrder, row: OrderRow): OrderRow[] => {
  if (!plan || plan.kind === 'swp') return [];
  const held = { invested: row.amount, value: row.amount, redeemable: row.amount };
  const allotted = Array.from({ length: plan.made }, (_, index) =>
    createInstallmentRow(row, index + 1, {
      ...held,
      number: `10${String(row.position).padStart(3, '0')}00${index + 1}`,
    }),
  );
  if (payable === undefined) return allotted;
  return [...allotted, createInstallmentRow(row, plan.made + 1, { number: payable, state: 'payment_pending' })];
};

/** Payouts of a SWP so far. */
export const payoutsOf = (plan: ScheduleRow, row: OrderRow): PayoutRow[] =>
  Array.from({ length: plan.made }, (_, index) => ({
    id: `PAYOUT_${row.id}_${index + 1}`,
    client_id: row.client_id,
    order_id: row.id,
    schedule_id: plan.id,
    position: index + 1,
    amount: plan.amount,
    credited: plan.amount,
    state: 'credited',
    requested_at: row.created_at + (index + 1) * MS_PER_MONTH,
    due_at: null,
    nav_day: '',
    is_whole: 0,
    units: 0,
    cost: 0,
  }));
