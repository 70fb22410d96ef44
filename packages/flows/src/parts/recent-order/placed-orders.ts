import { paiseOf, type ListedOrderType, type Mandate, type Order } from '@folioflow/api/contract';
import { orderStateOf, orderTypeOf, type OrderState } from '../order-state.ts';
import type { PlacedOrder, RepeatableKind, RepeatableOrder } from './recent-order.types.ts';

const over: readonly OrderState[] = ['cancelled', 'rejected', 'paymentFailed'];

const schemeName = (name: string): string => name.trim().toUpperCase();

/** Identifies a purchase: an order contains its scheme and option only as a name. */
export const purchaseOf = schemeName;
/** Identifies a transfer by the source order and the target scheme. */
export const transferOf = (sourceId: string, target: string): string => JSON.stringify([sourceId, schemeName(target)]);
/** Identifies a mandate by its bank account. */
export const mandateOf = (accountNumber: string, ifsc: string): string => JSON.stringify([accountNumber, ifsc]);

/** The list that contains an order; the same list contains both kinds of SIP. */
export const listTypeOf = (order: Order, listType: ListedOrderType = 'single'): ListedOrderType => {
  const type = orderTypeOf(order, listType);
  return type === 'sip' ? 'xsip' : type;
};

/** A SWP or redemption of an order for the comparison, with the list of the order. */
export const takenOut = (
  kind: 'swp' | 'redemption',
  order: Order,
  amount: string,
  listType?: ListedOrderType,
): RepeatableOrder => ({
  kind,
  listType: listTypeOf(order, listType),
  of: order.order_id,
  amount: paiseOf(amount) ?? 0,
});

const registered = (order: Order) => ({
  // The first entry of the history has the time of the order; only old orders have more entries than a list returns.
  createdDate: order.order_list[0]?.created_date ?? '',
  submission: order.submission_key,
  isOver: over.includes(orderStateOf(order)),
});

const purchase = (order: Order): PlacedOrder => ({
  ...registered(order),
  of: purchaseOf(order.mf_order_scheme_name),
  amount: paiseOf(order.mf_order_overall_investment_amount),
});

const plan = (order: Order): PlacedOrder => ({
  ...registered(order),
  of: purchaseOf(order.mf_order_scheme_name),
  amount: paiseOf(order.mf_order_installment_amount ?? ''),
});

const transfer = (order: Order): PlacedOrder => ({
  ...plan(order),
  of: transferOf(order.stp_source_order_id ?? '', order.mf_order_scheme_name),
});

const unkeyed = { submission: undefined, isOver: false } as const;

const withdrawal = ({ order_id, mf_order_swp_information: swp }: Order): PlacedOrder => ({
  ...unkeyed,
  of: order_id,
  amount: paiseOf(swp?.swp_amount ?? ''),
  createdDate: swp?.created_date ?? '',
});

const redemption = ({ order_id, mf_order_redemption_information: redeemed }: Order): PlacedOrder => ({
  ...unkeyed,
  of: order_id,
  amount: paiseOf(redeemed?.redemption_amount ?? ''),
  createdDate: redeemed?.created_date ?? '',
});

/** Converts an order of the list for the comparison, by kind. */
export const placedIn: Readonly<Record<Exclude<RepeatableKind, 'mandate'>, (order: Order) => PlacedOrder>> = {
  lumpsum: purchase,
  sip: plan,
  stp: transfer,
  swp: withdrawal,
  redemption,
};

export const placedMandate = (mandate: Mandate): PlacedOrder => ({
  ...unkeyed,
  of: mandateOf(mandate.account_no, mandate.ifsc_code),
  amount: paiseOf(mandate.amount),
  createdDate: mandate.created_date ?? '',
  isOver: mandate.is_cancelled || mandate.is_reupload,
});
