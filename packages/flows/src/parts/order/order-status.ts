import { statedOrderStatusOf, type CalendarDay, type Order, type OrderStatus } from '@folioflow/api/contract';
import { orderStateOf, type OrderState } from './order-state.ts';

/** The one status of an order or a registration (decision 026). */
export interface DisplayedOrderStatus {
  /** The status that the provider states; without one the state by its flags. */
  readonly name: OrderStatus | OrderState;
  /** Paused: day of the next instalment. Payout pending: day by which the money is paid. Null for any other status. */
  readonly day: CalendarDay | null;
  /** True if the provider's own text can say more than the name: a failed payment, a reason, or an unstated status. */
  readonly hasMoreInMessage: boolean;
}

/** Returns the status of an order. No status is computed: without a stated one the flags decide. */
export function displayedStatusOf(order: Order): DisplayedOrderStatus {
  const stated = statedOrderStatusOf(order);
  if (stated === null) return { name: orderStateOf(order), day: null, hasMoreInMessage: true };
  const { status: name, day } = stated;
  return {
    name,
    day,
    hasMoreInMessage: name === 'processing' || (name === 'waitingForPayment' && order.is_payment_failed),
  };
}
