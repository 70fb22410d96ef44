import type { Notice, NoticeRaised } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SignUpState } from '../sign-up-state.ts';
import type { PersonSignedIn } from '../signed-in.ts';

export interface PinSetupInput {
  /** What the step before led here with; null when the address was opened directly. */
  readonly routeState: SignUpState | null;
  /** Whoever comes back signed in has set the PIN already. */
  readonly isSignedIn: boolean;
}
/** A PIN as it was typed twice. Secret: it travels in an event and is never kept. */
export interface TypedPin {
  readonly pin: string;
  readonly confirmation: string;
}
export interface PinSetupContext extends PinSetupInput {
  /** Why the PIN submitted last was not sent; never the PIN. */
  readonly problem: 'mismatch' | null;
  readonly notice: Notice | null;
  readonly attempt: number;
  /** What the server said when the PIN was saved. */
  readonly message: string;
  readonly outcome: PinSetupOutput;
}
export type PinSetupEvent = ({ type: 'pin.submitted' } & TypedPin) | { type: 'notice.acknowledged' };
export type PinSetupEmitted = NoticeRaised | PersonSignedIn;
export type PinSetupOutput =
  | { readonly kind: 'left'; readonly exit: Exit }
  /** The screen was opened without state, or closed before the PIN was saved: it stays. */
  | { readonly kind: 'unfinished' };

export type PinSetupPorts = OperationPorts<'verifyEmail'>;

export type PinSetupView =
  | { readonly screen: 'stateMissing' }
  | {
      readonly screen: 'entering';
      readonly isBusy: boolean;
      /** With a complete PIN that is confirmed; the screen alone knows what is typed. */
      readonly canSubmit: boolean;
      readonly pinLength: number;
      readonly problem: 'mismatch' | null;
      /** Remount the inputs when this changes. */
      readonly attempt: number;
      readonly notice: Notice | null;
    }
  /** `text` is the server's, '' when it said nothing. */
  | { readonly screen: 'announcing'; readonly text: string }
  | { readonly screen: 'closed' };
