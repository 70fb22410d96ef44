import { paiseOf, type ListedOrderType, type Order } from '@folioflow/api/contract';
import { orderTypeOf } from '../order-state.ts';
import type { RepeatableOrder } from './recent-order.types.ts';

/** The list that contains an order; the same list contains both kinds of SIP. */
export const listTypeOf = (order: Order, listType: ListedOrderType = 'single'): ListedOrderType => {
  const type = orderTypeOf(order, listType);
  return type === 'sip' ? 'xsip' : type;
};

/** A SWP or redemption of an order for the comparison, with the list of the order. */
export const repeatableWithdrawal = (
  kind: 'swp' | 'redemption',
  order: Order,
  amount: string,
  listType?: ListedOrderType,
): RepeatableOrder => ({
  kind,
  listType: listTypeOf(order, listType),
  subjectKey: order.order_id,
  amount: paiseOf(amount) ?? 0,
});
