import type { CalendarDay, CreateSwpAnswer, ListedOrderType, Order, SwpSettings } from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { RefusedAction } from '../../parts/identity/refused-action.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { RecentOrderView, RepeatConfirmation } from '../../parts/order/recent-order/recent-order.types.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { SoldOrder } from '../redemption-estimate/redemption-estimate.types.ts';

/** Content of the form; '' for an empty field. */
export interface SwpDraft {
  /** A value of `swp_installment_numbers_list`. */
  readonly installments: string;
  /** A value of `swp_frequency_list`. */
  readonly frequency: string;
  /** Rupees. */
  readonly amount: string;
  /** '' if no day of the window is free. */
  readonly day: CalendarDay;
}

/** The form of an order, by its `_id`. */
export interface SwpPlan {
  readonly orderId: string;
  readonly draft: SwpDraft;
}

export interface SwpRegistrationInput {
  /** The order as the provider returned it. */
  readonly order: Order;
  /** Type of the list, for an order without a type. */
  readonly listType: ListedOrderType;
  readonly today: CalendarDay;
  readonly newSubmission: SubmissionKeySource;
  /** From an earlier dialog of the list. */
  readonly retry: PendingRetry<SwpPlan> | null;
  /** The form that an earlier dialog of the list was closed with; restored for the same order. */
  readonly plan?: SwpPlan | null;
}
export interface SwpRegistrationContext extends SwpRegistrationInput, RepeatConfirmation {
  readonly draft: SwpDraft;
  readonly notice: Notice | null;
  readonly outcome: SwpRegistrationOutput;
}
export type SwpRegistrationEvent =
  /** Omitted fields do not change. */
  | ({ type: 'draft.changed' } & Partial<SwpDraft>)
  | { type: 'swp.submitted' }
  /** Leads from a refused SWP back to its terms. */
  | { type: 'swp.closed' };

export type SwpRegistrationOutput =
  /** `orders`: the list with the order, null if the provider returns none; `message` is the provider's text. */
  | { readonly kind: 'registered'; readonly orders: readonly Order[] | null; readonly message: string }
  /** `wasTried`: a code was sent, so the order may have changed. `plan`: the form, for the next dialog. */
  | {
      readonly kind: 'closed';
      readonly retry: PendingRetry<SwpPlan> | null;
      readonly wasTried: boolean;
      readonly plan?: SwpPlan;
    }
  | { readonly kind: 'notPermitted' };
export type SwpRegistrationChart = ChartTypes<
  SwpRegistrationContext,
  SwpRegistrationEvent,
  SwpRegistrationInput,
  SwpRegistrationOutput
>;

export type SwpRegistrationPorts = OperationPorts<'sendTwoFactorOtp' | 'createSwp' | 'listOrders'>;

/** Result of a confirmed SWP. */
export type SwpResult = CreateSwpAnswer | RefusedAction;

/** The subject of the code. */
export interface RegisteredSwp extends Pick<SwpRegistrationInput, 'order' | 'listType'> {
  readonly draft: SwpDraft;
}

/** The withdrawal terms of an order. Rupees. */
export interface SwpTerms {
  readonly minimum: number;
  readonly maximum: number;
  readonly redeemable: number;
  /** Exit load in percent; 0 without one. */
  readonly loadPercent: number;
  /** Working days from a payout's NAV day to the credit; null if the provider names none. */
  readonly creditAfter: number | null;
}

export type SwpProblem = 'belowMinimum' | 'aboveRedeemable' | 'frequencyNotTaken';

/** The terms that the investor agrees to before the code. Amounts are paise. */
export interface SwpAgreement {
  readonly amountInPaise: number;
  /** Exit load of each payout. */
  readonly feeInPaise: number;
  readonly creditedInPaise: number;
  readonly installments: number;
  readonly frequency: string;
  /** Working day of the first payout; `isMoved`: the chosen day is a day off. */
  readonly firstDay: CalendarDay;
  readonly isMoved: boolean;
  /** Credit day of the first payout; null if the provider's data is not sufficient. */
  readonly creditDay: CalendarDay | null;
  /** Null if the frequency is unknown. */
  readonly lastDay: CalendarDay | null;
  /** Remaining value after the first payout, at today's value. */
  readonly remainingAfterFirstInPaise: number;
  /** At today's value: the number of payouts in full, and the remainder for one more payout or after all of them. */
  readonly fullPayouts: number;
  readonly remainderInPaise: number;
}

export type SwpRegistrationView =
  /** The provider refused the SWP: it is not registered. */
  | {
      readonly screen: 'entering' | 'confirming';
      readonly schemeName: string;
      /** Order whose units are sold, for `redemptionEstimate`. */
      readonly sold: SoldOrder;
      /** Null if the provider returns none. */
      readonly account: PayingAccount | null;
      readonly terms: SwpTerms;
      readonly counts: SwpSettings['swp_installment_numbers_list'];
      readonly frequencies: SwpSettings['swp_frequency_list'];
      /** Possible first days of the plan. */
      readonly days: readonly CalendarDay[];
      readonly draft: SwpDraft;
      readonly problem: SwpProblem | null;
      readonly canSubmit: boolean;
      /** The field of the code is already shown beside the terms, disabled until the code is sent (AD-047). */
      readonly isCodeFieldShown: boolean;
      readonly notice: Notice | null;
      /** Null until the form is complete. */
      readonly agreement: SwpAgreement | null;
      /** The check for a recent identical order: first of the provider's list, then by the user. */
      readonly repeat: RecentOrderView | undefined;
      readonly codes: SecondFactorView | undefined;
      /** True if an earlier attempt may have counted; the list shows it. */
      readonly canHaveGoneThrough: boolean;
    }
  | { readonly screen: 'closed' };
