import type { OrderState } from '../../../apps/sandbox/src/orders/records/order-tables.ts';
import type { Invariant } from './observed.ts';

/** States of a single order that may follow a state, also several transitions later. */
const following: Readonly<Partial<Record<OrderState, readonly OrderState[]>>> = {
  payment_pending: ['payment_processing', 'payment_failed', 'paid', 'allotted', 'rta_rejected', 'cancelled'],
  payment_processing: ['payment_failed', 'paid', 'allotted', 'rta_rejected', 'cancelled'],
  payment_failed: ['payment_processing', 'paid', 'allotted', 'rta_rejected', 'cancelled', 'payment_pending'],
  paid: ['allotted', 'rta_rejected', 'redeem_requested', 'redeemed_full', 'transferred_full'],
  allotted: ['redeem_requested', 'redeemed_full', 'transferred_full'],
  redeem_requested: ['allotted', 'redeemed_full', 'transferred_full'],
  rta_rejected: [],
  cancelled: [],
  redeemed_full: [],
  transferred_full: [],
};

/** Life cycle of a single order, and of nothing else: an order does not disappear, and keeps its amount and owner. */
export const createTransitionsInvariant = (): Invariant => {
  const last = new Map<string, { readonly state: OrderState; readonly amount: number; readonly owner: string }>();
  return {
    name: 'life cycle of an order',
    source: 'sandbox.md 3.2, decision 026',
    reads: ['orders'],
    check: ({ orders }) => {
      const problems: string[] = [];
      const found = new Map(orders.map((row) => [row.id, row]));
      for (const [id, before] of last) {
        const row = found.get(id);
        if (row === undefined) problems.push(`The order ${id} has disappeared.`);
        else if (row.client_id !== before.owner || row.amount !== before.amount)
          problems.push(`Order ${row.number} has another owner or amount.`);
      }
      for (const { id, type, state, amount, client_id, number } of orders) {
        const before = last.get(id)?.state;
        if (type === 'single' && before !== undefined && before !== state) {
          if (following[before]?.includes(state) !== true) problems.push(`Order ${number}: ${before}, then ${state}.`);
        }
        last.set(id, { state, amount, owner: client_id });
      }
      return problems;
    },
  };
};
