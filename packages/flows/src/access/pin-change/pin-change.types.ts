import type { VerifyMpinAnswer } from '@folioflow/api/contract';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';
import type { Resend } from '../../parts/second-factor/index.ts';

export interface PinChangeInput {
  readonly newSubmission: NewSubmission;
}

/** The PIN as typed twice. It stands in its inputs and in the event that submits it, nowhere else. */
export interface NewPin {
  readonly pin: string;
  readonly confirmation: string;
}
export interface ConfirmedPin extends NewPin {
  readonly code: string;
}

/** What the provider said of a change that went through (D-31). */
export type PinChanged = Pick<VerifyMpinAnswer, 'code' | 'messageText'>;

export interface PinChangeContext extends PinChangeInput, Submissions {
  /** Goes with the code that was sent last; '' while none is. */
  readonly ticket: string;
  readonly attempt: number;
  readonly codeAttempt: number;
  /** In milliseconds since the epoch; null before a code was sent. */
  readonly resendAvailableAt: number | null;
  readonly notice: Notice | null;
  readonly twoFactorResult: PinChanged | null;
}

export type PinChangeEvent =
  | ({ type: 'pin.submitted' } & NewPin)
  | ({ type: 'change.submitted' } & ConfirmedPin)
  | { type: 'code.resendRequested' }
  | { type: 'form.reset' }
  | { type: 'notice.dismissed' };

/** A change as the port `verifyMpin` is asked for it. */
export interface PinChangeRequest {
  readonly pin: string;
  readonly code: string;
  readonly ticket: string;
}

export type PinChangePorts = OperationPorts<'sendTwoFactorOtp' | 'verifyMpin'>;

export interface PinChangeView {
  readonly screen: 'entering' | 'enteringCode';
  readonly isBusy: boolean;
  /** From the request for a code on, the PIN that was typed is the one that will be set (ON-211). */
  readonly isPinLocked: boolean;
  /** With two equal PINs; the screen alone knows what is typed. */
  readonly canSubmit: boolean;
  /** With a complete code besides. */
  readonly canConfirm: boolean;
  readonly canReset: boolean;
  readonly canResend: boolean;
  readonly resend: Resend;
  /** Remount the PIN inputs when this changes. */
  readonly attempt: number;
  /** Remount the code input when this changes. */
  readonly codeAttempt: number;
  /** Two PINs were submitted that differ: said beside the second one. */
  readonly isMismatch: boolean;
  readonly notice: Notice | null;
  /** Said after a change that went through; '' where the provider said nothing. */
  readonly changed: { readonly text: string } | null;
}
