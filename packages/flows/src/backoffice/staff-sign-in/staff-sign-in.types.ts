import type { Envelope, RouteParams, SendOtpRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { BackofficeRoute, Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { StaffMember } from '../staff-session/staff-session.types.ts';

export interface StaffSignInInput {
  /** The page from which the person was redirected; null without such a page. */
  readonly returnTo: Exit<BackofficeRoute> | null;
  /** Shown until the next attempt: why the user was led here. */
  readonly notice?: Notice | null;
  readonly newSubmission: SubmissionKeySource;
}
export interface StaffSignInDraft {
  readonly email: string;
}
export interface StaffSignInContext extends Omit<StaffSignInInput, 'notice'> {
  readonly draft: StaffSignInDraft;
  /** The time at which the code was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  readonly notice: Notice | null;
  readonly outcome: StaffSignInOutput;
}
export type StaffSignInEvent =
  | { type: 'draft.changed'; patch: Partial<StaffSignInDraft> }
  | { type: 'credentials.submitted'; password: string };

/** The signed-in staff member, and the token of the provider. */
export interface StaffSignInResult extends StaffMember {
  readonly token: string;
}
export type StaffSignInOutput =
  | { readonly kind: 'signedIn'; readonly staff: StaffSignInResult; readonly exit: Exit<BackofficeRoute> }
  /** The screen was closed before the sign-in. This output never leaves the flow. */
  | { readonly kind: 'unfinished' };
export type StaffSignInChart = ChartTypes<StaffSignInContext, StaffSignInEvent, StaffSignInInput, StaffSignInOutput>;

export interface StaffSignInPorts {
  readonly login: OperationPort<'login'>;
  readonly sendOtp: Port<SendOtpRequest, Envelope>;
  readonly validateOtp: OperationPort<'validateOtp'>;
}
/** The recipient of the code; the confirmation uses the same parameters. */
export interface StaffCodeRecipient extends RouteParams {
  login_role: 'backoffice';
}

export type StaffSignInView =
  | {
      readonly screen: 'entering';
      readonly draft: StaffSignInDraft;
      readonly isBusy: boolean;
      /** A password of an allowed length can be submitted; only the screen knows the typed text. */
      readonly canSubmit: boolean;
      /** Characters of an address; a longer one cannot be submitted. */
      readonly emailMaximum: number;
      readonly passwordLength: { readonly minimum: number; readonly maximum: number };
      readonly notice: Notice | null;
    }
  | { readonly screen: 'verifying'; readonly email: string; readonly codes: SecondFactorView | undefined }
  | { readonly screen: 'closed' };
