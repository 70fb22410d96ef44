import { expect, onTestFinished, test, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { withConsoleInspector } from './console-inspector.ts';

const PAN = 'ABCDE1234F';
const CODE = '123456';
const ACCOUNT = '50100012345678';

const chart = setup({
  types: {
    input: {} as { readonly pan: string },
    context: {} as { readonly pan: string; readonly code: string },
    events: {} as { readonly type: 'code.submitted'; readonly code: string },
  },
  actors: {
    validateOtp: fromPromise<string, string>(({ input }) =>
      input === CODE ? Promise.resolve(ACCOUNT) : Promise.reject(new Error(`The code ${input} is wrong.`)),
    ),
  },
}).createMachine({
  id: 'confirmation',
  context: ({ input }) => ({ ...input, code: '' }),
  initial: 'entering',
  states: {
    entering: {
      on: { 'code.submitted': { target: 'confirming', actions: assign({ code: ({ event }) => event.code }) } },
    },
    confirming: {
      invoke: {
        id: 'validateOtp',
        src: 'validateOtp',
        input: ({ context }) => context.code,
        onDone: 'confirmed',
        onError: 'entering',
      },
    },
    confirmed: { type: 'final' },
  },
});

test('each step is written by its names, and no code, PAN, answer or text of a failure reaches the console', async () => {
  const write = vi.spyOn(console, 'debug').mockReturnValue();
  onTestFinished(() => write.mockRestore());
  const inspect = vi.fn<() => void>();
  const actor = createActor(chart, { input: { pan: PAN }, ...withConsoleInspector({ inspect }) });
  actor.start();
  actor.send({ type: PAN } as never);
  actor.send({ type: 'code.submitted', code: '654321' });
  await vi.waitUntil(() => actor.getSnapshot().matches('entering'));
  actor.send({ type: 'code.submitted', code: CODE });
  await vi.waitUntil(() => actor.getSnapshot().status === 'done');

  expect(write.mock.calls).toEqual([
    ['[flow]', 'confirmation', 'xstate.init', 'entering'],
    ['[flow]', 'confirmation', 'code.submitted', 'confirming'],
    ['[flow]', 'confirmation', 'xstate.error.actor.validateOtp', 'entering'],
    ['[flow]', 'confirmation', 'code.submitted', 'confirming'],
    ['[flow]', 'confirmation', 'xstate.done.actor.validateOtp', 'confirmed'],
  ]);
  expect(inspect).toHaveBeenCalled();
});
