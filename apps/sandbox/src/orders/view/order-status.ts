import { type Order, type OrderStatus } from '@folioflow/api/contract';
import { dayAt, formatWireDay } from '../../kit/days.ts';
import { type StoredOrderFacts } from '../kinds/kind.ts';
import { type OrderRow, type OrderState } from '../records/order-tables.ts';
import { occurrenceMoment } from '../records/schedules.ts';

const statusOfState: Readonly<Record<OrderState, OrderStatus>> = {
  payment_pending: 'waitingForPayment',
  payment_processing: 'processing',
  payment_failed: 'waitingForPayment',
  paid: 'processing',
  allotted: 'allotted',
  rta_rejected: 'rejected',
  cancelled: 'cancelled',
  redeem_requested: 'payoutPending',
  redeemed_full: 'redeemed',
  registered: 'active',
  waiting_for_mandate: 'processing',
  paused: 'paused',
  completed: 'completed',
  transferred_full: 'completed',
};

const datedStatus = (order_status: OrderStatus, moment: number | null): Partial<Order> =>
  moment === null ? { order_status } : { order_status, order_status_date: formatWireDay(dayAt(moment)) };

/** A registration is `allotted` after its first allotment, and continues; an unpaid instalment waits for the investor. */
const statusOfRegistration = (status: OrderStatus, payable: OrderRow | undefined): OrderStatus => {
  if (status !== 'allotted' && status !== 'active') return status;
  return payable === undefined ? 'active' : 'waitingForPayment';
};

/** The status of an order from its row, and of a registration from its plan, with the day that belongs to it. */
export const orderStatusFieldsOf = (
  { state }: OrderRow,
  { plan, payable, redemption }: Pick<StoredOrderFacts, 'plan' | 'payable' | 'redemption'>,
): Partial<Order> => {
  const status = statusOfState[state];
  if (status === 'payoutPending') return datedStatus(status, redemption?.due_at ?? null);
  if (plan === undefined) return { order_status: status };
  if (status === 'paused') return datedStatus(status, occurrenceMoment(plan, plan.made + plan.skips));
  return { order_status: statusOfRegistration(status, payable) };
};
