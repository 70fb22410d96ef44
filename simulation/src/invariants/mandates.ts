import type { Invariant } from './observed.ts';

/** Debits under a mandate: their sum is the used limit, which is never above the limit. */
export const createMandatesInvariant = (): Invariant => ({
  name: 'mandates are never debited above their limit',
  source: 'sandbox.md 3.3 and 3.5, INV-28',
  reads: ['mandates', 'schedules', 'orders'],
  check: ({ mandates, schedules, orders }) =>
    mandates.flatMap(({ id, number, amount, limit_used, state }) => {
      const plans = new Map(
        schedules.filter(({ mandate_row_id }) => mandate_row_id === id).map((plan) => [plan.order_id, plan]),
      );
      const debits = orders.filter(
        ({ type, parent_id, state: childState }) =>
          type === 'installment' && plans.has(parent_id) && childState !== 'rta_rejected',
      );
      const sum = debits.reduce((total, debit) => total + debit.amount, 0);
      const problems = limit_used > amount ? [`Mandate ${number} is used for ${limit_used} of ${amount}.`] : [];
      if (sum !== limit_used) problems.push(`Mandate ${number}: ${limit_used} used, ${sum} debited.`);
      if (state === 'registered' && sum > 0) problems.push(`Mandate ${number} was debited before its approval.`);
      return problems;
    }),
});
