import type { LoginAnswer, LoginRequest } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { mobileEntryFlow } from '../../parts/identity/mobile-entry/mobile-entry.flow.ts';
import { parseSignInData } from '../sign-in-data.ts';
import { signInMachine } from './sign-in.machine.ts';
import { mobileRequest } from './sign-in.rules.ts';
import type { SignInPorts } from './sign-in.types.ts';
import { signInView } from './sign-in.view.ts';

export const signInFlow = flow({
  machine: signInMachine,
  children: { mobileEntry: mobileEntryFlow },
  view: signInView,
});

/** Sign-in by mobile number or email, with the sign-up popup: all three use the same provider operation. */
export const signIn = ({ login }: SignInPorts) => ({
  ...signInFlow,
  machine: runnable(signInMachine, {
    login,
    mobileEntry: runnable(mobileEntryFlow.machine, {
      requestCode: adaptPort(
        login,
        ({ mobile }: { mobile: string }): LoginRequest => mobileRequest(mobile, 'signup'),
        (answer: LoginAnswer) => ({
          navigateScreen: answer.navigateScreen,
          signedIn: parseSignInData(answer) ?? undefined,
        }),
      ),
    }),
  }),
});
