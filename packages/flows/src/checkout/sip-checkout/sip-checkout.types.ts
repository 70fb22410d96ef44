import type {
  BankListResult,
  CalendarDay,
  Order,
  RequestedSip,
  SchemeIdentity,
  SipOffer,
  SipPayment,
} from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type {
  MandateChoicePorts,
  MandateChoiceView,
  MandateChoiceReport,
} from '../../parts/mandate/mandate-choice/mandate-choice.types.ts';
import type { MandateRow } from '../../parts/mandate/mandate-choice/mandate-row.ts';
import type {
  ChosenNominee,
  NomineeChoicePorts,
  NomineeChoiceView,
  NomineeChoiceReport,
} from '../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import type { ClosedGate, OrderLookUpResult } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { RecentOrderView, RepeatConfirmation } from '../../parts/order/recent-order/recent-order.types.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { AgreedSipTerms } from '../../parts/order/sip-terms/agreed-sip.ts';

export interface SipCheckoutInput {
  /** Result of `parseSipCheckoutState`. */
  readonly requestedSip: RequestedSip | null;
  /** Returns the present calendar day in India; called after the answer, which names the provider's time. */
  readonly today: () => CalendarDay;
  readonly newSubmission: SubmissionKeySource;
}

/** The part of the requested SIP that the provider does not offer. */
export type UnofferedSipPart = 'option' | 'amount' | 'installments' | 'day';

/** The investor's choice; another choice is another order. */
export interface SipChoice {
  readonly nominee: ChosenNominee;
  readonly payment: SipPayment;
}

/** The provider's answer to a placed SIP. */
export interface PlacedSip {
  readonly order: Order;
  readonly html: string;
  readonly navigateScreen: string | undefined;
}

export interface SipCheckoutContext extends SipCheckoutInput, RepeatConfirmation {
  readonly offer: SipOffer | null;
  readonly notOffered: UnofferedSipPart | null;
  readonly lists: BankListResult | null;
  readonly nominee: ChosenNominee | null;
  /** Null before a mandate is chosen, and for a SIP without one. */
  readonly mandateNumber: string | null;
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  readonly retry: PendingRetry<SipChoice> | null;
  readonly outcome: SipCheckoutOutput;
}

export type SipCheckoutEvent =
  | { type: 'checkout.reloadRequested' }
  /** Continues with the suggested nominee. */
  | { type: 'nominee.confirmed' }
  | { type: 'review.requested' }
  | { type: 'review.left' }
  | { type: 'order.submitted' }
  | NomineeChoiceReport
  | MandateChoiceReport;

export type SipCheckoutOutput =
  | { readonly kind: 'placed'; readonly exit: Exit }
  /** The flow has ended on its last screen: not found, not offered, or not allowed. */
  | { readonly kind: 'stayed' };
export type SipCheckoutChart = ChartTypes<SipCheckoutContext, SipCheckoutEvent, SipCheckoutInput, SipCheckoutOutput>;

export type SipLookUpResult = OrderLookUpResult<PlacedSip>;

/** The subject of the code: the request, the provider's offer and the investor's choice. */
export interface SipConfirmationSubject {
  readonly requestedSip: RequestedSip;
  readonly offer: SipOffer;
  readonly lists: BankListResult;
  readonly choice: SipChoice;
}

export interface SipCheckoutPorts
  extends
    NomineeChoicePorts,
    MandateChoicePorts,
    OperationPorts<'getSchemeStatistics' | 'sendTwoFactorOtp' | 'createSipOrder' | 'listOrders'> {}

/** The recurring purchase and its first day; the same in every step. */
export interface SipSummary {
  readonly schemeName: string;
  readonly optionName: string;
  /** Rupees. */
  readonly amount: string;
  readonly frequency: string;
  readonly installments: number;
  readonly firstDay: CalendarDay;
  /** The primary account; null if there is none. */
  readonly account: PayingAccount | null;
  /** `14:30`; '' if the provider names none. */
  readonly cutOff: string;
  readonly needsMandate: boolean;
}

/** The reason that a SIP cannot be placed although everything is chosen. */
export type SipProblem = 'noPrimaryAccount' | 'dateBlocked';

/** The remark of the exchange on the day (DO-320, DO-321). */
export interface MandateDayRemark {
  readonly text: string;
  readonly isFirstOrderToday: boolean;
}

/** The terms that the investor agrees to. */
export interface SipReview {
  /** The name is null without a nominee. */
  readonly nominee: { readonly name: string | null };
  /** Null for a SIP that is paid by hand. */
  readonly mandate: Pick<MandateRow, 'id' | 'state'> | null;
  /** Input of `sipAgreement`. */
  readonly agreed: AgreedSipTerms;
}

export type SipStep = 'nominee' | 'mandate' | 'review' | 'code';

export type SipCheckoutView =
  | { readonly screen: 'orderMissing'; readonly link: InvestorRoute }
  | { readonly screen: 'blocked'; readonly message: string; readonly link: InvestorRoute }
  | {
      readonly screen: 'notOffered';
      readonly reason: UnofferedSipPart;
      /** Back to the scheme, by its requested name. */
      readonly scheme: SchemeIdentity;
    }
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly canReload: boolean; readonly notice: Notice | null }
  | {
      readonly screen: 'choosing';
      readonly step: 'nominee' | 'mandate';
      readonly summary: SipSummary;
      readonly nominee: NomineeChoiceView | undefined;
      /** True while the last choice of a nominee is suggested; `nominee.confirmed` continues with it (decision 084). */
      readonly canConfirmNominee: boolean;
      /** `notYet` until a nominee is settled (DO-300); `none` for a SIP that is paid by hand (DO-330). */
      readonly mandate: MandateChoiceView | 'notYet' | 'none';
      readonly canReview: boolean;
      /** Input of `sipAgreement`: with the chosen mandate, the instalments that its limit covers. */
      readonly agreed: AgreedSipTerms;
      readonly remark: MandateDayRemark;
      readonly problem: SipProblem | null;
    }
  | {
      readonly screen: 'reviewing';
      readonly step: 'review';
      readonly summary: SipSummary;
      readonly review: SipReview;
      readonly remark: MandateDayRemark;
      readonly problem: SipProblem | null;
      readonly canSubmit: boolean;
      readonly canGoBack: boolean;
      /** The check for a recent identical order: first of the provider's list, then by the user. */
      readonly repeat: RecentOrderView | undefined;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'confirming';
      readonly step: 'code';
      readonly summary: SipSummary;
      readonly review: SipReview;
      /** Undefined while a SIP with a lost answer is looked up. */
      readonly codes: SecondFactorView | undefined;
      readonly isChecking: boolean;
      /** True if an earlier attempt may have placed the SIP; the SIP list shows it. */
      readonly canHaveGoneThrough: boolean;
      readonly orderList: InvestorRoute;
    }
  | { readonly screen: 'closed' };
