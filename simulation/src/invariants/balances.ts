import type { PayoutRow } from '../../../apps/sandbox/src/orders/records/schedule-tables.ts';
import type { Invariant } from './observed.ts';

const TOLERANCE = 1e-6;

const isDeducted = ({ schedule_id, state }: PayoutRow) => schedule_id !== '' || state === 'credited';

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Units of an order = allotted − redeemed − transferred, and its cost likewise; neither is ever negative. */
export const createBalancesInvariant = (): Invariant => {
  /** Units and cost of a single order when it was allotted. */
  const bought = new Map<string, { readonly units: number; readonly invested: number }>();
  return {
    name: 'units of a folio',
    source: 'decision 077, OM-143',
    reads: ['orders', 'payouts'],
    check: ({ orders, payouts }) => {
      const soldOf = Map.groupBy(payouts.filter(isDeducted), ({ order_id }) => order_id);
      const childrenOf = Map.groupBy(
        orders.filter(({ parent_id, state }) => parent_id !== '' && state === 'allotted'),
        ({ parent_id }) => parent_id,
      );
      return orders.flatMap((row) => {
        const problems = (['units', 'value', 'redeemable', 'invested'] as const)
          .filter((column) => row[column] < -TOLERANCE)
          .map((column) => `Order ${row.number || row.registration_no}: ${column} is ${row[column]}.`);
        if (row.type === 'installment') return problems;
        const sold = soldOf.get(row.id) ?? [];
        if (row.type === 'single' && row.allotted_at !== null && !bought.has(row.id) && sold.length === 0)
          bought.set(row.id, { units: row.units, invested: row.invested });
        const children = childrenOf.get(row.id) ?? [];
        const source =
          row.type === 'single'
            ? bought.get(row.id)
            : {
                units: sumOf(children.map(({ units }) => units)),
                invested: sumOf(children.map(({ amount }) => amount)),
              };
        if (source === undefined) return problems;
        const units = source.units - sumOf(sold.map((payout) => payout.units));
        const invested = source.invested - sumOf(sold.map(({ cost }) => cost));
        if (Math.abs(units - row.units) > TOLERANCE * Math.max(1, source.units))
          problems.push(`Order ${row.number || row.registration_no}: ${row.units} units, the sum is ${units}.`);
        if (Math.abs(invested - row.invested) > TOLERANCE * Math.max(1, source.invested))
          problems.push(`Order ${row.number || row.registration_no}: cost ${row.invested}, the sum is ${invested}.`);
        return problems;
      });
    },
  };
};
