import {
  fundKindOf,
  timeOfDay,
  paiseOf,
  parseEnteredPaise,
  type Order,
  type RequestedRedemption,
} from '@folioflow/api/contract';
import { hasTooManyDecimals } from '../../parts/form/decimals.ts';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { computeDealingDates, type MomentInIndia } from '../../parts/order/dealing-day.ts';
import { computeExitLoad, exitLoadPercentOf } from '../../parts/order/exit-load.ts';
import { confirmationInput } from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { draftToSend, findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { repeatableWithdrawal } from '../../parts/order/recent-order/repeatable-withdrawal.ts';
import type { RecentOrderInput } from '../../parts/order/recent-order/recent-order.types.ts';
import type { SecondFactorInput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { displayedOrderNumber } from '../../payments/payment/payment.rules.ts';
import type {
  PlacedRedemption,
  RedeemContext,
  RedeemedOrder,
  RedemptionReview,
  RedemptionAmount,
  RedemptionDraft,
  RedemptionProblem,
  RedemptionTerms,
} from './redeem.types.ts';

const paiseOrZero = (amount: string | number): number => paiseOf(amount) ?? 0;

export function redemptionTermsOf(order: Order): RedemptionTerms {
  const { redemption, purchase, sub_category: subCategory } = order.mf_order_scheme_specifications;
  const worth = paiseOrZero(order.total_returns_amount) / 100;
  return {
    worth,
    redeemable: paiseOrZero(order.mf_order_redeemable_amount) / 100,
    minimum: redemption.minimum_amount,
    exclusiveMaximum: redemption.maximum_amount ?? worth,
    loadPercent: exitLoadPercentOf(order),
    fundKind: fundKindOf({ subCategory, purchaseCutOff: purchase.cutoff_time }),
    cutOff: timeOfDay(redemption.cutoff_time),
    creditAfter: redemption.credit_working_days ?? null,
  };
}

/** The redeemable amount as text for the field (OM-135). */
export const fullRedemptionDraft = (order: Order): RedemptionDraft => ({
  amount: String(redemptionTermsOf(order).redeemable),
  isWhole: true,
});

/**
 * The reason that an amount cannot be redeemed; the first one that the user can correct. Limits are compared as typed,
 * to the third decimal (OM-141): an amount between them has only too many decimals. A full redemption is never at the
 * maximum (C-98).
 */
export function redemptionProblemOf(
  terms: RedemptionTerms,
  { amount, isWhole }: RedemptionDraft,
): RedemptionProblem | null {
  const typed = Number(amount);
  if (typed < terms.minimum) return 'belowMinimum';
  if (typed > terms.redeemable) return 'aboveRedeemable';
  if (!isWhole && typed >= terms.exclusiveMaximum) return 'atMaximum';
  return hasTooManyDecimals(amount) ? 'tooManyDecimals' : null;
}

/**
 * True for an amount between the documented limits that cannot be redeemed all the same: the button is enabled for it
 * (OM-141), and the field says why nothing is sent.
 */
export function isProblemExplained(terms: RedemptionTerms, draft: RedemptionDraft): boolean {
  const problem = redemptionProblemOf(terms, draft);
  if (problem === 'aboveRedeemable') return Number(draft.amount) < terms.exclusiveMaximum;
  return problem === 'tooManyDecimals';
}

/** INV-24: whole paise above zero within the limits, or the full redeemable amount. */
export const isAmountRedeemable = (order: Order, draft: RedemptionDraft): boolean =>
  (parseEnteredPaise(draft.amount) ?? 0) > 0 && redemptionProblemOf(redemptionTermsOf(order), draft) === null;

/** NAV day and credit day of a redemption requested now; null if the provider's data is not sufficient. */
function computeRedemptionDays(
  { fundKind, cutOff, creditAfter }: RedemptionTerms,
  now: MomentInIndia,
): RedemptionReview['days'] {
  if (creditAfter === null) return null;
  const dealing = computeDealingDates(now, { side: 'sale', fundKind, cutOff, settlementDays: creditAfter });
  return dealing && { navDay: dealing.navDay, creditDay: dealing.settledOn, isToday: dealing.isToday };
}

/**
 * Computes the terms of a redemption before its confirmation: exit load, credited amount, NAV day, credit day and
 * remaining value (decision 033, OM-143). `amount` is rupees as typed.
 */
export function computeRedemption(
  terms: RedemptionTerms,
  { amount, isWhole }: RedemptionDraft,
  now: MomentInIndia,
): RedemptionReview {
  const paise = paiseOrZero(amount);
  const fee = computeExitLoad(paise, terms.loadPercent);
  return {
    amount: paise / 100,
    fee: fee / 100,
    credited: (paise - fee) / 100,
    remainingValue: Math.max(0, paiseOrZero(terms.worth) - paise) / 100,
    isEstimate: isWhole,
    days: computeRedemptionDays(terms, now),
  };
}

export const redeemedOrderOf = (order: Order): RedeemedOrder => ({
  schemeName: order.mf_order_scheme_name,
  orderNumber: displayedOrderNumber(order) ?? '',
  account: order.bank_information === undefined ? null : payingAccountOf(order.bank_information),
  terms: redemptionTermsOf(order),
});

/** The receipt in an order with a completed activity. */
export const redemptionReceiptOf = (order: Order, text = ''): PlacedRedemption => ({
  html: order.mf_order_notification_message,
  text,
});

export const redemptionAmountOf = ({ draft: { amount } }: Pick<RedeemContext, 'draft'>): RedemptionAmount => ({
  amount,
});

export const secondFactorInput = (context: RedeemContext): SecondFactorInput<RequestedRedemption> => {
  const { order, gate, newSubmission, retry } = context;
  const amount = redemptionAmountOf(context);
  return confirmationInput({
    codes: 'mobileAndEmail',
    subject: { orderId: order.order_id, orderNumber: order.mf_order_number, ...draftToSend(retry, amount) },
    gate,
    retry: findRetryOfDraft(retry, amount),
    newSubmission,
  });
};

/** The redemption for the comparison with recent ones. */
export const recentOrderCheckInput = (context: RedeemContext): RecentOrderInput => ({
  order: repeatableWithdrawal('redemption', context.order, context.draft.amount),
  lostSubmission: findRetryOfDraft(context.retry, redemptionAmountOf(context))?.submission,
  confirmedUntil: context.confirmedUntil,
});
