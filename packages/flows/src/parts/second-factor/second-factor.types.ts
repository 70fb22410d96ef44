import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { Abandoned, NewSubmission, Submissions } from '../../kit/submission-key.ts';

export interface SecondFactorInput<Subject> {
  readonly codes: 'mobile' | 'email' | 'mobileAndEmail';
  /** Sent with the code and confirmed by it, unchanged. */
  readonly subject: Subject;
  readonly permitted: boolean;
  readonly alreadySent: boolean;
  /** When the parent's own call sent the code, in milliseconds since the epoch; needed with `coolsDownAtEntry`. */
  readonly sentAt?: number;
  readonly ticket?: string;
  readonly coolsDownAtEntry: boolean;
  readonly mayResend: boolean;
  readonly mayAbandon: boolean;
  /** How a refused code is announced: popup in the sign-in family, alert elsewhere (C-04, C-26). */
  readonly refusalAs: 'popup' | 'alert';
  readonly newSubmission: NewSubmission;
  /** The submission whose answer an earlier second factor for the same subject lost (INV-04). */
  readonly lostSubmission?: string | undefined;
}

export interface SecondFactorContext<Subject, Result> extends SecondFactorInput<Subject>, Submissions {
  readonly ticket: string;
  readonly resendAvailableAt: number | null;
  readonly attempt: number;
  readonly notice: Notice | null;
  /** Leaving is the outcome until something better happened. */
  readonly outcome: SecondFactorOutput<Result>;
}

export interface Codes {
  readonly mobile?: string;
  readonly email?: string;
}

export type SecondFactorEvent =
  | ({ type: 'codes.submitted' } & Codes)
  /** `toCheck`: what became of an attempt whose answer was lost is to be looked up. */
  | { type: 'codes.abandoned'; toCheck?: true }
  | { type: 'code.resendRequested' };

export type SecondFactorOutput<Result> =
  | { readonly kind: 'confirmed'; readonly result: Result }
  | { readonly kind: 'notSent'; readonly notice: Notice | null; readonly refusal: Refusal | null }
  | (Abandoned & { readonly isToCheck?: true })
  | { readonly kind: 'notPermitted' };
export type SecondFactorChart<Subject, Result> = ChartTypes<
  SecondFactorContext<Subject, Result>,
  SecondFactorEvent,
  SecondFactorInput<Subject>,
  SecondFactorOutput<Result>
>;

/** What a parent may need of a refused send, such as the checkout gate's 020. */
export interface Refusal {
  readonly code: string;
  readonly text: string;
  readonly navigateScreen: string | undefined;
}

export interface CodeSent {
  readonly ticket: string;
}
export interface ConfirmRequest<Subject> {
  readonly subject: Subject;
  readonly ticket: string;
  readonly codes: Codes;
}

/** How it stands with sending a code once more; `resendAvailableAt` is in milliseconds since the epoch. */
export type Resend =
  | { readonly state: 'available' | 'resending' }
  | { readonly state: 'coolingDown'; readonly resendAvailableAt: number | null };

export type SecondFactorView =
  | { readonly screen: 'sending'; readonly canAbandon: boolean }
  | {
      readonly screen: 'codes';
      readonly fields: readonly ('mobile' | 'email')[];
      readonly isBusy: boolean;
      readonly canSubmit: boolean;
      readonly canResend: boolean;
      readonly canAbandon: boolean;
      readonly resend: Resend;
      /** Remount the code inputs when this changes. */
      readonly attempt: number;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
