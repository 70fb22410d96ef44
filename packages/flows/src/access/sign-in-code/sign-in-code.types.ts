import type { Envelope, SendOtpRequest } from '@folioflow/api/contract';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { ResendCooldown, SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { SignInData } from '../sign-in-data.ts';
import type { CustomerRouteParams } from '../../parts/identity/mobile-entry/mobile-entry.types.ts';

export interface SignInCodeInput {
  readonly routeParams: CustomerRouteParams | null;
  /** The pages that a server may name (contract 1.3): those of the app, so that an integrator bundles no others. */
  readonly routes: readonly InvestorRoute[];
  readonly newSubmission: SubmissionKeySource;
  /** Set if the code was sent again on this page before it was loaded again. */
  readonly cooldown?: ResendCooldown | undefined;
}
export interface SignInCodeContext extends SignInCodeInput {
  /** The session check found no signed-in person: another code is sent. */
  readonly isRestarted: boolean;
  readonly outcome: SignInCodeOutput;
}
/** All other events go to the child. */
export interface SignInCodeEvent {
  readonly type: 'check.requested';
}
/** The result of the session check of this browser. */
export interface SessionCheckResult {
  readonly isSignedIn: boolean;
}
export type SignInCodeOutput =
  | { readonly kind: 'accepted'; readonly exit: Exit; readonly signedIn: SignInData | null }
  | { readonly kind: 'left'; readonly exit: Exit }
  /** Opened without parameters: the screen remains. */
  | { readonly kind: 'stayed' };

export interface SignInCodePorts {
  readonly sendOtp: Port<SendOtpRequest, Envelope>;
  readonly validateOtp: OperationPort<'validateOtp'>;
  /** Checks the session of this browser: a code may have been accepted although its answer was lost. */
  readonly findSession: Port<null, SessionCheckResult>;
}

export type SignInCodeView =
  | { readonly screen: 'parametersMissing' }
  | {
      readonly screen: 'verifying';
      readonly sentTo: string;
      readonly codes: SecondFactorView | undefined;
      /** The session check found no signed-in person; another code is requested. */
      readonly isRestarted: boolean;
      /** A code may have been accepted without an answer; the session can be checked. */
      readonly canCheck: boolean;
    }
  | { readonly screen: 'checking' }
  | { readonly screen: 'closed' };
