import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { deferredPort } from './model-testing/deferred-port.ts';
import { observeFlow, type ObservedFlow, flow } from './kit/flow.ts';
import { accepted, runnable } from './kit/port.ts';
import { resourceMachine, resourceView } from './kit/resource.ts';
import { waitForView } from './kit/wait-for-view.ts';

function startList() {
  const load = deferredPort<null, readonly string[]>();
  const machine = resourceMachine<null, readonly string[]>();
  const list = flow({ machine, view: resourceView<null, readonly string[]>((answer) => answer) });
  const actor = createActor(runnable(machine, { load: load.port }), { input: { request: null } }).start();
  return { load, view: observeFlow(list, actor) };
}

test('the selected value of the first view that has it is returned', async () => {
  const { load, view } = startList();
  const schemes = waitForView(view, (current) => current.screen === 'loaded' && current.value);
  await load.answer(accepted(['SC01'], 0));
  expect(await schemes).toEqual(['SC01']);
});

test('the current view is selected without a further change, also for an empty text or 0', async () => {
  const { view } = startList();
  expect(await waitForView(view, ({ screen }) => screen === 'loading')).toBe(true);
  expect(await waitForView(view, () => 0)).toBe(0);
});

test('an aborted signal rejects with its reason, before and while it waits', async () => {
  const { view } = startList();
  const aborting = new AbortController();
  const waiting = waitForView(view, () => null, { signal: aborting.signal });
  aborting.abort(new Error('too late'));
  await expect(waiting).rejects.toThrow('too late');
  await expect(waitForView(view, () => 1, { signal: aborting.signal })).rejects.toThrow('too late');
});

test('an error of the selection rejects the wait and leaves the flow running', async () => {
  const { load, view } = startList();
  const waiting = waitForView(view, ({ screen }) => {
    if (screen === 'loaded') throw new Error('loaded');
  });
  const rejected = expect(waiting).rejects.toThrow('loaded');
  await load.answer(accepted(['SC01'], 0));
  await rejected;
  expect(view.get().screen).toBe('loaded');
});

test('the subscription ends with the wait', async () => {
  let subscriptions = 0;
  const view: ObservedFlow<string> = {
    get: () => 'loaded',
    getSnapshot: () => ({ view: 'loaded' }),
    subscribe: () => {
      subscriptions += 1;
      return { unsubscribe: () => void (subscriptions -= 1) };
    },
  };
  await waitForView(view, (screen) => screen === 'loaded');
  expect(subscriptions).toBe(0);
});
