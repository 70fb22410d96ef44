import type { CalendarDay, CheckoutFlags, Option } from '@folioflow/api/contract';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { DealingTerms } from '../../parts/dealing-day.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { SipAgreement } from '../../parts/sip-terms/sip-agreement.ts';
import type { StartDay } from '../../parts/sip-terms/sip-days.ts';
import type { SchemeParameters } from '../scheme-address.ts';
import type { Banner } from './banner.ts';
import type { AmountLimits } from '../../parts/order-limits.ts';
import type { InvestTerms } from './invest-terms.ts';
import type { OptionFact } from '../../parts/option-facts.ts';

export interface InvestPanelInput {
  readonly scheme: SchemeParameters;
  readonly terms: InvestTerms;
  /** In Asia/Kolkata: from it the days are counted on which a SIP may start, where the provider names none. */
  readonly today: CalendarDay;
  /** Which visit of the page this is: what `investPanelKeeps` has kept of it is entered again. */
  readonly visit?: string;
  /** The text that `investPanelKeeps` has kept, as it stands in the session storage. */
  readonly kept?: string | null;
  readonly newSubmission: NewSubmission;
}

/** The two ways to invest, each under its tab. */
export type InvestTab = 'sip' | 'lumpsum';

export interface LumpsumDraft {
  /** Place in the list of options. */
  readonly option: number | null;
  /** Digits, rupees. */
  readonly amount: string;
}

export interface SipDraft {
  /** Value of the chosen frequency; '' until one is chosen. */
  readonly frequency: string;
  /** Place in the list of options. */
  readonly option: number | null;
  /** Digits. */
  readonly installments: string;
  /** Digits, rupees. */
  readonly amount: string;
  /** Of the month. */
  readonly day: number | null;
}

export interface InvestPanelContext extends InvestPanelInput {
  readonly tab: InvestTab;
  readonly sip: SipDraft;
  /** The page flags, all seven and nothing else (DO-382); the codes stay in their inputs (A68). */
  readonly flags: CheckoutFlags;
  readonly lumpsum: LumpsumDraft;
  readonly notice: Notice | null;
  readonly outcome: InvestPanelOutput;
}

/** Of the tab that is shown; a lumpsum has an option and an amount. */
export interface PanelPatch {
  readonly frequency?: string;
  readonly option?: number;
  readonly installments?: string;
  readonly amount?: string;
}

export type InvestPanelEvent =
  | { type: 'tab.chosen'; tab: InvestTab }
  | { type: 'draft.changed'; patch: PanelPatch }
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

export type InvestPanelPorts = OperationPorts<'sendTwoFactorOtp' | 'validateNomineeTwoFactor'>;

export interface LumpsumForm {
  readonly options: readonly { readonly value: number; readonly label: string }[];
  readonly option: number | null;
  readonly amount: string;
  /** Null until an option is chosen. */
  readonly limits: (AmountLimits & { readonly hasMaximum: boolean }) | null;
  /** Something is entered and it is less than the minimum. */
  readonly isBelowMinimum: boolean;
  readonly facts: readonly OptionFact[];
  /** Units the amount buys at the latest NAV; null while there is nothing to tell. */
  readonly buys: { readonly units: number; readonly nav: number } | null;
  /** What `dealingOf` needs to say whose NAV an order gets; null until an option is chosen. */
  readonly dealing: DealingTerms | null;
  readonly canInvest: boolean;
}

export interface SipForm extends SipDraft {
  readonly frequencies: readonly Option[];
  /** The options of the chosen frequency. */
  readonly ranges: readonly { readonly value: number; readonly label: string }[];
  /** Null until frequency and range are chosen: then amount and day can be. */
  readonly terms: {
    readonly limits: AmountLimits & { readonly hasMaximum: boolean };
    readonly installments: AmountLimits & { readonly hasMaximum: boolean };
    readonly facts: readonly OptionFact[];
  } | null;
  /** Something is entered and it is less than the minimum. */
  readonly isBelowMinimum: boolean;
  /** Something is entered and the option does not take so many. */
  readonly isCountRefused: boolean;
  /** The grid of days; empty until an option is chosen. */
  readonly days: readonly StartDay[];
  /** The first day of the chosen one. */
  readonly starts: CalendarDay | null;
  /** What the person would agree to; null while something is missing. */
  readonly agreement: SipAgreement | null;
  readonly isPickingDate: boolean;
  readonly canPickDate: boolean;
  readonly canStart: boolean;
}

export type InvestPanelView =
  | {
      /** `verifyingNominee` shows the panel as it was under its dialog. */
      readonly screen: 'sip' | 'lumpsum' | 'verifyingNominee';
      readonly tab: InvestTab;
      /** Null when the scheme takes no SIP (DO-101). */
      readonly sip: SipForm | null;
      readonly banner: Banner | null;
      readonly canFollow: boolean;
      /** Null when the scheme takes no lumpsum (DO-102). */
      readonly lumpsum: LumpsumForm | null;
      /** Asked for in the dialog 'Two Factor Authentication'. */
      readonly codes: SecondFactorView | undefined;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'left' };
