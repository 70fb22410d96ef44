import { type OrderRow } from '../orders/records/order-tables.ts';
import { moveOrderToState } from '../orders/settlement/transitions.ts';
import { type Database } from '../store/database.ts';
import { type PaymentRow, type PaymentState } from './payment-tables.ts';

const findOrderOfPayment = (db: Database, payment: PaymentRow): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', payment.order_id).executeTakeFirst();

const awaitingStates: readonly OrderRow['state'][] = ['payment_pending', 'payment_processing', 'payment_failed'];

/**
 * Stores the decision of the bank about a payment. An order that no longer awaits a payment, because it was cancelled
 * meanwhile, is unchanged, and its payment fails: no money is taken for it. Returns whether the order awaited it.
 */
export const storePaymentDecision = async (
  db: Database,
  payment: PaymentRow,
  state: Exclude<PaymentState, 'open'>,
  at: number,
): Promise<boolean> => {
  const order = await findOrderOfPayment(db, payment);
  const isAwaited = order !== undefined && awaitingStates.includes(order.state);
  const stored = { state: isAwaited ? state : 'failed', due_at: null, due_state: '' } as const;
  await db.updateTable('payments').set(stored).where('id', '=', payment.id).execute();
  if (!isAwaited) return false;
  const next = ({ pending: 'payment_processing', paid: 'paid', failed: 'payment_failed' } as const)[state];
  if (order.state !== next) await moveOrderToState(db, order, next, at);
  return true;
};

/** Marks a payment as pending until the moment of the decision; null waits for the control surface. */
export const markPaymentPending = async (
  db: Database,
  payment: PaymentRow,
  due: { readonly at: number; readonly state: 'paid' | 'failed' } | null,
  now: number,
): Promise<void> => {
  const isAwaited = await storePaymentDecision(db, payment, 'pending', now);
  if (!due || !isAwaited) return;
  await db.updateTable('payments').set({ due_at: due.at, due_state: due.state }).where('id', '=', payment.id).execute();
};
