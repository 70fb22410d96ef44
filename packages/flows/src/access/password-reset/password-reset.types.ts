import type { OperationPorts } from '../../kit/operation-port.ts';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type {
  EmailPasswordContext,
  EmailPasswordEvent,
  EmailPasswordView,
} from '../email-password/email-password.types.ts';

export interface PasswordResetInput {
  readonly newSubmission: SubmissionKeySource;
}
export interface PasswordResetContext extends PasswordResetInput, EmailPasswordContext {
  readonly outcome: PasswordResetOutput;
}
export type PasswordResetEvent = EmailPasswordEvent | { type: 'reset.restarted' };
export type PasswordResetOutput =
  | { readonly kind: 'changed'; readonly exit: Exit }
  /** The screen was closed before the password was changed. This output never leaves the flow. */
  | { readonly kind: 'unfinished' };
export type PasswordResetChart = ChartTypes<
  PasswordResetContext,
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput
>;

export type PasswordResetView = EmailPasswordView<{ readonly canRestart: boolean }> | { readonly screen: 'closed' };

export type PasswordResetPorts = OperationPorts<'resetPassword' | 'sendOtp' | 'validateOtp'>;
