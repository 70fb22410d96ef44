import { mobileRouteParams, signInCode, type SignInCodePorts } from '@folioflow/flows';
import { createActor } from 'xstate';
import { startToolSession } from './tool-session.ts';

/** Sign-in by the code that was sent to a mobile number. */
export function startSignInCode(ports: SignInCodePorts, mobile: string) {
  const flow = signInCode(ports);
  const routeParams = mobileRouteParams(mobile);
  const input = { routeParams, routes: ['schemeList'] as const, newSubmission: () => crypto.randomUUID() };
  return startToolSession('signInCode', flow, createActor(flow.machine, { input }));
}
