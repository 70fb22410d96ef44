import {
  addDays,
  eachDayBetween,
  paiseOf,
  START_WINDOW_DAYS,
  SWP_AMOUNT_MAX_LENGTH,
  SWP_FREQUENCY_MIN_LENGTH,
  swpRequestOf,
  type CalendarDay,
  type CreateSwpRequest,
  type Order,
  parseEnteredPaise,
} from '@folioflow/api/contract';
import { exitLoadPercentOf } from '../../parts/order/exit-load.ts';
import { isWithinLimits, effectiveMaximum } from '../../parts/order/order-limits.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { repeatableWithdrawal } from '../../parts/order/recent-order/repeatable-withdrawal.ts';
import type { RecentOrderInput } from '../../parts/order/recent-order/recent-order.types.ts';
import { orderTypeOf } from '../../parts/order/order-state.ts';
import type { CodeConfirmationRequest } from '../../parts/identity/second-factor/second-factor.types.ts';
import { isDateExcluded } from '../../parts/order/sip-terms/sip-days.ts';
import { tidyAmount } from '../../parts/order/tidy-amount.ts';
import type {
  RegisteredSwp,
  SwpDraft,
  SwpPlan,
  SwpProblem,
  SwpRegistrationContext,
  SwpRegistrationEvent,
  SwpRegistrationInput,
  SwpTerms,
} from './swp-registration.types.ts';

const rupeesOf = (amount: Order['mf_order_redeemable_amount']): number => (paiseOf(amount) ?? 0) / 100;

export function swpTermsOf(order: Order): SwpTerms {
  const { redemption } = order.mf_order_scheme_specifications;
  return {
    minimum: order.minimum_swp_amount ?? 0,
    maximum: effectiveMaximum(order.maximum_swp_amount ?? 0),
    redeemable: rupeesOf(order.mf_order_redeemable_amount),
    loadPercent: exitLoadPercentOf(order),
    creditAfter: redemption.credit_working_days ?? null,
  };
}

/** The eighth to the fortieth day from today, unmoved (A79), without excluded days (DO-344 to DO-346, INV-26). */
export function possibleSwpStartDays(order: Order, today: CalendarDay): readonly CalendarDay[] {
  const { first, last } = START_WINDOW_DAYS;
  const excluded = order.swp_exclude_date_list ?? [];
  return eachDayBetween(addDays(today, first), addDays(today, last)).filter((day) => !isDateExcluded(day, excluded));
}

/** An empty form with the first free day (C-66). */
export const emptyDraft = ({ order, today }: Pick<SwpRegistrationInput, 'order' | 'today'>): SwpDraft => ({
  installments: '',
  frequency: '',
  amount: '',
  day: possibleSwpStartDays(order, today)[0] ?? '',
});

/** Restores an earlier plan, first one whose answer was lost, if its day is still free. */
export function initialDraft(input: SwpRegistrationInput): SwpDraft {
  const plan = input.retry?.draft ?? input.plan;
  return plan?.orderId === input.order._id && possibleSwpStartDays(input.order, input.today).includes(plan.draft.day)
    ? plan.draft
    : emptyDraft(input);
}

export const swpPlanOf = ({ order, draft }: Pick<SwpRegistrationContext, 'order' | 'draft'>): SwpPlan => ({
  orderId: order._id,
  draft,
});

type DraftChange = Extract<SwpRegistrationEvent, { type: 'draft.changed' }>;
type SwpOptions = Order['swp_frequency_list'];
const isOptionOffered = (options: SwpOptions, value: string): boolean =>
  value === '' || options?.some((option) => option.value === value) === true;

/** Values that are not offered, and an amount above the maximum (DO-340), are ignored. */
export function applyDraftChange(
  { order, today, draft }: SwpRegistrationInput & { draft: SwpDraft },
  change: DraftChange,
): SwpDraft {
  const { installments = draft.installments, frequency = draft.frequency, amount, day = draft.day } = change;
  return {
    installments: isOptionOffered(order.swp_installment_numbers_list, installments) ? installments : draft.installments,
    frequency: isOptionOffered(order.swp_frequency_list, frequency) ? frequency : draft.frequency,
    amount:
      amount === undefined ? draft.amount : tidyAmount(amount, draft.amount, swpTermsOf(order), SWP_AMOUNT_MAX_LENGTH),
    day: possibleSwpStartDays(order, today).includes(day) ? day : draft.day,
  };
}

/** A value of fewer than five characters is rejected (DO-343, A78). */
const isSwpFrequencyLongEnough = (frequency: string): boolean => frequency.length >= SWP_FREQUENCY_MIN_LENGTH;

export const instalmentCountOf = ({ installments }: SwpDraft): number => Number(installments);

/**
 * The reason that a plan cannot be registered; the first one that the user can correct. Null also while a field is
 * empty.
 */
export function swpProblemOf(terms: SwpTerms, { amount, frequency }: SwpDraft): SwpProblem | null {
  if (frequency !== '' && !isSwpFrequencyLongEnough(frequency)) return 'frequencyNotTaken';
  const [paise, least, most] = [parseEnteredPaise(amount), paiseOf(terms.minimum), paiseOf(terms.redeemable)];
  if (paise === null) return null;
  if (paise < (least ?? 0)) return 'belowMinimum';
  return paise > (most ?? 0) ? 'aboveRedeemable' : null;
}

/**
 * INV-23, INV-26: a count of at least one, an amount within its limits, an accepted frequency, a free day. Register is
 * disabled for any other plan (OM-266).
 */
function isSwpPlanWithinLimits({ order, today, draft }: SwpRegistrationInput & { draft: SwpDraft }): boolean {
  const terms = swpTermsOf(order);
  const { installments, frequency, amount, day } = draft;
  return (
    installments !== '' &&
    Number.isInteger(instalmentCountOf(draft)) &&
    instalmentCountOf(draft) >= 1 &&
    frequency !== '' &&
    isWithinLimits(parseEnteredPaise(amount), terms) &&
    isSwpFrequencyLongEnough(frequency) &&
    possibleSwpStartDays(order, today).includes(day)
  );
}

type SwpPlanInput = Parameters<typeof isSwpPlanWithinLimits>[0];
const isAboveRedeemable = ({ order, draft }: SwpPlanInput): boolean =>
  swpProblemOf(swpTermsOf(order), draft) === 'aboveRedeemable';

/** True if the plan can be sent: the provider refuses a payout above the redeemable amount. */
export const isSwpPlanRegistrable = (plan: SwpPlanInput): boolean =>
  isSwpPlanWithinLimits(plan) && !isAboveRedeemable(plan);

/** True for a plan within the documented limits that cannot be sent: Register is enabled, and the field says why. */
export const isSwpProblemExplained = (plan: SwpPlanInput): boolean =>
  isSwpPlanWithinLimits(plan) && isAboveRedeemable(plan);

/** The request that registers the plan with its code. */
export const swpRequest = ({
  subject: { order, listType, draft },
  ...code
}: CodeConfirmationRequest<RegisteredSwp>): CreateSwpRequest =>
  swpRequestOf(
    {
      orderId: order.order_id,
      orderType: orderTypeOf(order, listType),
      amount: draft.amount,
      frequency: draft.frequency,
      installments: instalmentCountOf(draft),
      firstDay: draft.day,
    },
    code,
  );

/** The plan for the comparison with recent ones. */
export const recentOrderCheckInput = (context: SwpRegistrationContext): RecentOrderInput => ({
  order: repeatableWithdrawal('swp', context.order, context.draft.amount, context.listType),
  lostSubmission: findRetryOfDraft(context.retry, swpPlanOf(context))?.submission,
  confirmedUntil: context.confirmedUntil,
});
