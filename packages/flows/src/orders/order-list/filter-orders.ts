import { isYes, type Order } from '@folioflow/api/contract';

/** Returns the orders with at least one chosen flag; all orders if no flag is chosen (OM-068 to OM-070). */
export function filterOrders(orders: readonly Order[], chosen: readonly string[]): readonly Order[] {
  if (chosen.length === 0) return orders;
  const hasFlag = (order: object, flag: string) => isYes((order as Readonly<Record<string, unknown>>)[flag]);
  return orders.filter((order) => chosen.some((flag) => hasFlag(order, flag)));
}
