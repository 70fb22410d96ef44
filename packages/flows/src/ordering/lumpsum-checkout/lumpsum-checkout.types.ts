import type { FreshOrder, Order } from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type {
  ChosenNominee,
  NomineeChoicePorts,
  NomineeChoiceView,
  NomineeLists,
  NomineeReport,
} from '../../parts/nominee-choice/index.ts';
import type { ClosedGate, LostOrder } from '../../parts/order-confirmation/index.ts';
import type { PurchaseTerms } from '../../parts/purchase-agreement.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { LumpsumCheckoutState } from './lumpsum-checkout.state.ts';

/** The order as it is answered, and the screen that the answer names. */
export interface PlacedLumpsum {
  readonly order: Order;
  readonly navigateScreen: string | undefined;
}

export interface LumpsumCheckoutInput {
  /** As the provider answered what `lumpsumCheckoutStateOf` asks for. */
  readonly state: LumpsumCheckoutState | null;
  readonly newSubmission: NewSubmission;
}

export interface LumpsumCheckoutContext extends LumpsumCheckoutInput {
  readonly settled: ChosenNominee | null;
  /** The lists as the nominee choice reported them last. */
  readonly lists: NomineeLists | null;
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  readonly lost: LostOrder<ChosenNominee> | null;
  readonly outcome: LumpsumCheckoutOutput;
}

export type LumpsumCheckoutEvent =
  | { type: 'review.requested' }
  | { type: 'review.left' }
  | { type: 'order.submitted' }
  | { type: 'payment.requested' }
  | NomineeReport;

export type LumpsumCheckoutOutput =
  | { readonly kind: 'placed'; readonly exit: Exit }
  | { readonly kind: 'left'; readonly exit: Exit }
  /** The flow is over and its last screen stays: not found, or not allowed. */
  | { readonly kind: 'stayed' };
export type LumpsumCheckoutChart = ChartTypes<
  LumpsumCheckoutContext,
  LumpsumCheckoutEvent,
  LumpsumCheckoutInput,
  LumpsumCheckoutOutput
>;

export interface LumpsumCheckoutPorts
  extends NomineeChoicePorts, OperationPorts<'sendTwoFactorOtp' | 'createSingleOrder' | 'listOrders'> {}

/** What is bought and from which account; the same from the first step to the last. */
export interface OrderSummary {
  readonly schemeName: string;
  readonly optionName: string;
  /** Rupees. */
  readonly amount: string;
  /** The primary account; null when there is none. */
  readonly account: PayingAccount | null;
  /** `14:30`; '' where none is told. */
  readonly cutOff: string;
  readonly isRedemptionAllowed: boolean;
  readonly isSwpAllowed: boolean;
  readonly hasExitLoad: boolean;
}

/** Who receives the investment; the name is null without a nominee. */
export interface OrderNominee {
  readonly option: FreshOrder['nominee_option'];
  readonly name: string | null;
}

export type LumpsumCheckoutView =
  | { readonly screen: 'orderMissing'; readonly link: InvestorRoute }
  | { readonly screen: 'blocked'; readonly message: string; readonly link: InvestorRoute }
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
      /** Why a chosen nominee is not enough. */
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
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'confirming';
      readonly step: 'code';
      readonly summary: OrderSummary;
      /** Locked while a code is under way. */
      readonly nominee: OrderNominee;
      readonly terms: PurchaseTerms;
      readonly codes: SecondFactorView | undefined;
      /** Nobody knows whether an earlier attempt counted: the order list tells. */
      readonly mayHaveGoneThrough: boolean;
      readonly orderList: InvestorRoute;
    }
  /** The list of orders is asked what became of the one whose answer was lost. */
  | { readonly screen: 'checking'; readonly step: 'code'; readonly summary: OrderSummary }
  | { readonly screen: 'closed' };
