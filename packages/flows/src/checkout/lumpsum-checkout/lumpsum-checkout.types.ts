import type {
  LumpsumCheckoutSubject,
  LumpsumOffer,
  NomineeOption,
  Order,
  RequestedLumpsum,
} from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type {
  ChosenNominee,
  NomineeChoicePorts,
  NomineeChoiceView,
  NomineeChoiceReport,
} from '../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import type { ClosedGate } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { PurchaseTerms } from '../../parts/order/purchase-agreement.ts';
import type { RecentOrderView, RepeatConfirmation } from '../../parts/order/recent-order/recent-order.types.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';

/** The order in the provider's answer, and the screen that the answer names. */
export interface PlacedLumpsum {
  readonly order: Order;
  readonly navigateScreen: string | undefined;
}

export interface LumpsumCheckoutInput {
  /** Result of `parseLumpsumCheckoutSubject`, a pending order as the provider returns it. */
  readonly subject: LumpsumCheckoutSubject | null;
  readonly newSubmission: SubmissionKeySource;
}

export interface LumpsumCheckoutContext extends LumpsumCheckoutInput, RepeatConfirmation {
  /** The provider's offer for a new order, with the nominees of the last report of the nominee choice. */
  readonly offer: LumpsumOffer | null;
  readonly nominee: ChosenNominee | null;
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  readonly retry: PendingRetry<ChosenNominee> | null;
  readonly outcome: LumpsumCheckoutOutput;
}

export type LumpsumCheckoutEvent =
  | { type: 'checkout.reloadRequested' }
  | { type: 'review.requested' }
  | { type: 'review.left' }
  | { type: 'order.submitted' }
  | { type: 'payment.requested' }
  /** Leads from a refused order back to its review. */
  | NomineeChoiceReport;

export type LumpsumCheckoutOutput =
  | { readonly kind: 'placed'; readonly exit: Exit }
  | { readonly kind: 'left'; readonly exit: Exit }
  /** The flow has ended on its last screen: not found, or not allowed. */
  | { readonly kind: 'stayed' };
export type LumpsumCheckoutChart = ChartTypes<
  LumpsumCheckoutContext,
  LumpsumCheckoutEvent,
  LumpsumCheckoutInput,
  LumpsumCheckoutOutput
>;

export interface LumpsumCheckoutPorts
  extends
    NomineeChoicePorts,
    OperationPorts<'getSchemeStatistics' | 'sendTwoFactorOtp' | 'createSingleOrder' | 'listOrders'> {}

/** The requested lumpsum and the provider's offer for it. */
export interface OfferedLumpsum {
  readonly requested: RequestedLumpsum;
  readonly offer: LumpsumOffer;
}

/** The purchase and its account; the same in every step. */
export interface OrderSummary {
  readonly schemeName: string;
  readonly optionName: string;
  /** Rupees. */
  readonly amount: string;
  /** The primary account; null if there is none. */
  readonly account: PayingAccount | null;
  /** `14:30`; '' if the provider names none. */
  readonly cutOff: string;
  readonly isRedemptionAllowed: boolean;
  readonly isSwpAllowed: boolean;
  readonly hasExitLoad: boolean;
}

/** The nominee of the investment; the name is null without a nominee. */
export interface OrderNominee {
  readonly option: NomineeOption;
  readonly name: string | null;
}

export type LumpsumCheckoutView =
  | { readonly screen: 'orderMissing'; readonly link: InvestorRoute }
  | { readonly screen: 'blocked'; readonly message: string; readonly link: InvestorRoute }
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly canReload: boolean; readonly notice: Notice | null }
  | {
      readonly screen: 'payable';
      readonly schemeName: string;
      /** Rupees. */
      readonly amount: string;
      readonly terms: PurchaseTerms;
      readonly canPay: boolean;
    }
  | {
      readonly screen: 'choosing';
      readonly step: 'nominee';
      readonly summary: OrderSummary;
      readonly nominee: NomineeChoiceView | undefined;
      readonly canReview: boolean;
      /** The reason that the order cannot be reviewed although a nominee is chosen. */
      readonly problem: 'noPrimaryAccount' | null;
    }
  | {
      readonly screen: 'reviewing';
      readonly step: 'review';
      readonly summary: OrderSummary;
      readonly nominee: OrderNominee;
      readonly terms: PurchaseTerms;
      readonly canSubmit: boolean;
      readonly canGoBack: boolean;
      /** The check for a recent identical order: first of the provider's list, then by the user. */
      readonly repeat: RecentOrderView | undefined;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'confirming';
      readonly step: 'code';
      readonly summary: OrderSummary;
      /** Locked while the code is entered. */
      readonly nominee: OrderNominee;
      readonly terms: PurchaseTerms;
      readonly codes: SecondFactorView | undefined;
      /** True if an earlier attempt may have placed the order; the order list shows it. */
      readonly canHaveGoneThrough: boolean;
      readonly orderList: InvestorRoute;
    }
  /** The order list is fetched to find the order whose answer was lost. */
  | { readonly screen: 'checking'; readonly step: 'code'; readonly summary: OrderSummary }
  | { readonly screen: 'closed' };
