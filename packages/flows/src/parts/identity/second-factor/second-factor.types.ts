import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { AttemptedRequest } from '../refused-action.ts';
import type { AbandonedConfirmation, SubmissionKeySource, SubmissionContext } from '../../../kit/submission-key.ts';

/** The rest of a cooldown that began before the page was loaded. */
export interface ResendCooldown {
  /** Milliseconds since the epoch, by the clock of the device. */
  readonly endsAt: number;
  readonly restMs: number;
}

export interface SecondFactorInput<Subject> {
  readonly codes: 'mobile' | 'email' | 'mobileAndEmail';
  /** Sent with the code and confirmed by it; passed on unchanged. */
  readonly subject: Subject;
  readonly isConfirmationAllowed: boolean;
  readonly isCodeSent: boolean;
  /**
   * Time at which the parent's own call sent the code, in milliseconds since the epoch; required by
   * `hasInitialCooldown`.
   */
  readonly sentAt?: number;
  readonly ticket?: string;
  readonly hasInitialCooldown: boolean;
  /** The initial cooldown, if it began before the page was loaded; else it is a whole one. */
  readonly cooldown?: ResendCooldown | undefined;
  readonly isResendAllowed: boolean;
  readonly isAbandonAllowed: boolean;
  /** The announcement of a refused code: a popup in the sign-in flows, an alert elsewhere (C-04, C-26). */
  readonly refusalAs: 'popup' | 'alert';
  readonly newSubmission: SubmissionKeySource;
  /** The submission whose answer was lost in an earlier second factor of the same subject (INV-04). */
  readonly lostSubmission?: string | undefined;
}

export interface SecondFactorContext<Subject, Result> extends SecondFactorInput<Subject>, SubmissionContext {
  readonly ticket: string;
  readonly resendAvailableAt: number | null;
  /** Length of the current or next cooldown in milliseconds. */
  readonly cooldownMs: number;
  readonly attempt: number;
  readonly notice: Notice | null;
  /** `abandoned` until the second factor ends otherwise. */
  readonly outcome: SecondFactorOutput<Result>;
}

export interface TypedCodes {
  readonly mobile?: string;
  readonly email?: string;
}

export type SecondFactorEvent =
  | ({ type: 'codes.submitted' } & TypedCodes)
  /** `toCheck`: the attempt whose answer was lost is to be looked up. */
  | { type: 'codes.abandoned'; toCheck?: true }
  | { type: 'code.resendRequested' };

export type SecondFactorOutput<Result> =
  | { readonly kind: 'confirmed'; readonly result: Result }
  | { readonly kind: 'notSent'; readonly notice: Notice | null; readonly refusal: SendCodeRefusal | null }
  | (AbandonedConfirmation & { readonly isToCheck?: true })
  | { readonly kind: 'notPermitted' };
export type SecondFactorChart<Subject, Result> = ChartTypes<
  SecondFactorContext<Subject, Result>,
  SecondFactorEvent,
  SecondFactorInput<Subject>,
  SecondFactorOutput<Result>
>;

/** The data of a refused send that a parent needs, such as the 020 of the checkout gate. */
export interface SendCodeRefusal {
  readonly code: string;
  readonly text: string;
  readonly navigateScreen: string | undefined;
}

export interface SentCodeTicket {
  readonly ticket: string;
}
export interface CodeConfirmationRequest<Subject> extends AttemptedRequest {
  readonly subject: Subject;
  readonly ticket: string;
  readonly codes: TypedCodes;
}

/** State of the resend; `resendAvailableAt` is in milliseconds since the epoch. */
export type ResendState =
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
      readonly resend: ResendState;
      /** The screen remounts the inputs when this changes. */
      readonly attempt: number;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
