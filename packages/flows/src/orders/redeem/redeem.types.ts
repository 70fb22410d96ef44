import type { Order } from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { CalendarDay } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { ClosedGate, LostOrder } from '../../parts/order-confirmation/index.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';

export interface RedeemInput {
  /** As the provider answered it. */
  readonly order: Order;
  readonly newSubmission: NewSubmission;
}

/** How much is redeemed: rupees as typed, or all that can be. */
export interface RedemptionDraft {
  readonly amount: string;
  readonly isWhole: boolean;
}

/** What both codes confirm. */
export interface RedemptionSubject {
  readonly order: Order;
  readonly amount: string;
}

/** What the provider says of a redemption that it has taken. */
export interface PlacedRedemption {
  readonly html: string;
  readonly text: string;
}

export interface RedeemOutput {
  readonly kind: 'placed' | 'stayed';
}

export interface RedeemContext extends RedeemInput {
  readonly draft: RedemptionDraft;
  readonly gate: ClosedGate | null;
  readonly notice: Notice | null;
  readonly lost: LostOrder<RedemptionDraft> | null;
  readonly placed: PlacedRedemption | null;
}

export type RedeemEvent =
  /** Rupees as they stand in the field. */
  { type: 'draft.changed'; amount: string } | { type: 'whole.toggled' } | { type: 'redemption.submitted' };
export type RedeemChart = ChartTypes<RedeemContext, RedeemEvent, RedeemInput, RedeemOutput>;

export type RedeemPorts = OperationPorts<'sendRedeemOtp' | 'redeemOrder' | 'getOrderStatus'>;

/** What an order says about being redeemed; rupees. */
export interface RedemptionTerms {
  readonly worth: number;
  readonly redeemable: number;
  readonly minimum: number;
  /** Exclusive; what the order is worth where the scheme names none. */
  readonly below: number;
  /** Percent of the amount that the exit load takes; 0 without one. */
  readonly loadPercent: number;
  /** `15:00:00`; '' where none is told. */
  readonly cutOff: string;
  /** Working days from the day of the NAV to the money; null where none are told. */
  readonly creditAfter: number | null;
}

/** What a redemption comes to; rupees, whole paise. */
export interface Redemption {
  readonly amount: number;
  readonly fee: number;
  readonly credited: number;
  /** What the order is worth afterwards. */
  readonly left: number;
  /** All that is held follows the NAV of a day that is not over. */
  readonly isAbout: boolean;
  /** Null where the provider tells too little: then no day is promised. */
  readonly days: { readonly navDay: CalendarDay; readonly creditDay: CalendarDay; readonly isToday: boolean } | null;
}

export type RedemptionProblem = 'belowMinimum' | 'aboveRedeemable' | 'atMaximum';

/** What is redeemed, and into which account. */
export interface RedeemedOrder {
  readonly schemeName: string;
  readonly orderNumber: string;
  readonly account: PayingAccount | null;
  readonly terms: RedemptionTerms;
}

export type RedeemView =
  /** The order may not be redeemed; `message` is the provider's, '' where it said none. */
  | { readonly screen: 'blocked'; readonly message: string }
  | {
      readonly screen: 'entering';
      readonly order: RedeemedOrder;
      readonly draft: RedemptionDraft;
      readonly problem: RedemptionProblem | null;
      readonly canSubmit: boolean;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'confirming';
      readonly order: RedeemedOrder;
      /** Locked while the codes are under way. */
      readonly draft: RedemptionDraft;
      readonly codes: SecondFactorView | undefined;
      /** Nobody knows whether an earlier attempt counted: the order tells. */
      readonly mayHaveGoneThrough: boolean;
    }
  /** The order is asked what became of a redemption whose answer was lost. */
  | { readonly screen: 'checking'; readonly order: RedeemedOrder; readonly draft: RedemptionDraft }
  | { readonly screen: 'completed'; readonly order: RedeemedOrder; readonly placed: PlacedRedemption };
