import type { CalendarDay, FundKind, Order } from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { ClosedGate } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { RecentOrderView, RepeatConfirmation } from '../../parts/order/recent-order/recent-order.types.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';

export interface RedeemInput {
  /** The order as the provider returned it. */
  readonly order: Order;
  readonly newSubmission: SubmissionKeySource;
}

/** The amount to redeem: rupees as typed, or everything. */
export interface RedemptionDraft {
  readonly amount: string;
  readonly isWhole: boolean;
}

/** The amount of the request, in rupees; a full redemption sends the redeemable amount. */
export type RedemptionAmount = Pick<RedemptionDraft, 'amount'>;

/** The provider's answer to an accepted redemption. */
export interface PlacedRedemption {
  readonly html: string;
  readonly text: string;
}

export interface RedeemOutput {
  readonly kind: 'placed' | 'stayed';
}

export interface RedeemContext extends RedeemInput, RepeatConfirmation {
  readonly draft: RedemptionDraft;
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  readonly retry: PendingRetry<RedemptionAmount> | null;
  readonly placed: PlacedRedemption | null;
}

export type RedeemEvent =
  /** Text of the field, in rupees. */
  { type: 'draft.changed'; amount: string } | { type: 'whole.toggled' } | { type: 'redemption.submitted' };
/** Leads from a refused redemption back to its amount. */
export type RedeemChart = ChartTypes<RedeemContext, RedeemEvent, RedeemInput, RedeemOutput>;

export type RedeemPorts = OperationPorts<'sendRedeemOtp' | 'redeemOrder' | 'getOrderStatus' | 'listOrders'>;

/** The redemption terms of an order; rupees. */
export interface RedemptionTerms {
  readonly worth: number;
  readonly redeemable: number;
  readonly minimum: number;
  /** Exclusive maximum; the value of the order if the scheme names none. */
  readonly exclusiveMaximum: number;
  /** Exit load in percent of the amount; 0 without one. */
  readonly loadPercent: number;
  /** Kind of the fund, which decides on the NAV day. */
  readonly fundKind: FundKind;
  /** `15:00:00`; '' if the provider names none. */
  readonly cutOff: string;
  /** Working days from the dealing day to the credit; null if the provider names none. */
  readonly creditAfter: number | null;
}

/** The result of a redemption; rupees, whole paise. */
export interface RedemptionReview {
  readonly amount: number;
  readonly fee: number;
  readonly credited: number;
  /** Remaining value of the order. */
  readonly remainingValue: number;
  /** True for a full redemption: its amount follows a NAV that is not known yet. */
  readonly isEstimate: boolean;
  /** Null if the provider's data is not sufficient: then no day is promised. */
  readonly days: { readonly navDay: CalendarDay; readonly creditDay: CalendarDay; readonly isToday: boolean } | null;
}

export type RedemptionProblem = 'belowMinimum' | 'aboveRedeemable' | 'atMaximum' | 'tooManyDecimals';

/** The order and the account of a redemption. */
export interface RedeemedOrder {
  readonly schemeName: string;
  readonly orderNumber: string;
  readonly account: PayingAccount | null;
  readonly terms: RedemptionTerms;
}

export type RedeemView =
  /** The order cannot be redeemed; `message` is the provider's text, '' if there is none. */
  | { readonly screen: 'blocked'; readonly message: string }
  | {
      readonly screen: 'entering';
      readonly order: RedeemedOrder;
      readonly draft: RedemptionDraft;
      readonly problem: RedemptionProblem | null;
      readonly canSubmit: boolean;
      /** The check for a recent identical order: first of the provider's list, then by the user. */
      readonly repeat: RecentOrderView | undefined;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'confirming';
      readonly order: RedeemedOrder;
      /** Locked while the codes are entered. */
      readonly draft: RedemptionDraft;
      readonly codes: SecondFactorView | undefined;
      /** True if an earlier attempt may have counted; the order shows it. */
      readonly canHaveGoneThrough: boolean;
    }
  /** The order is fetched to find the redemption whose answer was lost. */
  | { readonly screen: 'checking'; readonly order: RedeemedOrder; readonly draft: RedemptionDraft }
  /** `amount`: rupees as sent; '' if the order was redeemed elsewhere. */
  | {
      readonly screen: 'completed';
      readonly order: RedeemedOrder;
      readonly amount: string;
      readonly placed: PlacedRedemption;
    };
