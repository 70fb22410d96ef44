import type { VerifyMpinAnswer } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../kit/submission-key.ts';
import type { ResendState } from '../../parts/identity/second-factor/second-factor.types.ts';

export interface PinChangeInput {
  readonly newSubmission: SubmissionKeySource;
}

/** The PIN as typed twice. It exists only in its inputs and in the event that submits it. */
export interface NewPinEntry {
  readonly pin: string;
  readonly confirmation: string;
}
export interface NewPinWithCode extends NewPinEntry {
  readonly code: string;
}

/** The provider's answer to a completed change (D-31). */
export type PinChangeResult = Pick<VerifyMpinAnswer, 'code' | 'messageText'>;

export interface PinChangeContext extends PinChangeInput, SubmissionContext {
  /** Ticket of the code that was sent last; '' before the first code. */
  readonly ticket: string;
  readonly attempt: number;
  readonly codeAttempt: number;
  /** In milliseconds since the epoch; null before the first code. */
  readonly resendAvailableAt: number | null;
  readonly notice: Notice | null;
  readonly twoFactorResult: PinChangeResult | null;
}

export type PinChangeEvent =
  | ({ type: 'pin.submitted' } & NewPinEntry)
  | ({ type: 'change.submitted' } & NewPinWithCode)
  | { type: 'code.resendRequested' }
  | { type: 'form.reset' }
  | { type: 'notice.dismissed' };

export interface PinChangeChart extends Omit<ChartTypes<PinChangeContext, PinChangeEvent, PinChangeInput>, 'tags'> {
  tags: 'busy' | 'locked';
}

/** The request of a change as the port `verifyMpin` receives it. */
export interface PinChangeRequest {
  readonly pin: string;
  readonly code: string;
  readonly ticket: string;
}

export type PinChangePorts = OperationPorts<'sendTwoFactorOtp' | 'verifyMpin'>;

export interface PinChangeView {
  readonly screen: 'entering' | 'enteringCode';
  readonly isBusy: boolean;
  /** The typed PIN cannot change after the request for a code (ON-211). */
  readonly isPinLocked: boolean;
  /** Two equal PINs can be submitted; only the screen knows the typed text. */
  readonly canSubmit: boolean;
  /** Two equal PINs with a complete code can be submitted. */
  readonly canConfirm: boolean;
  readonly canReset: boolean;
  readonly canResend: boolean;
  readonly resend: ResendState;
  /** Remount the PIN inputs when this value changes. */
  readonly attempt: number;
  /** Remount the code input when this value changes. */
  readonly codeAttempt: number;
  /** The two submitted PINs differ; shown next to the second input. */
  readonly isMismatch: boolean;
  readonly notice: Notice | null;
  /** The provider's text after a completed change; '' if the provider sent none. */
  readonly changed: { readonly text: string } | null;
}
