import {
  type CreateAdditionalOrderAnswer,
  type Order,
  orderScreenStateOf,
  parseEnteredPaise,
} from '@folioflow/api/contract';
import { hasTooManyDecimals } from '../../parts/form/decimals.ts';
import type { Exit } from '../../kit/routes.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { orderPurchaseTerms } from '../../parts/order/order-purchase.ts';
import { orderTypeOf } from '../../parts/order/order-state.ts';
import { purchaseKey } from '../../parts/order/recent-order/repeatable-order.ts';
import type { RecentOrderInput } from '../../parts/order/recent-order/recent-order.types.ts';
import type { PurchaseTerms } from '../../parts/order/purchase-agreement.ts';
import type { ExistingOrder, AdditionalInvestment, InvestmentProblem, InvestMoreContext } from './invest-more.types.ts';

/**
 * The reason that an amount cannot be invested; the minimum is compared as typed, so 999.999 is below 1,000 (OM-130).
 */
export function investmentProblemOf({ order, amount }: AdditionalInvestment): InvestmentProblem | null {
  if (Number(amount) < Number(order.mf_order_minimum_investment_amount)) return 'belowMinimum';
  return hasTooManyDecimals(amount) ? 'tooManyDecimals' : null;
}

/**
 * INV-23: whole paise, above zero and at least the minimum of the order; the provider enforces the maximum (AD-098).
 */
export const isAmountInvestable = (investment: AdditionalInvestment): boolean =>
  (parseEnteredPaise(investment.amount) ?? 0) > 0 && investmentProblemOf(investment) === null;

/** The new order; fields that the answer omits are those of the existing order (AD-039). */
export const additionalOrderOf = (
  { result }: CreateAdditionalOrderAnswer,
  { order, amount }: AdditionalInvestment,
): Order => Object.assign({}, order, { mf_order_pay_amount: amount, mf_order_is_paynow: true }, result);

/**
 * Leads to the payment page of the new order in its mode `payment` (AD-038) and replaces the present page, so that a
 * reload pays this order and does not place another. An answer without a new order id leads to the order list.
 */
export function paymentExitOf(placed: Order, addedTo: Order): Exit {
  if (placed.order_id === addedTo.order_id) return { to: 'orderList', replace: true };
  return {
    to: orderTypeOf(placed, 'single') === 'single' ? 'orderEditCheckout' : 'sipEditCheckout',
    state: orderScreenStateOf(placed.request_mode ?? 'payment', placed),
    replace: true,
  };
}

export const existingOrderOf = (order: Order): ExistingOrder => ({
  schemeName: order.mf_order_scheme_name,
  folio: order.mf_order_folio_no,
  worth: order.total_returns_amount,
  minimum: order.mf_order_minimum_investment_amount,
});

/** Purchase terms of an investable amount; terms without an amount for any other amount. */
export const purchaseTermsOf = ({ order, amount }: AdditionalInvestment): PurchaseTerms =>
  orderPurchaseTerms(order, isAmountInvestable({ order, amount }) ? amount : '');

/** The new order for the comparison with recent ones; its submission already has its key. */
export const recentOrderCheckInput = (context: InvestMoreContext): RecentOrderInput => ({
  order: {
    kind: 'lumpsum',
    listType: 'single',
    subjectKey: purchaseKey(context.order.mf_order_scheme_name),
    amount: parseEnteredPaise(context.draft.amount) ?? 0,
  },
  lostSubmission: findRetryOfDraft(context.retry, context.draft)?.submission,
  confirmedUntil: context.confirmedUntil,
});
