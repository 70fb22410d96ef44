import { calendarDayOf, type CalendarDay } from '../formats.ts';
import type { OrderStatus } from '../labels.ts';
import type { Order } from '../wire-types.gen.ts';

/** The status of an order or registration as its provider computes it. */
export interface StatedOrderStatus {
  readonly status: OrderStatus;
  /**
   * Paused: the day of the next instalment. Payout pending: the day by which the money is paid. Null for any other
   * status, and if the provider states no readable day.
   */
  readonly day: CalendarDay | null;
}

/** Returns the status that the provider states; null without one, and the flags of the order then decide (026). */
export function statedOrderStatusOf({
  order_status: status,
  order_status_date,
}: Pick<Order, 'order_status' | 'order_status_date'>): StatedOrderStatus | null {
  if (status === undefined) return null;
  const hasDay = status === 'paused' || status === 'payoutPending';
  return { status, day: hasDay ? calendarDayOf(order_status_date ?? '') : null };
}
