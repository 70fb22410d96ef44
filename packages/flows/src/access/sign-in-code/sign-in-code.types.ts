import type { Envelope, RouteParams, SendOtpRequest } from '@folioflow/api/contract';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { SignedIn } from '../signed-in.ts';

export interface SignInCodeInput {
  readonly routeParams: RouteParams | null;
  /** The pages a server may name (contract 1.3): those that the app has, so that an integrator carries no others. */
  readonly routes: readonly InvestorRoute[];
  readonly newSubmission: NewSubmission;
}
export interface SignInCodeContext extends SignInCodeInput {
  /** Nobody was signed in when it was checked: another code is sent. */
  readonly isAnew: boolean;
  readonly outcome: SignInCodeOutput;
}
/** All else that the investor does here is done to the child. */
export interface SignInCodeEvent {
  readonly type: 'check.requested';
}
/** What the session of this browser says when it is asked. */
export interface FoundSession {
  readonly isSignedIn: boolean;
}
export type SignInCodeOutput =
  | { readonly kind: 'accepted'; readonly exit: Exit; readonly signedIn: SignedIn | null }
  | { readonly kind: 'left'; readonly exit: Exit }
  /** The screen was opened without parameters: it stays. */
  | { readonly kind: 'stayed' };

export interface SignInCodePorts {
  readonly sendOtp: Port<SendOtpRequest, Envelope>;
  readonly validateOtp: OperationPort<'validateOtp'>;
  /** Whether the session knows somebody by now: a code may have been accepted although its answer was lost. */
  readonly findSession: Port<null, FoundSession>;
}

export type SignInCodeView =
  | { readonly screen: 'parametersMissing' }
  | {
      readonly screen: 'verifying';
      readonly sentTo: string;
      readonly codes: SecondFactorView | undefined;
      /** It was checked, nobody was signed in, and another code is asked for. */
      readonly isAnew: boolean;
      /** A code may have been accepted without its answer: whether it was can be checked. */
      readonly canCheck: boolean;
    }
  | { readonly screen: 'checking' }
  | { readonly screen: 'closed' };
