import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { MobileEntryFlow } from '../../parts/identity/mobile-entry/index.ts';
import type { SignInEvent, SignInInput, SignInOutput, SignInPorts, SignInView } from './sign-in.types.ts';
import * as unit from './sign-in.flow.ts';

export type * from './sign-in.types.ts';
export { signInStateOf } from './sign-in-state.ts';

export type SignInFlow = EmbeddableFlow<{
  input: SignInInput;
  event: SignInEvent;
  output: SignInOutput;
  view: SignInView;
  children: { mobileEntry: MobileEntryFlow };
}>;

export const signInFlow: SignInFlow = embeddable(unit.signInFlow);

/** Sign-in by mobile number or email, with the sign-up popup: all three use the same provider operation. */
export const signIn: (ports: SignInPorts) => RunnableFlow<SignInFlow> = embeddableFactory(unit.signIn);
