import { nextStepsOf, type Journeys, type PlayedFlow, type PlayStep, type WorldFinder } from '@folioflow/flows/testing';
import { leavesOf } from '../chart/chart.ts';
import { stepsToPlace } from './played-review.ts';
import { shownFlowOf, type PlaySession } from './play-session.ts';
import { scenarioTextOf } from './scenario-text.ts';
import { encodeTrace, hasTypedSecret } from './share-link.ts';
import { stepTextOf, type StepText } from './step-text.ts';

/** Texts to share the shown place. */
export interface SharedPlay {
  /** The trace up to the shown place, encoded for an address. */
  readonly trace: string;
  /** The entry of `x.scenarios.ts`. */
  readonly scenario: string;
}

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

function shareOf(session: PlaySession, worldOf: WorldFinder): SharedPlay | null {
  const { journeys, trace, place } = session;
  const steps = trace.steps.slice(0, place);
  const worlds = familyOf(journeys).map(worldOf);
  if (steps.some((step) => hasTypedSecret(step, worlds))) return null;
  return {
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
  taken: session.trace.steps.map(stepTextOf),
  place: session.place,
  next: next.map(stepTextOf),
  shared: shareOf(session, worldOf),
});
