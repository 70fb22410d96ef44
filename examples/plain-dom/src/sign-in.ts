import { observeFlow, remoteOf, signIn, type SignInPorts } from '@folioflow/flows';
import { createActor, toPromise } from 'xstate';
import { createSignInScreen } from './sign-in-screen.ts';

/** Sign-in by a mobile number: runs the flow on these ports, draws it in `parent` and returns its output. */
export function runSignIn(parent: HTMLElement, ports: SignInPorts) {
  const flow = signIn(ports);
  const actor = createActor(flow.machine, { input: { tab: 'mobile', variant: 'current', opensSignUp: false } });
  const view = observeFlow(flow, actor);
  const draw = createSignInScreen(
    parent,
    remoteOf(flow, () => actor),
  );
  view.subscribe(() => draw(view.get()));
  draw(view.get());
  return toPromise(actor.start());
}
