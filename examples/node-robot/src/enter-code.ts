import { observeFlow, remoteOf, signInCode, waitForView, type CustomerRouteParams } from '@folioflow/flows';
import type { SignInCodePorts } from '@folioflow/flows';
import { createActor, toPromise } from 'xstate';
import { stopAtNotice } from './stop-at-notice.ts';

/** Signs in by a code. */
export async function enterCode(ports: SignInCodePorts, to: CustomerRouteParams, code: string, signal: AbortSignal) {
  const flow = signInCode(ports);
  const input = { routeParams: to, routes: ['schemeList'] as const, newSubmission: () => crypto.randomUUID() };
  const actor = createActor(flow.machine, { input });
  const view = observeFlow(flow, actor);
  const end = toPromise(actor.start());
  remoteOf(flow, () => actor)
    .child('secondFactor')
    .send({ type: 'codes.submitted', mobile: code });
  await waitForView(
    view,
    (now) => now.screen !== 'verifying' || (now.codes?.screen === 'codes' && stopAtNotice(now.codes.notice)),
    { signal },
  );
  return end;
}
