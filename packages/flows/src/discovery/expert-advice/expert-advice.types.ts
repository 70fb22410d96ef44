import type { AdvicePayment, Advisor, Option, PaymentOrderInfo, Pricing, Watchlist } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { RetryContext } from '../../parts/order/order-confirmation/pending-retry.ts';

export interface ExpertAdviceInput {
  readonly newSubmission: SubmissionKeySource;
  /** The watchlist to advise on; it has no subscription yet. */
  readonly watchlist: Watchlist;
  readonly advisors: readonly Advisor[];
  readonly plans: readonly Pricing[];
  /** The text that `expertAdviceStorage` stored on an earlier visit; null where none is stored. */
  readonly storedText: string | null;
}

/** The chosen advice. */
export interface AdviceSelection {
  readonly watchlist: Watchlist;
  readonly advisor: Advisor;
  readonly plan: Pricing;
}
/**
 * A payment taken by the checkout, and the advice that it pays for. It is stored until the provider has confirmed or
 * refused it.
 */
export interface PaidAdvice extends Omit<AdviceSelection, 'watchlist'> {
  /** Paise. */
  readonly amount: number;
  readonly payment: AdvicePayment;
}
export interface PaidAdviceConfirmation extends AdviceSelection, Pick<PaidAdvice, 'payment'> {}

/** The watchlists in an answer. */
export interface UpdatedWatchlists {
  readonly scheme_watch_list: readonly Watchlist[];
  readonly watch_list: readonly Option[];
}
export interface AdviceConfirmation {
  readonly lists: UpdatedWatchlists;
  readonly message: string;
}

/** Payment response that the checkout passes to its handler. */
export type CardPaymentResponse = Omit<AdvicePayment, 'order_id'>;
export type CardCheckoutOutcome =
  | { readonly kind: 'paid'; readonly response: CardPaymentResponse }
  /** Closed by the user. A failed payment attempt inside the window does not reach the flow (DO-226). */
  | { readonly kind: 'dismissed' };

/**
 * Returns the text that `expertAdviceStorage` holds for a watchlist now, from this tab or another; null where none is
 * stored.
 */
export type FindPaidAdvice = Port<{ readonly watchlistId: string }, string | null>;

export interface ExpertAdvicePorts {
  readonly orderAdvice: OperationPort<'orderAdvice'>;
  readonly findPaidAdvice: FindPaidAdvice;
  /** The card checkout of the payment provider, in the browser. Only this window asks for a card (DO-222). */
  readonly openCheckout: Port<PaymentOrderInfo, CardCheckoutOutcome>;
}

/** The content of an attempt: the order of the chosen advice, or the confirmation of its payment. */
export type AdviceDraft =
  | { readonly call: 'order'; readonly advisorId: string | null; readonly planId: string | null }
  | { readonly call: 'confirmation'; readonly payment: AdvicePayment };

export interface ExpertAdviceContext extends ExpertAdviceInput, RetryContext<AdviceDraft> {
  readonly advisorId: string | null;
  readonly planId: string | null;
  /** The order that the checkout opens with. */
  readonly order: PaymentOrderInfo | null;
  readonly paid: PaidAdvice | null;
  readonly confirmation: AdviceConfirmation | null;
  readonly notice: Notice | null;
}

export type ExpertAdviceEvent =
  | { type: 'advisor.chosen'; id: string }
  | { type: 'advisor.confirmed' }
  | { type: 'plan.chosen'; id: string }
  | { type: 'plan.confirmed' }
  | { type: 'plan.cancelled' }
  | { type: 'confirmation.retried' }
  | { type: 'advice.left' };

export type ExpertAdviceOutput =
  | ({ readonly kind: 'subscribed' } & AdviceConfirmation)
  | { readonly kind: 'left' }
  /** The provider has refused: the known state of the watchlist may be outdated. */
  | { readonly kind: 'refused' };

export type ExpertAdviceChart = ChartTypes<
  ExpertAdviceContext,
  ExpertAdviceEvent,
  ExpertAdviceInput,
  ExpertAdviceOutput
>;

interface Choice {
  readonly id: string;
  readonly label: string;
}
interface PaymentSummary {
  readonly watchlistName: string;
  readonly planLabel: string;
  /** Paise. */
  readonly amount: number;
  /** Payment id at the checkout provider; `orderReference` is the id at our provider. */
  readonly reference: string;
  readonly orderReference: string;
  /** Text for `expertAdviceStorage`. */
  readonly storedPayment: string;
}
export type ExpertAdviceView =
  | {
      readonly screen: 'choosingAdvisor';
      readonly watchlistName: string;
      readonly advisors: readonly Choice[];
      readonly advisorId: string | null;
      readonly canConfirm: boolean;
    }
  | {
      readonly screen: 'choosingPlan';
      readonly watchlistName: string;
      readonly advisorLabel: string;
      readonly plans: readonly Choice[];
      readonly planId: string | null;
      readonly canChoose: boolean;
      readonly canConfirm: boolean;
      readonly canCancel: boolean;
      /** The order is being created. */
      readonly isBusy: boolean;
      readonly notice: Notice | null;
    }
  /** The checkout's own window is open, so the screen shows no overlay. */
  | { readonly screen: 'paying' }
  | (PaymentSummary & {
      readonly screen: 'confirming';
      /** Expected duration of the confirmation (DO-463). */
      readonly seconds: { readonly from: number; readonly to: number };
    })
  | (PaymentSummary & {
      readonly screen: 'paidUnconfirmed';
      readonly canRetry: boolean;
      readonly canLeave: boolean;
      /** The provider has refused the payment: it is not sent again on another visit. */
      readonly isRefused: boolean;
      readonly notice: Notice | null;
    })
  /** `storedPayment`: null removes the stored text, undefined leaves it unchanged. */
  | { readonly screen: 'over'; readonly outcome: ExpertAdviceOutput; readonly storedPayment: null | undefined };
