import {
  isAmountText,
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
import type { ConfirmRequest, SecondFactorInput } from '../../parts/second-factor/index.ts';
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

/** All that can be redeemed, as it stands in the field (OM-135). */
export const wholeOf = (order: Order): RedemptionDraft => ({
  amount: String(termsOf(order).redeemable),
  isWhole: true,
});

/**
 * Why an amount cannot be redeemed, in the order in which a person would mend it. Limits are compared as typed, to the third
 * decimal (OM-141); all of it is never at the maximum (C-98).
 */
export function problemOf(terms: RedemptionTerms, { amount, isWhole }: RedemptionDraft): RedemptionProblem | null {
  const typed = Number(amount);
  if (typed < terms.minimum) return 'belowMinimum';
  if (typed > terms.redeemable) return 'aboveRedeemable';
  return !isWhole && typed >= terms.below ? 'atMaximum' : null;
}

/** INV-24: a number above nothing within the limits, or all that can be redeemed. */
export const isRedeemable = (order: Order, draft: RedemptionDraft): boolean =>
  isAmountText(draft.amount) && ofRupees(draft.amount) > 0 && problemOf(termsOf(order), draft) === null;

/** The days of a redemption that is asked for now; null where the provider tells too little to promise any. */
function daysOf({ cutOff, creditAfter }: RedemptionTerms, now: MomentInIndia): Redemption['days'] {
  if (creditAfter === null) return null;
  const dealing = dealingOf(now, { cutOff, settlesAfter: creditAfter });
  return dealing && { navDay: dealing.navDay, creditDay: dealing.settledOn, isToday: dealing.isToday };
}

/**
 * What a redemption comes to, before anybody confirms it: what the exit load takes, what is credited, when and at which day's
 * NAV, and what is left (decision 033, OM-143). The amount is rupees as typed.
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

/** What is said where the order itself says so: an activity that is completed. */
export const saidBy = (order: Order, text = ''): PlacedRedemption => ({
  html: order.mf_order_notification_message,
  text,
});

/** The redemption whose answer was lost, where the same amount is asked for again, however it is written now. */
export const lostAgain = ({ draft, lost }: Pick<RedeemContext, 'draft' | 'lost'>): RedeemContext['lost'] =>
  lost !== null && ofRupees(lost.order.amount) === ofRupees(draft.amount) ? lost : null;

export const codesInput = (context: RedeemContext): SecondFactorInput<RedemptionSubject> => {
  const { order, draft, gate, newSubmission } = context;
  // As it was written then: under one key another text is another order.
  const again = lostAgain(context);
  return confirmationInput({
    codes: 'mobileAndEmail',
    subject: { order, amount: (again?.order ?? draft).amount },
    gate,
    lostSubmission: again?.submission,
    newSubmission,
  });
};
