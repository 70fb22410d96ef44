import type { Envelope, RouteParams, SendOtpRequest } from '@folioflow/api/contract';
import type { NoEvents } from '../../kit/flow.ts';
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
  readonly outcome: SignInCodeOutput;
}
/** Everything the investor does here is done to the child. */
export type SignInCodeEvent = NoEvents;
export type SignInCodeOutput =
  | { readonly kind: 'accepted'; readonly exit: Exit; readonly signedIn: SignedIn | null }
  | { readonly kind: 'left'; readonly exit: Exit };

export interface SignInCodePorts {
  readonly sendOtp: Port<SendOtpRequest, Envelope>;
  readonly validateOtp: OperationPort<'validateOtp'>;
}

export type SignInCodeView =
  | { readonly screen: 'parametersMissing' }
  | { readonly screen: 'verifying'; readonly sentTo: string; readonly codes: SecondFactorView | undefined }
  | { readonly screen: 'closed' };
