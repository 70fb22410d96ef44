import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice, NoticeRaised } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SignUpState } from '../sign-up-state.ts';
import type { PersonSignedIn } from '../sign-in-data.ts';

export interface PinSetupInput {
  /** Navigation state from the previous step; null when the address was opened directly. */
  readonly routeState: SignUpState | null;
  /** A person who returns signed in has already set the PIN. */
  readonly isSignedIn: boolean;
}
/** A PIN as typed twice. Secret: it travels in an event and is never stored. */
export interface TypedPin {
  readonly pin: string;
  readonly confirmation: string;
}
export interface PinSetupContext extends PinSetupInput {
  /** The reason that the last submitted PIN was not sent; never the PIN. */
  readonly problem: 'mismatch' | null;
  readonly notice: Notice | null;
  readonly attempt: number;
  /** The server text of the saved PIN. */
  readonly message: string;
  readonly outcome: PinSetupOutput;
}
export type PinSetupEvent = ({ type: 'pin.submitted' } & TypedPin) | { type: 'notice.acknowledged' };
export type PinSetupEmitted = NoticeRaised | PersonSignedIn;
export type PinSetupOutput =
  | { readonly kind: 'left'; readonly exit: Exit }
  /** Opened without state, or closed before the PIN was saved: the screen remains. */
  | { readonly kind: 'unfinished' };
export interface PinSetupChart extends Omit<
  ChartTypes<PinSetupContext, PinSetupEvent, PinSetupInput, PinSetupOutput>,
  'emitted' | 'tags'
> {
  emitted: PinSetupEmitted;
  tags: 'busy' | 'popup';
}

export type PinSetupPorts = OperationPorts<'verifyEmail'>;

export type PinSetupView =
  | { readonly screen: 'stateMissing' }
  | {
      readonly screen: 'entering';
      readonly isBusy: boolean;
      /** A complete and confirmed PIN can be submitted; only the screen knows the typed text. */
      readonly canSubmit: boolean;
      readonly pinLength: number;
      readonly problem: 'mismatch' | null;
      /** Remount the inputs when this value changes. */
      readonly attempt: number;
      readonly notice: Notice | null;
    }
  /** Server text; '' if the server sent none. */
  | { readonly screen: 'announcing'; readonly text: string }
  | { readonly screen: 'closed' };
