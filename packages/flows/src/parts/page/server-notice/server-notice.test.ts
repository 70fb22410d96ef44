import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { observeFlow } from '../../../kit/flow.ts';
import { serverNotice } from './server-notice.flow.ts';
import { serverNoticeJourneys, serverNoticeWorld } from './server-notice.scenarios.ts';

function startServerNotice() {
  const clock = new SimulatedClock();
  const flow = serverNotice();
  const actor = createActor(flow.machine, { clock }).start();
  return { actor, clock, view: observeFlow(flow, actor) };
}
const dangerNotice = (id: string) => ({ type: 'notice.raised', id, kind: 'danger', text: `Failure ${id}` }) as const;

describe('contract', () => {
  for (const { title, run } of flowContract(serverNoticeJourneys, serverNoticeWorld)) test(title, run);
});

test('a danger alert is shown for 5000 ms [ON-011 DO-445 OM-350]', () => {
  const { actor, clock, view } = startServerNotice();
  actor.send(dangerNotice('a'));
  clock.increment(4999);
  expect(view.get()).toMatchObject({ screen: 'showing', notifications: [{ id: 'a' }] });
  clock.increment(1);
  expect(view.get()).toEqual({ screen: 'quiet' });
});

test('each notification has its own lifetime', () => {
  const { actor, clock, view } = startServerNotice();
  actor.send(dangerNotice('a'));
  clock.increment(3000);
  actor.send(dangerNotice('b'));
  clock.increment(2000);
  expect(view.get()).toMatchObject({ notifications: [{ id: 'b' }] });
});

test('a notification that was dismissed early does not return, and its timer removes no other', () => {
  const { actor, clock, view } = startServerNotice();
  actor.send(dangerNotice('a'));
  actor.send({ type: 'notice.dismissed', id: 'a' });
  expect(view.get()).toEqual({ screen: 'quiet' });
  actor.send(dangerNotice('b'));
  clock.increment(4999);
  expect(view.get()).toMatchObject({ notifications: [{ id: 'b' }] });
});

test('each dialog waits for its OK, one after the other', () => {
  const { actor, clock, view } = startServerNotice();
  actor.send({ ...dangerNotice('a'), kind: 'popup' });
  actor.send({ ...dangerNotice('b'), kind: 'alert' });
  clock.increment(60_000);
  expect(view.get()).toMatchObject({ dialog: { id: 'a' } });
  actor.send({ type: 'notice.dismissed', id: 'a' });
  expect(view.get()).toMatchObject({ dialog: { id: 'b' } });
});
