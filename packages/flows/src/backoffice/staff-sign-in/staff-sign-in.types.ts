import type { Envelope, RouteParams, SendOtpRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { BackofficeRoute, Exit } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { StaffMember } from '../staff-session/staff-session.types.ts';

export interface StaffSignInInput {
  /** Where the person was led here from; null where nothing leads back. */
  readonly returnTo: Exit<BackofficeRoute> | null;
  readonly newSubmission: NewSubmission;
}
export interface StaffSignInDraft {
  readonly email: string;
}
export interface StaffSignInContext extends StaffSignInInput {
  readonly draft: StaffSignInDraft;
  /** When the code left, in milliseconds since the epoch. */
  readonly sentAt: number;
  readonly notice: Notice | null;
  readonly outcome: StaffSignInOutput;
}
export type StaffSignInEvent =
  | { type: 'draft.changed'; patch: Partial<StaffSignInDraft> }
  | { type: 'credentials.submitted'; password: string };

/** Who has signed in, and the token that the provider gave. */
export interface StaffSignedIn extends StaffMember {
  readonly token: string;
}
export type StaffSignInOutput =
  | { readonly kind: 'signedIn'; readonly staff: StaffSignedIn; readonly exit: Exit<BackofficeRoute> }
  /** Never leaves the flow: the screen was closed before anybody signed in. */
  | { readonly kind: 'unfinished' };
export type StaffSignInChart = ChartTypes<StaffSignInContext, StaffSignInEvent, StaffSignInInput, StaffSignInOutput>;

export interface StaffSignInPorts {
  readonly login: OperationPort<'login'>;
  readonly sendOtp: Port<SendOtpRequest, Envelope>;
  readonly validateOtp: OperationPort<'validateOtp'>;
}
/** What a code is sent for, and confirmed with. */
export type StaffSubject = RouteParams;

export type StaffSignInView =
  | {
      readonly screen: 'entering';
      readonly draft: StaffSignInDraft;
      readonly isBusy: boolean;
      /** With a password of an allowed length; the screen alone knows what is typed. */
      readonly canSubmit: boolean;
      readonly passwordLength: { readonly minimum: number; readonly maximum: number };
      readonly notice: Notice | null;
    }
  | { readonly screen: 'verifying'; readonly email: string; readonly codes: SecondFactorView | undefined }
  | { readonly screen: 'closed' };
