import type { LoginAnswer, LoginRequest } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { mobileEntryFlow, type MobileEntryFlow } from '../../parts/identity/mobile-entry/mobile-entry.flow.ts';
import { parseSignInData } from '../sign-in-data.ts';
import { signInMachine } from './sign-in.machine.ts';
import { mobileRequest } from './sign-in.rules.ts';
import type { SignInPorts, SignInEvent, SignInInput, SignInOutput, SignInView } from './sign-in.types.ts';
import { signInView } from './sign-in.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { mobileEntryMachine } from '../../parts/identity/mobile-entry/mobile-entry.machine.ts';

export type * from './sign-in.types.ts';
export { signInStateOf } from './sign-in-state.ts';

export type SignInFlow = EmbeddableFlow<{
  input: SignInInput;
  event: SignInEvent;
  output: SignInOutput;
  view: SignInView;
  children: { mobileEntry: MobileEntryFlow };
}>;

export const signInFlow: SignInFlow = flow({
  machine: signInMachine,
  children: { mobileEntry: mobileEntryFlow },
  view: signInView,
});

/** Sign-in by mobile number or email, with the sign-up popup: all three use the same provider operation. */
export const signIn = ({ login }: SignInPorts): RunnableFlow<SignInFlow> => ({
  ...signInFlow,
  machine: runnable(signInMachine, {
    login,
    mobileEntry: runnable(mobileEntryMachine, {
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
