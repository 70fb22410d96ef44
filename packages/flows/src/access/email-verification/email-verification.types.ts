import type { OperationPorts } from '../../kit/operation-port.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type {
  EmailPasswordContext,
  EmailPasswordEvent,
  EmailPasswordView,
} from '../email-password/email-password.types.ts';
import type { SignUpState } from '../sign-up-state.ts';

export interface EmailVerificationInput {
  /** Navigation state from sign-in; null when the address was opened directly. */
  readonly routeState: SignUpState | null;
  readonly newSubmission: SubmissionKeySource;
}
export interface EmailVerificationContext extends EmailVerificationInput, EmailPasswordContext {
  /** The server text of the saved password. */
  readonly message: string;
  readonly outcome: EmailVerificationOutput;
}
export type EmailVerificationEvent = EmailPasswordEvent | { type: 'notice.acknowledged' };
export type EmailVerificationOutput =
  | { readonly kind: 'left'; readonly exit: Exit }
  /** Opened without state, or closed before the password was saved: the screen remains. */
  | { readonly kind: 'unfinished' };
export interface EmailVerificationChart extends Omit<
  ChartTypes<EmailVerificationContext, EmailVerificationEvent, EmailVerificationInput, EmailVerificationOutput>,
  'tags'
> {
  tags: 'busy' | 'popup';
}

export type EmailVerificationView =
  | EmailPasswordView
  | { readonly screen: 'stateMissing' }
  /** Server text; '' if the server sent none. */
  | { readonly screen: 'announcing'; readonly text: string; readonly email: string }
  | { readonly screen: 'closed' };

export type EmailVerificationPorts = OperationPorts<'verifyEmail' | 'validateOtp'>;
