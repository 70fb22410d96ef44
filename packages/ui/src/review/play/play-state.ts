import {
  nextStepsOf,
  playedViewOf,
  type Journeys,
  type PlayedFlow,
  type PlayStep,
  type PlayWorld,
  type WorldFinder,
} from '@folioflow/flows/testing';
import { leavesOf } from '../chart/chart.ts';
import { stepsToPlace } from './played-review.ts';
import { shownFlowOf, type PlaySession } from './play-session.ts';
import { scenarioTextOf } from './scenario-text.ts';
import { encodeTrace, hasTypedSecret } from './share-link.ts';
import { stepTextOf, type StepText } from './step-text.ts';

/** Texts to share the shown place. */
export interface SharedPlay {
  /** The name of the story. */
  readonly story: string;
  /** The trace up to the shown place, encoded for an address. */
  readonly trace: string;
  /** The entry of `x.scenarios.ts`. */
  readonly scenario: string;
  /** The view as JSON, cut to 4,000 characters. */
  readonly view: string;
}

const MAX_VIEW_LENGTH = 4_000;

/** A played story as the panel shows it. */
export interface PlayState {
  /** The states of the flow and of its running children. */
  readonly states: readonly { readonly flow: string; readonly leaves: readonly string[] }[];
  readonly taken: readonly StepText[];
  /** The shown place; 0 is the story, 1 the place after the first step. */
  readonly place: number;
  /** The steps that are possible at the shown place. */
  readonly next: readonly StepText[];
  /** Null if an event before the shown place contains a secret that was typed by hand. */
  readonly shared: SharedPlay | null;
}

const statesOf = (played: PlayedFlow): PlayState['states'] => [
  { flow: played.journeys.flow.machine.id, leaves: [...leavesOf(played.snapshot.value)].sort() },
  ...Object.values(played.children).flatMap(statesOf),
];

const familyOf = (journeys: Journeys): readonly Journeys[] => [
  journeys,
  ...Object.values(journeys.children).flatMap(familyOf),
];

const worldsOf = ({ journeys }: PlaySession, worldOf: WorldFinder): readonly PlayWorld[] =>
  familyOf(journeys).map(worldOf);

function takenTextOf(step: PlayStep, worlds: readonly PlayWorld[]): StepText {
  const text = stepTextOf(step);
  return hasTypedSecret(step, worlds) ? { ...text, detail: '•••' } : text;
}

function shareOf(session: PlaySession, worldOf: WorldFinder): SharedPlay | null {
  const { journeys, trace, place } = session;
  const steps = trace.steps.slice(0, place);
  const worlds = worldsOf(session, worldOf);
  if (steps.some((step) => hasTypedSecret(step, worlds))) return null;
  const view = JSON.stringify(playedViewOf(shownFlowOf(session)), null, 2);
  return {
    story: trace.scenario,
    view: view.length > MAX_VIEW_LENGTH ? `${view.slice(0, MAX_VIEW_LENGTH)}…` : view,
    trace: encodeTrace({ ...trace, steps }),
    scenario: scenarioTextOf({
      name: `${trace.scenario}Played`,
      played: shownFlowOf(session),
      inputChanges: journeys.scenarios[trace.scenario]?.inputChanges ?? {},
      steps: stepsToPlace(session),
    }),
  };
}

/** Returns the steps that are possible at the shown place. `receivedAt`: the time of answers, in ms since 1970. */
export const possibleStepsOf = (session: PlaySession, worldOf: WorldFinder, receivedAt: number): readonly PlayStep[] =>
  nextStepsOf(shownFlowOf(session), worldOf, receivedAt);

/** Returns a played story as the panel shows it. */
export const playStateOf = (session: PlaySession, worldOf: WorldFinder, next: readonly PlayStep[]): PlayState => ({
  states: statesOf(shownFlowOf(session)),
  taken: session.trace.steps.map((step) => takenTextOf(step, worldsOf(session, worldOf))),
  place: session.place,
  next: next.map(stepTextOf),
  shared: shareOf(session, worldOf),
});
