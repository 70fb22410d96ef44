import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type {
  SignInCodeEvent,
  SignInCodeInput,
  SignInCodeOutput,
  SignInCodePorts,
  SignInCodeView,
} from './sign-in-code.types.ts';
import type { EventObject } from 'xstate';
import * as unit from './sign-in-code.flow.ts';

export type * from './sign-in-code.types.ts';

export type SignInCodeFlow = EmbeddableFlow<{
  input: SignInCodeInput;
  event: SignInCodeEvent;
  output: SignInCodeOutput;
  emitted: EventObject;
  view: SignInCodeView;
  children: { secondFactor: SecondFactorFlow };
}>;

export const signInCodeFlow: SignInCodeFlow = embeddable(unit.signInCodeFlow);

/** Sign-in by code, /otp-2. Pass the two provider operations unchanged. */
export const signInCode: (ports: SignInCodePorts) => RunnableFlow<SignInCodeFlow> = embeddableFactory(unit.signInCode);
