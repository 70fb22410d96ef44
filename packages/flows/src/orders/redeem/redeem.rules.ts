import {
  ORDER_MODE,
  paiseOf,
  REQUEST_ACTIONS,
  SELL,
  type Order,
  type RedeemOrderRequest,
  type SendRedeemOtpRequest,
} from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { dealingOf, type MomentInIndia } from '../../parts/dealing-day.ts';
import { loadOf, loadPercentOf } from '../../parts/exit-load.ts';
import { confirmationInput } from '../../parts/order-confirmation/index.ts';
import { takenOut } from '../../parts/recent-order/placed-orders.ts';
import type { RecentOrderInput } from '../../parts/recent-order/index.ts';
import type { ConfirmRequest, SecondFactorInput } from '../../parts/second-factor/index.ts';
import { enteredPaise, hasTooManyDecimals } from '../../parts/whole-paise.ts';
import { shownNumberOf } from '../../payments/payment/payment.rules.ts';
import type {
  PlacedRedemption,
  RedeemContext,
  RedeemedOrder,
  Redemption,
  RedemptionDraft,
  RedemptionProblem,
  RedemptionSubject,
  RedemptionTerms,
} from './redeem.types.ts';

const ofRupees = (amount: string | number): number => paiseOf(amount) ?? 0;

export function termsOf(order: Order): RedemptionTerms {
  const { redemption } = order.mf_order_scheme_specifications;
  const worth = ofRupees(order.total_returns_amount) / 100;
  return {
    worth,
    redeemable: ofRupees(order.mf_order_redeemable_amount) / 100,
    minimum: redemption.minimum_amount,
    below: redemption.maximum_amount ?? worth,
    loadPercent: loadPercentOf(order),
    cutOff: redemption.cutoff_time,
    creditAfter: redemption.credit_working_days ?? null,
  };
}

/** The redeemable amount as text for the field (OM-135). */
export const fullRedemptionDraft = (order: Order): RedemptionDraft => ({
  amount: String(termsOf(order).redeemable),
  isWhole: true,
});

/**
 * The reason that an amount cannot be redeemed; the first one that the user can correct. Limits are compared as typed,
 * to the third decimal (OM-141): an amount between them has only too many decimals. A full redemption is never at the
 * maximum (C-98).
 */
export function problemOf(terms: RedemptionTerms, { amount, isWhole }: RedemptionDraft): RedemptionProblem | null {
  const typed = Number(amount);
  if (typed < terms.minimum) return 'belowMinimum';
  if (typed > terms.redeemable) return 'aboveRedeemable';
  if (!isWhole && typed >= terms.below) return 'atMaximum';
  return hasTooManyDecimals(amount) ? 'tooManyDecimals' : null;
}

/** INV-24: whole paise above zero within the limits, or the full redeemable amount. */
export const isRedeemable = (order: Order, draft: RedemptionDraft): boolean =>
  (enteredPaise(draft.amount) ?? 0) > 0 && problemOf(termsOf(order), draft) === null;

/** NAV day and credit day of a redemption requested now; null if the provider's data is not sufficient. */
function daysOf({ cutOff, creditAfter }: RedemptionTerms, now: MomentInIndia): Redemption['days'] {
  if (creditAfter === null) return null;
  const dealing = dealingOf(now, { cutOff, settlesAfter: creditAfter });
  return dealing && { navDay: dealing.navDay, creditDay: dealing.settledOn, isToday: dealing.isToday };
}

/**
 * Computes the terms of a redemption before its confirmation: exit load, credited amount, NAV day, credit day and
 * remaining value (decision 033, OM-143). `amount` is rupees as typed.
 */
export function redemptionOf(
  terms: RedemptionTerms,
  { amount, isWhole }: RedemptionDraft,
  now: MomentInIndia,
): Redemption {
  const paise = ofRupees(amount);
  const fee = loadOf(paise, terms.loadPercent);
  return {
    amount: paise / 100,
    fee: fee / 100,
    credited: (paise - fee) / 100,
    left: Math.max(0, ofRupees(terms.worth) - paise) / 100,
    isAbout: isWhole,
    days: daysOf(terms, now),
  };
}

export const redeemedOrderOf = (order: Order): RedeemedOrder => ({
  schemeName: order.mf_order_scheme_name,
  orderNumber: shownNumberOf(order) ?? '',
  account: order.bank_information === undefined ? null : payingAccountOf(order.bank_information),
  terms: termsOf(order),
});

const clientInfo = ({ order, amount }: RedemptionSubject) =>
  ({ buy_sell: SELL, order_id: order.order_id, order_mode: ORDER_MODE, order_amount: amount }) as const;

export const codesRequest = (subject: RedemptionSubject): SendRedeemOtpRequest => ({
  client_info: {
    ...clientInfo(subject),
    order_number: subject.order.mf_order_number,
    request_action: REQUEST_ACTIONS.redeemOrder,
    is_otp_email_required: true,
  },
});

export const redeemRequest = ({ subject, ticket, codes }: ConfirmRequest<RedemptionSubject>): RedeemOrderRequest => ({
  client_info: clientInfo(subject),
  twofactor_token_id: ticket,
  mobile_otp: codes.mobile ?? '',
  email_otp: codes.email ?? '',
});

/** The receipt in an order whose activity is completed. */
export const saidBy = (order: Order, text = ''): PlacedRedemption => ({
  html: order.mf_order_notification_message,
  text,
});

/** The redemption with a lost answer, if the same amount is requested again in any notation. */
export const lostAgain = ({ draft, lost }: Pick<RedeemContext, 'draft' | 'lost'>): RedeemContext['lost'] =>
  lost !== null && enteredPaise(lost.order.amount) === enteredPaise(draft.amount) ? lost : null;

export const codesInput = (context: RedeemContext): SecondFactorInput<RedemptionSubject> => {
  const { order, draft, gate, newSubmission } = context;
  // The amount is sent exactly as in the lost attempt: with the same key, another text is another order.
  const again = lostAgain(context);
  return confirmationInput({
    codes: 'mobileAndEmail',
    subject: { order, amount: (again?.order ?? draft).amount },
    gate,
    lostSubmission: again?.submission,
    newSubmission,
  });
};

/** The redemption for the comparison with recent ones. */
export const recentInput = (context: RedeemContext): RecentOrderInput => ({
  order: takenOut('redemption', context.order, context.draft.amount),
  lostSubmission: lostAgain(context)?.submission,
  confirmedUntil: context.confirmedUntil,
});
