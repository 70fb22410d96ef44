import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type {
  EmailPasswordContext,
  EmailPasswordEvent,
  EmailPasswordView,
} from '../email-password/email-password.types.ts';
import type { SignUpState } from '../sign-up-state.ts';

export interface EmailVerificationInput {
  /** What sign-in led here with; null when the address was opened directly. */
  readonly routeState: SignUpState | null;
  readonly newSubmission: NewSubmission;
}
export interface EmailVerificationContext extends EmailVerificationInput, EmailPasswordContext {
  /** What the server said when the password was saved. */
  readonly message: string;
  readonly outcome: EmailVerificationOutput;
}
export type EmailVerificationEvent = EmailPasswordEvent | { type: 'notice.acknowledged' };
export type EmailVerificationOutput =
  | { readonly kind: 'left'; readonly exit: Exit }
  /** The screen was opened without state, or closed before the password was saved: it stays. */
  | { readonly kind: 'unfinished' };

export type EmailVerificationView =
  | EmailPasswordView
  | { readonly screen: 'stateMissing' }
  /** `text` is the server's, '' when it said nothing. */
  | { readonly screen: 'announcing'; readonly text: string; readonly email: string }
  | { readonly screen: 'closed' };
