import type { Invariant } from './observed.ts';

const PAID_STATES = new Set([
  'paid',
  'allotted',
  'redeem_requested',
  'redeemed_full',
  'transferred_full',
  'rta_rejected',
]);
const UNPAID_STATES = new Set(['payment_pending', 'payment_failed', 'cancelled']);

/** Money in by order: an order is paid at most once, with its amount; nothing is allotted that was not paid. */
export const createPaymentsInvariant = (): Invariant => ({
  name: 'nothing allotted that was not paid',
  source: 'sandbox.md 3.2 and 3.6, INV-06, decision 026',
  reads: ['orders', 'payments'],
  check: ({ orders, payments }) => {
    const byOrder = Map.groupBy(payments, ({ order_id }) => order_id);
    return orders.flatMap(({ id, number, type, amount, state }) => {
      const own = byOrder.get(id) ?? [];
      const paid = own.filter((payment) => payment.state === 'paid');
      const open = own.filter((payment) => payment.state === 'open' || payment.state === 'pending');
      const problems: string[] = [];
      if (own.some((payment) => payment.amount !== amount))
        problems.push(`Order ${number}: a payment has another amount.`);
      if (paid.length > 1) problems.push(`Order ${number} is paid ${paid.length} times.`);
      if (open.length > 1) problems.push(`Order ${number} has ${open.length} open payments.`);
      if (type === 'single' && PAID_STATES.has(state) && paid.length === 0)
        problems.push(`Order ${number} is ${state} and was not paid.`);
      if (UNPAID_STATES.has(state) && paid.length > 0) problems.push(`Order ${number} is ${state}, but was paid.`);
      return problems;
    });
  },
});
