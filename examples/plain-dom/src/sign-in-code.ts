import { observeFlow, remoteOf, signInCode, type CustomerRouteParams, type SignInCodePorts } from '@folioflow/flows';
import { createActor, toPromise } from 'xstate';
import { createSignInCodeScreen } from './sign-in-code-screen.ts';

/** Sign-in by a code: runs the flow on these ports, draws it in `parent` and returns its output. */
export function runSignInCode(parent: HTMLElement, ports: SignInCodePorts, routeParams: CustomerRouteParams) {
  const flow = signInCode(ports);
  const input = { routeParams, routes: ['schemeList'] as const, newSubmission: () => crypto.randomUUID() };
  const actor = createActor(flow.machine, { input });
  const view = observeFlow(flow, actor);
  const draw = createSignInCodeScreen(
    parent,
    remoteOf(flow, () => actor),
  );
  view.subscribe(() => draw(view.get()));
  draw(view.get());
  return toPromise(actor.start());
}
