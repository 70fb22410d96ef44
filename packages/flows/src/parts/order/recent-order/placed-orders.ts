import { paiseOf, type Mandate, type Order } from '@folioflow/api/contract';
import { orderStateOf, type OrderState } from '../order-state.ts';
import type { PlacedOrder, RepeatableKind } from './recent-order.types.ts';
import { mandateKey, purchaseKey, transferKey } from './repeatable-order.ts';

const ENDED_STATES: readonly OrderState[] = ['cancelled', 'rejected', 'paymentFailed'];

const commonPlacedOrderFields = (order: Order) => ({
  // The first entry of the history has the time of the order; only old orders have more entries than a list returns.
  createdDate: order.order_list[0]?.created_date ?? '',
  submission: order.submission_key,
  isOver: ENDED_STATES.includes(orderStateOf(order)),
});

const placedPurchaseOf = (order: Order): PlacedOrder => ({
  ...commonPlacedOrderFields(order),
  subjectKey: purchaseKey(order.mf_order_scheme_name),
  amount: paiseOf(order.mf_order_overall_investment_amount),
});

const placedPlanOf = (order: Order): PlacedOrder => ({
  ...commonPlacedOrderFields(order),
  subjectKey: purchaseKey(order.mf_order_scheme_name),
  amount: paiseOf(order.mf_order_installment_amount ?? ''),
});

const placedTransferOf = (order: Order): PlacedOrder => ({
  ...placedPlanOf(order),
  subjectKey: transferKey(order.stp_source_order_id ?? '', order.mf_order_scheme_name),
});

const withoutSubmission = { submission: undefined, isOver: false } as const;

const placedWithdrawalOf = ({ order_id, mf_order_swp_information: swp }: Order): PlacedOrder => ({
  ...withoutSubmission,
  subjectKey: order_id,
  amount: paiseOf(swp?.swp_amount ?? ''),
  createdDate: swp?.created_date ?? '',
});

const placedRedemptionOf = ({ order_id, mf_order_redemption_information: redeemed }: Order): PlacedOrder => ({
  ...withoutSubmission,
  subjectKey: order_id,
  amount: paiseOf(redeemed?.redemption_amount ?? ''),
  createdDate: redeemed?.created_date ?? '',
});

/** Converts an order of the list for the comparison, by kind. */
export const placedOrderConverters: Readonly<
  Record<Exclude<RepeatableKind, 'mandate'>, (order: Order) => PlacedOrder>
> = {
  lumpsum: placedPurchaseOf,
  sip: placedPlanOf,
  stp: placedTransferOf,
  swp: placedWithdrawalOf,
  redemption: placedRedemptionOf,
};

export const placedMandateOf = (mandate: Mandate): PlacedOrder => ({
  ...withoutSubmission,
  subjectKey: mandateKey(mandate.account_no, mandate.ifsc_code),
  amount: paiseOf(mandate.amount),
  createdDate: mandate.created_date ?? '',
  isOver: mandate.is_cancelled || mandate.is_reupload,
});
