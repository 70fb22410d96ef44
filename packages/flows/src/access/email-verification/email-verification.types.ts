import type {
  ValidateOtpAnswer,
  ValidateOtpRequest,
  VerifyEmailAnswer,
  VerifyEmailRequest,
} from '@folioflow/api/contract';
import type { Notice, NoticeRaised } from '../../kit/notice.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { PasswordLength, TypedPassword, TypedPasswordProblem } from '../new-password.rules.ts';
import type { SignUpState } from '../sign-up-state.ts';

export interface EmailVerificationInput {
  /** What sign-in led here with; null when the address was opened directly. */
  readonly routeState: SignUpState | null;
  readonly newSubmission: NewSubmission;
}
export interface EmailVerificationDraft {
  readonly email: string;
}
export interface EmailVerificationContext extends EmailVerificationInput {
  readonly draft: EmailVerificationDraft;
  /** Why the password submitted last was not sent; never the password. */
  readonly problem: TypedPasswordProblem | null;
  readonly notice: Notice | null;
  /** What the server said when the password was saved. */
  readonly message: string;
  readonly outcome: EmailVerificationOutput;
}
export type EmailVerificationEvent =
  | { type: 'draft.changed'; patch: Partial<EmailVerificationDraft> }
  | { type: 'email.submitted' }
  | ({ type: 'password.submitted' } & TypedPassword)
  | { type: 'notice.acknowledged' };
export type EmailVerificationEmitted = NoticeRaised;
export type EmailVerificationOutput =
  | { readonly kind: 'left'; readonly exit: Exit }
  /** The screen was opened without state, or closed before the password was saved: it stays. */
  | { readonly kind: 'unfinished' };

export interface EmailVerificationPorts {
  readonly verifyEmail: Port<VerifyEmailRequest, VerifyEmailAnswer>;
  readonly validateOtp: Port<ValidateOtpRequest, ValidateOtpAnswer>;
}

export type EmailVerificationView =
  | { readonly screen: 'stateMissing' }
  | {
      readonly screen: 'enteringEmail';
      readonly draft: EmailVerificationDraft;
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
      readonly passwordLength: PasswordLength;
      readonly problem: TypedPasswordProblem | null;
      readonly notice: Notice | null;
    }
  /** `text` is the server's, '' when it said nothing. */
  | { readonly screen: 'announcing'; readonly text: string; readonly email: string }
  | { readonly screen: 'closed' };
