import type { Order } from '@folioflow/api/contract';

/** Both flags (OM-083, INV-22), and a number that may be left out. */
export const mayPause = (order: Order): boolean =>
  order.is_pause_allowed && order.mf_order_is_pause_allowed && pauseCountsOf(order).length > 0;

/** A number of the provider's never becomes a list without end. */
const MOST_COUNTS = 60;

/** From the fewest to the most installments that the provider lets be left out, both included (OM-084). */
export function pauseCountsOf(order: Order): readonly number[] {
  const fewest = Math.max(1, order.mf_order_pause_minimum_installments ?? 1);
  const most = order.mf_order_pause_maximum_installments ?? 0;
  const places = Math.min(MOST_COUNTS, Math.max(0, Math.floor(most - fewest) + 1));
  return Array.from({ length: places }, (_, place) => fewest + place);
}
