import type { RecordedStep, Recording } from '@folioflow/flows/recording';
import {
  applyPlayStep,
  playStartOfTrace,
  startPlay,
  type Journeys,
  type PlayedFlow,
  type Scenario,
  type Trace,
  type WorldStep,
} from '@folioflow/flows/testing';
import { inputChangesOf } from './input-changes.ts';
import { playedContentOf, playedStatesOf } from './played-states.ts';

/** A story, or the start of the flow with an input, from which a trace can start. */
export interface RecordingStart {
  readonly scenario: string;
  /** The changed fields of the scenario's input if the trace starts with the flow and not with the story. */
  readonly input?: Trace['input'];
  readonly played: PlayedFlow;
  /** The number of recorded steps that the story contains itself. */
  readonly contained: number;
}

const isSame = (states: readonly string[], others: readonly string[] | undefined): boolean =>
  states.join() === others?.join();

type ScenarioStep = ReturnType<Scenario['steps']>[number];

const isWorldStep = (step: ScenarioStep): step is WorldStep => 'step' in step;

function nameOf(step: ScenarioStep): readonly [kind: RecordedStep['kind'], name: string] | null {
  if (!isWorldStep(step)) return ['event', step.type];
  switch (step.step) {
    case 'done':
      return ['answer', step.port];
    case 'failed':
      return ['failure', step.port];
    case 'elapsed':
      return ['time', step.delay];
    case 'finished':
    case 'ignored':
      // A recording has the steps of the child, and no event that the flow does not accept.
      return null;
  }
}

/** Returns whether the first recorded steps are those of a story, from its start and through the same states. */
function containsStart(journeys: Journeys, scenario: Scenario, { start, steps }: Recording): boolean {
  const list = scenario.steps(scenario.input);
  let played = playStartOfTrace({ ...journeys, scenarios: { own: scenario } }, { scenario: 'own', input: {} });
  if (!isSame(playedStatesOf(played), start)) return false;
  return list.every((step, place) => {
    const recorded = steps[place];
    const isStep = recorded?.within.length === 0 && nameOf(step)?.join(' ') === `${recorded.kind} ${recorded.name}`;
    if (!isStep) return false;
    ({ played } = applyPlayStep(played, step));
    // A story can show a child in a later state than it has after the last step.
    return place === list.length - 1 || isSame(playedStatesOf(played), recorded.to);
  });
}

/** Returns the stories that are in the first recorded state, or reach a later one by the recorded steps. */
export function startingStories(journeys: Journeys, recording: Recording): readonly RecordingStart[] {
  return Object.entries(journeys.scenarios)
    .flatMap(([scenario, own]) => {
      const count = own.steps(own.input).length;
      const played = startPlay(journeys, scenario);
      const states = playedStatesOf(played);
      if (isSame(states, recording.start)) return [{ scenario, played, contained: 0, count }];
      const isReached = count > 0 && isSame(states, recording.steps[count - 1]?.to);
      return isReached && containsStart(journeys, own, recording)
        ? [{ scenario, played, contained: count, count }]
        : [];
    })
    .sort((one, other) => one.count - other.count)
    .map(({ count: _, ...story }) => story);
}

function tryInput(
  journeys: Journeys,
  start: Pick<Trace, 'scenario' | 'input'>,
  recording: Recording,
): readonly RecordingStart[] {
  try {
    const played = playStartOfTrace(journeys, start);
    return isSame(playedStatesOf(played), recording.start) ? [{ ...start, played, contained: 0 }] : [];
  } catch {
    // The flow rejects an input that its proofs alone have.
    return [];
  }
}

/**
 * Returns the starts of the flow in the first recorded state: with the inputs of its stories, without their steps, and
 * with the inputs of its walk.
 */
export function startingInputs(
  journeys: Journeys,
  recording: Recording,
  walked: readonly unknown[] = [],
): readonly RecordingStart[] {
  const ofStories = Object.keys(journeys.scenarios).map((scenario) => ({ scenario, input: {} }));
  const ofWalk = walked.flatMap((input) => inputChangesOf(journeys, input) ?? []);
  const found = [...ofStories, ...ofWalk].flatMap((start) => tryInput(journeys, start, recording));
  return [...new Map(found.toReversed().map((each) => [playedContentOf(each.played), each])).values()].toReversed();
}
