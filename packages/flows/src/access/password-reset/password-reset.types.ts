import type {
  Envelope,
  ResetPasswordAnswer,
  ResetPasswordRequest,
  SendOtpRequest,
  ValidateOtpAnswer,
  ValidateOtpRequest,
} from '@folioflow/api/contract';
import type { Notice, NoticeRaised } from '../../kit/notice.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { PasswordLength, TypedPassword, TypedPasswordProblem } from '../new-password.rules.ts';

export interface PasswordResetInput {
  readonly newSubmission: NewSubmission;
}
export interface PasswordResetDraft {
  readonly email: string;
}
export interface PasswordResetContext extends PasswordResetInput {
  readonly draft: PasswordResetDraft;
  /** Why the password submitted last was not sent; never the password. */
  readonly problem: TypedPasswordProblem | null;
  readonly notice: Notice | null;
  readonly outcome: PasswordResetOutput;
}
export type PasswordResetEvent =
  | { type: 'draft.changed'; patch: Partial<PasswordResetDraft> }
  | { type: 'email.submitted' }
  | ({ type: 'password.submitted' } & TypedPassword)
  | { type: 'reset.restarted' };
export type PasswordResetEmitted = NoticeRaised;
export type PasswordResetOutput =
  | { readonly kind: 'changed'; readonly exit: Exit }
  /** Never leaves the flow: the screen was closed before the password was changed. */
  | { readonly kind: 'unfinished' };

export interface PasswordResetPorts {
  readonly resetPassword: Port<ResetPasswordRequest, ResetPasswordAnswer>;
  readonly sendOtp: Port<SendOtpRequest, Envelope>;
  readonly validateOtp: Port<ValidateOtpRequest, ValidateOtpAnswer>;
}

export type PasswordResetView =
  | {
      readonly screen: 'enteringEmail';
      readonly draft: PasswordResetDraft;
      /** Something is typed and it is no email address. */
      readonly isEmailWrong: boolean;
      readonly isBusy: boolean;
      readonly canSubmit: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'verifyingCode'; readonly email: string; readonly codes: SecondFactorView | undefined }
  | {
      readonly screen: 'enteringPassword';
      readonly email: string;
      readonly isBusy: boolean;
      /** With an allowed password that is confirmed; the screen alone knows what is typed. */
      readonly canSubmit: boolean;
      readonly canRestart: boolean;
      readonly passwordLength: PasswordLength;
      readonly problem: TypedPasswordProblem | null;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
