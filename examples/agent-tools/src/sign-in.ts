import { signIn, type SignInPorts } from '@folioflow/flows';
import { createActor } from 'xstate';
import { startToolSession } from './tool-session.ts';

/** Sign-in by a mobile number or an email address. */
export function startSignIn(ports: SignInPorts) {
  const flow = signIn(ports);
  const input = { tab: 'mobile', variant: 'current', opensSignUp: false } as const;
  return startToolSession('signIn', flow, createActor(flow.machine, { input }));
}
