import { assign, createActor, createMachine, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flow, observeFlow, remoteOf } from './flow.ts';

const counter = createMachine({
  context: { count: 0, clicks: 0 },
  on: {
    clicked: { actions: assign({ clicks: ({ context }) => context.clicks + 1 }) },
    counted: { actions: assign({ count: ({ context }) => context.count + 1 }) },
  },
});
const part = flow({ machine: counter, view: ({ context }) => ({ counts: [context.count], label: { text: 'n' } }) });
const parentMachine = setup({ actors: { part: counter } }).createMachine({ invoke: { id: 'part', src: 'part' } });
const whole = flow({ machine: parentMachine, children: { part }, view: (_, children) => ({ part: children.part }) });

describe('observeFlow', () => {
  test('calls the subscriber only for another view', () => {
    const actor = createActor(whole.machine).start();
    const observed = observeFlow(whole, actor);
    const seen: unknown[] = [];
    observed.subscribe(() => seen.push(observed.get().part?.counts));
    const remote = remoteOf(whole, () => actor).child('part');
    remote.send({ type: 'clicked' });
    remote.send({ type: 'counted' });
    remote.send({ type: 'clicked' });
    expect(seen).toEqual([[1]]);
  });

  test('returns the same object until the view changes', () => {
    const actor = createActor(part.machine).start();
    const observed = observeFlow(part, actor);
    const first = observed.get();
    actor.send({ type: 'clicked' });
    expect(observed.get()).toBe(first);
    actor.send({ type: 'counted' });
    expect(observed.get()).toEqual({ counts: [1], label: { text: 'n' } });
  });

  test('compares objects of a class by identity', () => {
    const files = flow({ machine: counter, view: ({ context }) => new Blob([String(context.count)]) });
    const actor = createActor(files.machine).start();
    const observed = observeFlow(files, actor);
    const first = observed.get();
    actor.send({ type: 'counted' });
    expect(observed.get()).not.toBe(first);
  });
});

describe('remoteOf', () => {
  test('throws for a name that the flow does not have', () => {
    const remote = remoteOf(whole, () => undefined);
    // @ts-expect-error the name is misspelt
    expect(() => remote.child('prat')).toThrow('Unknown child: prat');
  });
});
