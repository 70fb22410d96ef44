import type { Notice } from '../../kit/notice.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { PasswordLength, TypedPassword, TypedPasswordProblem } from '../new-password.rules.ts';

export interface EmailDraft {
  readonly email: string;
}
/** Context fields of a flow that verifies an email address by a code and sets a password. */
export interface EmailPasswordContext {
  readonly newSubmission: SubmissionKeySource;
  readonly draft: EmailDraft;
  /** The reason that the last submitted password was not sent; never the password. */
  readonly problem: TypedPasswordProblem | null;
  readonly notice: Notice | null;
}
export type EmailPasswordEvent =
  | { type: 'draft.changed'; patch: Partial<EmailDraft> }
  | { type: 'email.submitted' }
  | ({ type: 'password.submitted' } & TypedPassword);

/** `More`: further fields of the password screen. */
export type EmailPasswordView<More = unknown> =
  | {
      readonly screen: 'enteringEmail';
      readonly draft: EmailDraft;
      /** The text is not empty and no email address. */
      readonly isEmailWrong: boolean;
      /** Characters of an address; a longer one cannot be submitted. */
      readonly emailMaximum: number;
      readonly isBusy: boolean;
      readonly canSubmit: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'verifyingCode'; readonly email: string; readonly codes: SecondFactorView | undefined }
  | ({
      readonly screen: 'enteringPassword';
      readonly email: string;
      readonly isBusy: boolean;
      /** An allowed and confirmed password can be submitted; only the screen knows the typed text. */
      readonly canSubmit: boolean;
      readonly passwordLength: PasswordLength;
      readonly problem: TypedPasswordProblem | null;
      readonly notice: Notice | null;
    } & More);
