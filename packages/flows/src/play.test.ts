import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { childrenOf } from './kit/flow.ts';
import type { Journeys } from './model-testing/journey.ts';
import { createWorldFinder } from './model-testing/play/next-steps.ts';
import { applyPlayStep, type PlayStep } from './model-testing/play/play-step.ts';
import { playedViewOf, type PlayedFlow } from './model-testing/play/played-flow.ts';
import { contentOf, walkRandomly } from './model-testing/play/testing/random-walk.ts';
import { startRunningFlow } from './model-testing/play/testing/running-flow.ts';
import { createTrace, parseTrace, replayTrace, type Trace } from './model-testing/play/trace.ts';
import { replayRoute } from './model-testing/replay.ts';
import * as testing from './testing.ts';

const STEPS = 50;
const worldOf = createWorldFinder(testing);
const isJourneys = (value: unknown): value is Journeys =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;
const flows: readonly (readonly [string, Journeys])[] = [
  ...Object.entries<unknown>(testing).filter((entry): entry is [string, Journeys] => isJourneys(entry[1])),
  ['secondFactorJourneys', testing.secondFactorJourneys('subject', 'result')],
  ['pinConfirmationJourneys', testing.pinConfirmationJourneys('subject', { code: '000', messageText: '' })],
  ['photoCaptureJourneys', testing.photoCaptureJourneys('subject', 'answer')],
  ['imageUploadJourneys', testing.imageUploadJourneys('subject', 'result')],
];

/** The content of the unit's own replay: the steps of the scenario, then the steps of the flow in the trace. */
function replayedContent(journeys: Journeys, trace: Trace) {
  const scenario = journeys.scenarios[trace.scenario];
  const { ownSteps } = replayTrace(journeys, trace);
  const steps = [...(scenario?.steps(scenario.input) ?? []), ...ownSteps.flat()];
  const snapshot = replayRoute(journeys, { input: scenario?.input, steps }).at(-1);
  if (snapshot === undefined) throw new Error('A route has a first state.');
  return contentOf({ snapshot });
}

/** The content of a flow and of its children. */
const contentTree = (played: PlayedFlow): unknown => [
  contentOf(played),
  Object.entries(played.children).map(([id, child]) => [id, contentTree(child)]),
];
const runningTree = (journeys: Journeys, snapshot: AnyMachineSnapshot): unknown => [
  contentOf({ snapshot }),
  Object.entries(journeys.children).flatMap(([id, child]) => {
    const running = childrenOf(snapshot)[id];
    return running === undefined ? [] : [[id, runningTree(child, running.getSnapshot() as AnyMachineSnapshot)]];
  }),
];

/** The starts of every scenario: a scenario can show a child in a state that it did not reach under this parent. */
const withoutSteps = (journeys: Journeys): Journeys => ({
  ...journeys,
  scenarios: Object.fromEntries(
    Object.entries(journeys.scenarios).map(([name, { input }]) => [
      name,
      { ends: [], input, inputChanges: {}, steps: () => [], children: {} },
    ]),
  ),
});

test('the walks include every flow of the testing entry', () => {
  const exported = Object.keys(testing).filter((name) => name.endsWith('Journeys'));
  expect(flows.map(([name]) => name).sort()).toEqual(exported.sort());
});

describe('a random walk of 50 listed steps agrees with the replay of the unit, and with its reopened trace', () => {
  test.each(flows)('%s', (name, journeys) => {
    let scenario = '';
    let steps: PlayStep[] = [];
    const walk = { seed: name, steps: STEPS, worldOf };
    const taken = walkRandomly(journeys, walk, {
      started(start) {
        scenario = start;
        steps = [];
      },
      moved(step, played, listed) {
        steps.push(step);
        if (steps.length % 5 === 0) for (const next of listed) applyPlayStep(played, next);
      },
      ended(played) {
        const trace = createTrace(journeys, scenario, steps);
        expect(playedViewOf(played)).toHaveProperty('screen');
        expect(contentOf(played)).toEqual(replayedContent(journeys, trace));
        const reopened = replayTrace(journeys, parseTrace(JSON.stringify(trace)));
        expect(contentTree(reopened.positions.at(-1) ?? played)).toEqual(contentTree(played));
      },
    });
    expect(taken).toBe(STEPS);
  });
});

describe('a random walk of 50 listed steps agrees with the running machine and its children', () => {
  test.each(flows)('%s', (name, journeys) => {
    const starts = withoutSteps(journeys);
    const findWorld = (of: Journeys) => worldOf(of === starts ? journeys : of);
    let running: ReturnType<typeof startRunningFlow>;
    const compare = (played: PlayedFlow) =>
      expect(contentTree(played)).toEqual(runningTree(starts, running.snapshot()));
    const taken = walkRandomly(
      starts,
      { seed: `${name} running`, steps: STEPS, worldOf: findWorld },
      {
        started(scenario, played) {
          running = startRunningFlow(starts, scenario);
          compare(played);
        },
        moved(step, played) {
          running.send(step);
          compare(played);
        },
        ended: () => running.stop(),
      },
    );
    expect(taken).toBe(STEPS);
  });
});
