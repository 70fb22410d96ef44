import { lumpsumCheckout, observeFlow, remoteOf, waitForView, type RequestedLumpsum } from '@folioflow/flows';
import { createActor, toPromise } from 'xstate';
import { findNominee, lumpsumPorts } from './lumpsum-ports.ts';

/** Places a lumpsum order with the first nominee of the client. */
export async function placeLumpsum(requested: RequestedLumpsum, code: string, signal: AbortSignal) {
  const flow = lumpsumCheckout(lumpsumPorts);
  const subject = { kind: 'newOrder', requested } as const;
  const actor = createActor(flow.machine, { input: { subject, newSubmission: () => crypto.randomUUID() } });
  const view = observeFlow(flow, actor);
  const remote = remoteOf(flow, () => actor);
  const end = toPromise(actor.start());
  const nominee = await waitForView(view, findNominee, { signal });
  remote.child('nomineeChoice').send({ type: 'nominee.selected', id: nominee.id });
  remote.send({ type: 'review.requested' });
  await waitForView(view, (now) => now.screen === 'reviewing' && now.canSubmit, { signal });
  remote.send({ type: 'order.submitted' });
  await waitForView(view, (now) => now.screen === 'confirming' && now.codes?.screen === 'codes', { signal });
  remote.child('secondFactor').send({ type: 'codes.submitted', mobile: code });
  return end;
}
