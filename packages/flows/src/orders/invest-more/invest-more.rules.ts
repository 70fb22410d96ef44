import {
  ADDITIONAL,
  BUY,
  isAmountText,
  ORDER_MODE,
  paiseOf,
  type CreateAdditionalOrderAnswer,
  type CreateAdditionalOrderRequest,
  type Order,
} from '@folioflow/api/contract';
import type { Exit } from '../../kit/routes.ts';
import { orderPurchaseTerms } from '../../parts/order-purchase.ts';
import { orderTypeOf } from '../../parts/order-state.ts';
import type { PurchaseTerms } from '../../parts/purchase-agreement.ts';
import type { AddedToOrder, Investment } from './invest-more.types.ts';

/** Whole paise of what was typed: what is left of one is no paisa, so 999.999 is below 1,000 (OM-130). */
export const paiseTyped = (amount: string): number => paiseOf(amount.replace(/(\.\d\d)\d+$/, '$1')) ?? 0;

export const isBelowMinimum = ({ mf_order_minimum_investment_amount: minimum }: Order, amount: string): boolean =>
  paiseTyped(amount) < (paiseOf(minimum) ?? 0);

/** INV-23: a number above nothing, and no less than the order takes (OM-130); the most is the provider's to say (AD-098). */
export const isInvestable = ({ order, amount }: Investment): boolean =>
  isAmountText(amount) && paiseTyped(amount) > 0 && !isBelowMinimum(order, amount);

export const additionRequest = ({ order, amount }: Investment): CreateAdditionalOrderRequest => ({
  client_info: {
    buy_sell: BUY,
    buy_sell_type: ADDITIONAL,
    order_id: order.order_id,
    order_mode: ORDER_MODE,
    order_amount: amount,
  },
});

/** The new order: what its answer leaves out is as in the order that it adds to (AD-039). */
export const additionOf = ({ result }: CreateAdditionalOrderAnswer, { order, amount }: Investment): Order =>
  Object.assign({}, order, { mf_order_pay_amount: amount, mf_order_is_paynow: true }, result);

/**
 * Where the new order is paid: the page of an order in its mode `payment` (AD-038), instead of the one that placed it, so that
 * a reload asks for its payment and not for another one. An answer that does not say which order it is leads to the list.
 */
export function paymentExitOf(placed: Order, addedTo: Order): Exit {
  if (placed.order_id === addedTo.order_id) return { to: 'orderList', replace: true };
  return {
    to: orderTypeOf(placed, 'single') === 'single' ? 'orderEditCheckout' : 'sipEditCheckout',
    state: { request_mode: placed.request_mode ?? 'payment', selected_order: placed },
    replace: true,
  };
}

export const addedToOrderOf = (order: Order): AddedToOrder => ({
  schemeName: order.mf_order_scheme_name,
  folio: order.mf_order_folio_no,
  worth: order.total_returns_amount,
  minimum: order.mf_order_minimum_investment_amount,
});

/** Of an amount that can be invested; before, of none. */
export const purchaseTermsOf = ({ order, amount }: Investment): PurchaseTerms =>
  orderPurchaseTerms(order, isInvestable({ order, amount }) ? amount : '');
