import { timeOfDay, type Order } from '@folioflow/api/contract';
import { exitLoadPercentOf } from './exit-load.ts';
import { orderExitLoadFacts } from './option-facts.ts';
import type { PurchaseTerms } from './purchase-agreement.ts';

/** Input of `purchaseAgreement` for a payment into an order; `amount` in rupees. */
export const orderPurchaseTerms = (order: Order, amount: string): PurchaseTerms => ({
  amount,
  worth: order.show_returns ? order.total_returns_amount : '',
  cutOff: timeOfDay(order.mf_order_scheme_specifications.purchase.cutoff_time),
  exitLoadPercent: exitLoadPercentOf(order),
  exitLoadFacts: orderExitLoadFacts(order),
});
