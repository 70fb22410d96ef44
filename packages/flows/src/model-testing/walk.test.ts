import { assign, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flow } from '../kit/flow.ts';
import { journeysOf } from './journey.ts';
import { permissiveMonitor } from './monitors.ts';
import { walk } from './walk.ts';

interface Presses {
  readonly presses: number;
}
const types = {} as { context: Presses; events: { type: 'pressed' } };
const wasPressed = ({ context }: { context: Presses }) => context.presses > 0;
const incrementPresses = ({ context }: { context: Presses }) => ({ presses: Math.min(context.presses + 1, 2) });

const eventGuardChart = setup({
  types,
  guards: { wasPressed },
  actions: { press: assign(incrementPresses) },
}).createMachine({
  id: 'eventGuard',
  context: { presses: 0 },
  initial: 'waiting',
  states: {
    waiting: { on: { pressed: [{ guard: 'wasPressed', target: 'over' }, { actions: 'press' }] } },
    over: { type: 'final' },
  },
});
const decidingGuardChart = setup({
  types,
  guards: { wasPressed },
  actions: { press: assign(incrementPresses) },
}).createMachine({
  id: 'passed',
  context: { presses: 0 },
  initial: 'waiting',
  states: {
    waiting: { on: { pressed: { target: 'deciding', actions: 'press' } } },
    deciding: { always: [{ guard: 'wasPressed', target: 'over' }, { target: 'waiting' }] },
    over: { type: 'final' },
  },
});

const requestedFlow = flow({ machine: eventGuardChart, view: () => ({ screen: 'eventGuard' }) });
const { scenario, scenarios } = journeysOf(
  { ...requestedFlow, machine: eventGuardChart },
  { purpose: 'A trial.', input: {}, children: {} },
);
const requestedJourneys = scenarios({
  Waiting: scenario('waiting'),
  Over: scenario('over', { steps: [{ type: 'pressed' }, { type: 'pressed' }] }),
});
const walkPresses = (machine: typeof eventGuardChart | typeof decidingGuardChart, counters: readonly 'presses'[]) => {
  const journeys = {
    ...requestedJourneys,
    flow: { ...requestedJourneys.flow, machine: machine as typeof eventGuardChart },
  };
  return walk(
    journeys,
    { inputs: [{}], events: { pressed: [{}] }, answers: {}, counters, secrets: [] },
    permissiveMonitor(),
  );
};

const childTypes = {} as { context: Presses; input: Presses; output: Presses };
/** Ends at once, and differently with a second press. */
const child = setup({ types: childTypes }).createMachine({
  id: 'child',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: wasPressed, target: 'known' }, { target: 'strange' }] },
    known: { type: 'final' },
    strange: {},
  },
  output: ({ context }) => context,
});
const childFlow = flow({ machine: child, view: () => ({ screen: 'child' }) });
const parent = setup({ types, actors: { child }, actions: { press: assign(incrementPresses) } }).createMachine({
  id: 'parent',
  context: { presses: 0 },
  initial: 'visited',
  states: {
    visited: {
      invoke: { id: 'child', src: 'child', input: ({ context }) => context, onDone: 'over' },
      on: { pressed: { target: 'visited', reenter: true, actions: 'press' } },
    },
    over: { type: 'final' },
  },
});
const parentFlow = flow({ machine: parent, children: { child: childFlow }, view: () => ({ screen: 'parent' }) });
const ofChild = journeysOf(
  { ...childFlow, machine: child },
  { purpose: 'A trial.', input: { presses: 0 }, children: {} },
);
const ofParent = journeysOf(
  { ...parentFlow, machine: parent },
  {
    purpose: 'A trial.',
    input: {},
    children: {
      child: ofChild.scenarios({
        Strange: ofChild.scenario('strange'),
        Known: ofChild.scenario('known', { input: { presses: 1 } }),
      }),
    },
  },
);
const parentJourneys = ofParent.scenarios({
  Visited: ofParent.scenario('visited'),
  Over: ofParent.scenario('over', { steps: [{ type: 'pressed' }, ofParent.finished('child', 'Known')] }),
});

describe('counters of a world', () => {
  test('a guard that reads a counter is rejected', () => {
    expect(() => walkPresses(eventGuardChart, ['presses'])).toThrow(
      'eventGuard: a guard reads "presses", which its world declares',
    );
  });

  test('a guard of a deciding state that reads a counter is rejected', () => {
    expect(() => walkPresses(decidingGuardChart, ['presses'])).toThrow(
      'passed: a guard reads "presses", which its world declares',
    );
  });

  test('a guard may read every other field', () => {
    expect(walkPresses(eventGuardChart, []).states).toBe(3);
    expect(walkPresses(decidingGuardChart, []).states).toBe(2);
  });

  test('a child that ends differently for another count is rejected', () => {
    const world = { inputs: [{}], events: { pressed: [{}] }, answers: {}, secrets: [] };
    expect(walk(parentJourneys, world, permissiveMonitor()).states).toBe(5);
    expect(() => walk(parentJourneys, { ...world, counters: ['presses'] }, permissiveMonitor())).toThrow(
      'parent: a child ends differently for another presses',
    );
  });
});
