import type { Invariant } from './observed.ts';

/** A transfer buys the target with the amount that its source is credited with, after the exit load. */
export const createTransfersInvariant = (): Invariant => {
  const checked = new Set<string>();
  return {
    name: 'a transfer buys what is left of its sale',
    source: 'sandbox.md 3.4, decision 033',
    reads: ['orders', 'schedules', 'payouts'],
    check: ({ orders, schedules, payouts }) => {
      const plans = new Map(schedules.filter(({ kind }) => kind === 'stp').map((plan) => [plan.order_id, plan]));
      const sales = new Map(payouts.map((payout) => [`${payout.schedule_id} ${payout.position}`, payout]));
      return orders.flatMap(({ id, parent_id, position, number, state, amount }) => {
        const plan = plans.get(parent_id);
        if (plan === undefined || state !== 'allotted' || checked.has(id)) return [];
        checked.add(id);
        const credited = sales.get(`${plan.id} ${position}`)?.credited;
        return credited === amount ? [] : [`Transfer ${number} buys for ${amount}, its sale brings ${credited ?? 0}.`];
      });
    },
  };
};
