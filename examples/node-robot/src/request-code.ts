import { observeFlow, remoteOf, signIn, waitForView, type SignInPorts } from '@folioflow/flows';
import { createActor, toPromise } from 'xstate';
import { stopAtNotice } from './stop-at-notice.ts';

/** Requests a code for a mobile number. The output names the next screen and its input. */
export async function requestCode(ports: SignInPorts, mobile: string, signal: AbortSignal) {
  const flow = signIn(ports);
  const actor = createActor(flow.machine, { input: { tab: 'mobile', variant: 'current', opensSignUp: false } });
  const view = observeFlow(flow, actor);
  const remote = remoteOf(flow, () => actor);
  const end = toPromise(actor.start());
  remote.send({ type: 'draft.changed', patch: { mobile } });
  remote.send({ type: 'mobile.submitted' });
  await waitForView(view, (now) => now.screen === 'closed' || stopAtNotice(now.notice), { signal });
  return end;
}
