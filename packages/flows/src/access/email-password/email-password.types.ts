import type { Notice } from '../../kit/notice.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { PasswordLength, TypedPassword, TypedPasswordProblem } from '../new-password.rules.ts';

export interface EmailDraft {
  readonly email: string;
}
/** What a flow keeps that proves an email address by a code and sets a password for it. */
export interface EmailPasswordContext {
  readonly newSubmission: NewSubmission;
  readonly draft: EmailDraft;
  /** Why the password submitted last was not sent; never the password. */
  readonly problem: TypedPasswordProblem | null;
  readonly notice: Notice | null;
}
export type EmailPasswordEvent =
  | { type: 'draft.changed'; patch: Partial<EmailDraft> }
  | { type: 'email.submitted' }
  | ({ type: 'password.submitted' } & TypedPassword);

/** `More` is what a flow adds to the screen of the password. */
export type EmailPasswordView<More = unknown> =
  | {
      readonly screen: 'enteringEmail';
      readonly draft: EmailDraft;
      /** Something is typed and it is no email address. */
      readonly isEmailWrong: boolean;
      readonly isBusy: boolean;
      readonly canSubmit: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'verifyingCode'; readonly email: string; readonly codes: SecondFactorView | undefined }
  | ({
      readonly screen: 'enteringPassword';
      readonly email: string;
      readonly isBusy: boolean;
      /** With an allowed password that is confirmed; the screen alone knows what is typed. */
      readonly canSubmit: boolean;
      readonly passwordLength: PasswordLength;
      readonly problem: TypedPasswordProblem | null;
      readonly notice: Notice | null;
    } & More);
