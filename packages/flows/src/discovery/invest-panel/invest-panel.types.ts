import type { CalendarDay, CheckoutFlags, Option, SchemeIdentity } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { DealingTerms } from '../../parts/order/dealing-day.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { SipAgreement } from '../../parts/order/sip-terms/sip-agreement.ts';
import type { SipStartDay } from '../../parts/order/sip-terms/sip-days.ts';
import type { OrderingBanner } from './banner.ts';
import type { AmountLimits } from '../../parts/order/order-limits.ts';
import type { InvestTerms } from './invest-terms.ts';
import type { InvestmentPlan } from './investment-plan.ts';
import type { OptionFact } from '../../parts/order/option-facts.ts';

export interface InvestPanelInput {
  readonly scheme: SchemeIdentity;
  readonly terms: InvestTerms;
  /** Day in Asia/Kolkata. It starts the window of SIP start dates where the provider names none. */
  readonly today: CalendarDay;
  /** Id of the visit of the page: the drafts that `investPanelStorage` stored for it are restored. */
  readonly visit?: string;
  /** The text that `investPanelStorage` stored in the session storage. */
  readonly storedText?: string | null;
  /** A planned amount, which presets its field on a visit without a stored draft, if the scheme allows it. */
  readonly plan?: InvestmentPlan | null;
  readonly newSubmission: SubmissionKeySource;
}

/** The two ways to invest, each under its tab. */
export type InvestTab = 'sip' | 'lumpsum';

export interface LumpsumDraft {
  /** Index in the list of options. */
  readonly option: number | null;
  /** Digits, rupees. */
  readonly amount: string;
}

export interface SipDraft {
  /** Value of the chosen frequency; '' until one is chosen. */
  readonly frequency: string;
  /** Index in the list of options. */
  readonly option: number | null;
  /** Digits. */
  readonly installments: string;
  /** Digits, rupees. */
  readonly amount: string;
  /** Day of the month that the user picked; null while the preset day is used. */
  readonly day: number | null;
}

export interface InvestPanelContext extends InvestPanelInput {
  readonly tab: InvestTab;
  readonly sip: SipDraft;
  /** The seven page flags only (DO-382); the codes remain in their inputs (A68). */
  readonly flags: CheckoutFlags;
  readonly lumpsum: LumpsumDraft;
  readonly notice: Notice | null;
  readonly outcome: InvestPanelOutput;
}

/**
 * A change of the draft on the current tab. A lumpsum has only an option and an amount. The option of a SIP is a range of
 * its frequency; any other is ignored, and so is an amount beside an option.
 */
export interface InvestDraftPatch {
  readonly frequency?: string;
  readonly option?: number;
  readonly installments?: string;
  readonly amount?: string;
}

export type InvestPanelEvent =
  | { type: 'tab.chosen'; tab: InvestTab }
  | { type: 'draft.changed'; patch: InvestDraftPatch }
  | { type: 'datePicker.opened' }
  | { type: 'datePicker.closed' }
  | { type: 'day.picked'; day: number }
  | { type: 'sip.started' }
  | { type: 'lumpsum.invested' }
  | { type: 'banner.followed' };

export interface InvestPanelOutput {
  readonly kind: 'left';
  readonly exit: Exit;
}
export type InvestPanelChart = ChartTypes<InvestPanelContext, InvestPanelEvent, InvestPanelInput, InvestPanelOutput>;

export type InvestPanelPorts = OperationPorts<'sendTwoFactorOtp' | 'validateNomineeTwoFactor'>;

export interface LumpsumForm {
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly option: number | null;
  readonly amount: string;
  /** Null until an option is chosen. */
  readonly limits: (AmountLimits & { readonly hasMaximum: boolean }) | null;
  /** The entered amount is less than the minimum. */
  readonly isBelowMinimum: boolean;
  readonly facts: readonly OptionFact[];
  /** Number of units that the amount buys at the latest NAV; null without an amount or a NAV. */
  readonly unitEstimate: { readonly units: number; readonly nav: number } | null;
  /** Input of `dealingOf`, which computes the NAV date of an order; null until an option is selected. */
  readonly dealing: DealingTerms | null;
  readonly canInvest: boolean;
}

export interface SipForm extends SipDraft {
  readonly frequencies: readonly Option[];
  /** The options of the chosen frequency. */
  readonly ranges: readonly { readonly value: number; readonly label: string }[];
  /** Null until a frequency and a range are selected; then the amount and the day can be entered. */
  readonly terms: {
    /** Limits of all ranges of the frequency: the amount selects the range. */
    readonly limits: AmountLimits & { readonly hasMaximum: boolean };
    readonly installments: AmountLimits & { readonly hasMaximum: boolean };
    readonly facts: readonly OptionFact[];
  } | null;
  /** The entered amount is less than the minimum. */
  readonly isBelowMinimum: boolean;
  /** The entered amount is between two ranges: rupees, the end of the one below and the start of the one above. */
  readonly rangeGap: AmountLimits | null;
  /** The option does not allow the entered number of instalments. */
  readonly isInstalmentCountInvalid: boolean;
  /** The picked day, or the preset one if none was picked or the range does not offer it; null if it offers none. */
  readonly day: number | null;
  /** The grid of days; empty until an option is chosen. */
  readonly days: readonly SipStartDay[];
  /** Start date for the selected day. */
  readonly startDate: CalendarDay | null;
  /** The agreement that the user would accept; null while the draft is incomplete. */
  readonly agreement: SipAgreement | null;
  readonly isPickingDate: boolean;
  readonly canPickDate: boolean;
  readonly canStart: boolean;
}

export type InvestPanelView =
  | {
      /** `verifyingNominee` shows the panel unchanged under its dialog. */
      readonly screen: 'sip' | 'lumpsum' | 'verifyingNominee';
      readonly tab: InvestTab;
      /** Null when the scheme offers no SIP (DO-101). */
      readonly sip: SipForm | null;
      readonly banner: OrderingBanner | null;
      readonly canFollow: boolean;
      /** Null when the scheme offers no lumpsum (DO-102). */
      readonly lumpsum: LumpsumForm | null;
      /** The codes of the dialog 'Two Factor Authentication'. */
      readonly codes: SecondFactorView | undefined;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'left' };
