import type { Order } from '@folioflow/api/contract';

/** True if both flags are set (OM-083, INV-22) and a number of instalments can be chosen. */
export const isPausable = (order: Order): boolean =>
  order.is_pause_allowed && order.mf_order_is_pause_allowed && pauseCountsOf(order).length > 0;

/** Bounds the list, whatever maximum the provider returns. */
const MOST_COUNTS = 60;

/** Lists the numbers of instalments that can be skipped, from minimum to maximum, both inclusive (OM-084). */
export function pauseCountsOf(order: Order): readonly number[] {
  const fewest = Math.max(1, order.mf_order_pause_minimum_installments ?? 1);
  const most = order.mf_order_pause_maximum_installments ?? 0;
  const places = Math.min(MOST_COUNTS, Math.max(0, Math.floor(most - fewest) + 1));
  return Array.from({ length: places }, (_, place) => fewest + place);
}
