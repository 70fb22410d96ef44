import { isYes, type Order } from '@folioflow/api/contract';

/** Orders of which any of the chosen flags is true; all of them while none is chosen (OM-068 to OM-070). */
export function filterOrders(orders: readonly Order[], chosen: readonly string[]): readonly Order[] {
  if (chosen.length === 0) return orders;
  return orders.filter((order) => {
    const flags: Readonly<Record<string, unknown>> = { ...order };
    return chosen.some((flag) => isYes(flags[flag]));
  });
}
