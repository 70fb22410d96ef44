import type { AdvicePayment, Advisor, Option, PaymentOrderInfo, Pricing, Watchlist } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';

export interface ExpertAdviceInput {
  readonly newSubmission: NewSubmission;
  /** The watchlist that is to be advised on; it is not subscribed yet. */
  readonly watchlist: Watchlist;
  readonly advisors: readonly Advisor[];
  readonly plans: readonly Pricing[];
  /** What `expertAdviceKeeps` kept of an earlier visit; null where nothing is kept. */
  readonly kept: string | null;
}

/** What is bought. */
export interface AskedAdvice {
  readonly watchlist: Watchlist;
  readonly advisor: Advisor;
  readonly plan: Pricing;
}
/** Money that the checkout took, and what it was paid for. It is not forgotten before the provider has spoken about it. */
export interface PaidAdvice extends Omit<AskedAdvice, 'watchlist'> {
  /** Paise. */
  readonly amount: number;
  readonly payment: AdvicePayment;
}
export interface ConfirmedAdvice extends AskedAdvice, Pick<PaidAdvice, 'payment'> {}

/** Lists of watchlists as an answer tells them. */
export interface ToldWatchlists {
  readonly scheme_watch_list: readonly Watchlist[];
  readonly watch_list: readonly Option[];
}
export interface AdviceConfirmation {
  readonly lists: ToldWatchlists;
  readonly message: string;
}

/** What the checkout says of a payment, as its handler hears it. */
export type CheckoutResponse = Omit<AdvicePayment, 'order_id'>;
export type CheckoutOutcome =
  | { readonly kind: 'paid'; readonly response: CheckoutResponse }
  /** Closed by the person; a payment that failed in the window is none of the flow's (DO-226). */
  | { readonly kind: 'dismissed' };

/** What `expertAdviceKeeps` keeps for a watchlist at this moment, of this tab or another; null where nothing is kept. */
export type FindPaidAdvice = Port<{ readonly watchlistId: string }, string | null>;

export interface ExpertAdvicePorts {
  readonly orderAdvice: OperationPort<'orderAdvice'>;
  readonly findPaidAdvice: FindPaidAdvice;
  /** The card checkout of the payment provider, in the browser: it alone asks for a card (DO-222). */
  readonly openCheckout: Port<PaymentOrderInfo, CheckoutOutcome>;
}

export interface ExpertAdviceContext extends ExpertAdviceInput, Submissions {
  readonly advisorId: string | null;
  readonly planId: string | null;
  /** The order that the checkout is opened with. */
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
  /** The provider has said no: what is known of the watchlist need not hold any more. */
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
interface Payment {
  readonly watchlistName: string;
  readonly planLabel: string;
  /** Paise. */
  readonly amount: number;
  /** What the payment is found by at the checkout's provider and at ours. */
  readonly reference: string;
  readonly orderReference: string;
  /** For `expertAdviceKeeps`. */
  readonly kept: string;
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
      /** The order is on its way. */
      readonly isBusy: boolean;
      readonly notice: Notice | null;
    }
  /** The checkout's own window is open: nothing of ours lies over it. */
  | { readonly screen: 'paying' }
  | (Payment & {
      readonly screen: 'confirming';
      /** How long it is said to take (DO-463). */
      readonly seconds: { readonly from: number; readonly to: number };
    })
  | (Payment & {
      readonly screen: 'paidUnconfirmed';
      readonly canRetry: boolean;
      readonly canLeave: boolean;
      /** The provider has said no: it is not asked again on another visit. */
      readonly isRefused: boolean;
      readonly notice: Notice | null;
    })
  /** `kept`: null forgets what is kept, undefined leaves it. */
  | { readonly screen: 'over'; readonly outcome: ExpertAdviceOutput; readonly kept: null | undefined };
