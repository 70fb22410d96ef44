import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { MobileEntryView } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';
import type { SignInData } from '../sign-in-data.ts';

export type SignInTab = 'mobile' | 'email';
export interface SignInInput {
  readonly tab: SignInTab;
  readonly variant: 'current' | 'older';
  readonly opensSignUp: boolean;
  /** Shown until the next attempt: why the user was led here. */
  readonly notice?: Notice | null;
}
export interface SignInDraft {
  readonly mobile: string;
  readonly email: string;
}
export interface SignInContext extends Omit<SignInInput, 'notice'> {
  readonly draft: SignInDraft;
  readonly notice: Notice | null;
  readonly outcome: SignInOutput;
}
export type SignInEvent =
  | { type: 'draft.changed'; patch: Partial<SignInDraft> }
  | { type: 'tab.chosen'; tab: SignInTab }
  | { type: 'mobile.submitted' }
  | { type: 'credentials.submitted'; password: string }
  | { type: 'signUp.opened' };
export type SignInOutput =
  | { readonly kind: 'accepted'; readonly exit: Exit; readonly signedIn: SignInData | null }
  /** The screen was closed before an answer was accepted. This output never leaves the flow. */
  | { readonly kind: 'unfinished' };
export type SignInChart = ChartTypes<SignInContext, SignInEvent, SignInInput, SignInOutput>;

export type SignInPorts = OperationPorts<'login'>;

export type SignInView =
  | {
      readonly screen: 'entering';
      readonly variant: SignInInput['variant'];
      readonly tab: SignInTab;
      readonly draft: SignInDraft;
      /** Ten digits, or a first digit, that cannot be an Indian mobile number (ON-125). */
      readonly isMobileWrong: boolean;
      readonly isBusy: boolean;
      readonly canSubmitMobile: boolean;
      /** A password of an allowed length can be submitted; only the screen knows the typed text. */
      readonly canSubmitCredentials: boolean;
      /** Characters of an address; a longer one cannot be submitted. */
      readonly emailMaximum: number;
      readonly passwordLength: { readonly minimum: number; readonly maximum: number };
      readonly canOpenSignUp: boolean;
      readonly notice: Notice | null;
      readonly signUp: MobileEntryView | undefined;
    }
  | { readonly screen: 'closed' };
