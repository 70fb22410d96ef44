import type { CalendarDay, ListedOrderType, Order, SwpSettings } from '@folioflow/api/contract';
import type { PayingAccount } from '../../banking/paying-account.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { LostOrder } from '../../parts/order-confirmation/index.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';

/** What stands in the form; '' where nothing is chosen or typed yet. */
export interface SwpDraft {
  /** A value of `swp_installment_numbers_list`. */
  readonly installments: string;
  /** A value of `swp_frequency_list`. */
  readonly frequency: string;
  /** Rupees. */
  readonly amount: string;
  /** '' where no day of the window is free. */
  readonly day: CalendarDay;
}

export interface SwpRegistrationInput {
  /** As the provider answered it. */
  readonly order: Order;
  /** Where the order names no type of its own. */
  readonly listType: ListedOrderType;
  readonly today: CalendarDay;
  readonly newSubmission: NewSubmission;
  /** Of an earlier dialog about the same order: the same plan goes on with its key (INV-04). */
  readonly lost: LostOrder<SwpDraft> | null;
}
export interface SwpRegistrationContext extends SwpRegistrationInput {
  readonly draft: SwpDraft;
  readonly notice: Notice | null;
  readonly outcome: SwpRegistrationOutput;
}
export type SwpRegistrationEvent =
  /** What is left out stays as it is. */
  ({ type: 'draft.changed' } & Partial<SwpDraft>) | { type: 'swp.submitted' } | { type: 'swp.closed' };

export type SwpRegistrationOutput =
  /** `orders`: the list that the order stands in, null where the provider does not tell it; `message` is the provider's. */
  | { readonly kind: 'registered'; readonly orders: readonly Order[] | null; readonly message: string }
  /** `wasTried`: a code was sent, so the order may stand otherwise now. */
  | { readonly kind: 'closed'; readonly lost: LostOrder<SwpDraft> | null; readonly wasTried: boolean }
  | { readonly kind: 'notPermitted' };
export type SwpRegistrationChart = ChartTypes<
  SwpRegistrationContext,
  SwpRegistrationEvent,
  SwpRegistrationInput,
  SwpRegistrationOutput
>;

export type SwpRegistrationPorts = OperationPorts<'sendTwoFactorOtp' | 'createSwp'>;

/** What the code confirms. */
export interface RegisteredSwp extends Pick<SwpRegistrationInput, 'order' | 'listType'> {
  readonly draft: SwpDraft;
}

/** What an order says about withdrawing from it. Rupees. */
export interface SwpTerms {
  readonly minimum: number;
  readonly maximum: number;
  readonly redeemable: number;
  /** Percent that the exit load takes; 0 without one. */
  readonly loadPercent: number;
  /** Working days from a payout's NAV to the money; null where the provider tells none. */
  readonly creditAfter: number | null;
}

export type SwpProblem = 'belowMinimum' | 'aboveRedeemable' | 'frequencyNotTaken';

/** What a person agrees to with a SWP, before the code. Amounts are paise. */
export interface SwpAgreement {
  readonly each: number;
  /** What the exit load takes of each payout. */
  readonly fee: number;
  readonly credited: number;
  readonly installments: number;
  readonly frequency: string;
  /** The working day on which units leave first; `isMoved`: the chosen one is a day off. */
  readonly firstDay: CalendarDay;
  readonly isMoved: boolean;
  /** When the money of the first payout comes; null where the provider tells too little. */
  readonly creditDay: CalendarDay | null;
  /** Null where the frequency is not known. */
  readonly lastDay: CalendarDay | null;
  /** Of today's value, after the first payout. */
  readonly leftAfterFirst: number;
  /** At today's value: how many payouts are made in full, and what is left for one more, or after all of them. */
  readonly full: number;
  readonly rest: number;
}

export type SwpRegistrationView =
  | {
      readonly screen: 'entering' | 'confirming';
      readonly schemeName: string;
      /** Null where the provider tells none. */
      readonly account: PayingAccount | null;
      readonly terms: SwpTerms;
      readonly counts: SwpSettings['swp_installment_numbers_list'];
      readonly frequencies: SwpSettings['swp_frequency_list'];
      /** On which the plan may begin. */
      readonly days: readonly CalendarDay[];
      readonly draft: SwpDraft;
      readonly problem: SwpProblem | null;
      readonly canSubmit: boolean;
      readonly notice: Notice | null;
      /** Null until the form is complete. */
      readonly agreement: SwpAgreement | null;
      readonly codes: SecondFactorView | undefined;
      /** Nobody knows whether an earlier attempt counted: the list tells. */
      readonly mayHaveGoneThrough: boolean;
    }
  | { readonly screen: 'closed' };
