import type { CheckoutFlags } from '@folioflow/api/contract';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { DealingTerms } from '../../parts/dealing-day.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { SchemeParameters } from '../scheme-address.ts';
import type { Banner } from './banner.ts';
import type { AmountLimits } from './amount-limits.ts';
import type { InvestTerms } from './invest-terms.ts';
import type { OptionTag } from './option-tags.ts';

export interface InvestPanelInput {
  readonly scheme: SchemeParameters;
  readonly terms: InvestTerms;
  readonly newSubmission: NewSubmission;
}

export interface LumpsumDraft {
  /** Place in the list of options. */
  readonly option: number | null;
  /** Digits, rupees. */
  readonly amount: string;
}

export interface InvestPanelContext extends InvestPanelInput {
  /** The page flags, all seven and nothing else (DO-382); the codes stay in their inputs (A68). */
  readonly flags: CheckoutFlags;
  readonly lumpsum: LumpsumDraft;
  readonly notice: Notice | null;
  readonly outcome: InvestPanelOutput;
}

export type InvestPanelEvent =
  | { type: 'draft.changed'; patch: { readonly option?: number; readonly amount?: string } }
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
  readonly tags: readonly OptionTag[];
  /** Units the amount buys at the latest NAV; null while there is nothing to tell. */
  readonly buys: { readonly units: number; readonly nav: number } | null;
  /** What `dealingOf` needs to say whose NAV an order gets; null until an option is chosen. */
  readonly dealing: DealingTerms | null;
  readonly canInvest: boolean;
}

export type InvestPanelView =
  | {
      /** `verifyingNominee` shows the same panel under its dialog. */
      readonly screen: 'lumpsum' | 'verifyingNominee';
      readonly banner: Banner | null;
      readonly canFollow: boolean;
      /** Null when the scheme takes no lumpsum (DO-102). */
      readonly lumpsum: LumpsumForm | null;
      /** Asked for in the dialog 'Two Factor Authentication'. */
      readonly codes: SecondFactorView | undefined;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'left' };
