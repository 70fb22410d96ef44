import type { Journeys, PlayedFlow, PlayStep } from '@folioflow/flows/testing';
import { leavesOf } from '../chart/chart.ts';
import { chartOf } from '../chart/read-chart.ts';
import { storyReviewOf, type StoryReview } from '../panel/flow-review.ts';
import type { ChartPosition } from '../panel/FlowPosition.tsx';
import { matchingEnding } from './matching-scenario.ts';
import { shownFlowOf, type PlaySession } from './play-session.ts';

const PLAYED = 'Played';

/** Names the scenario in which a played child has ended. */
const withNamedEnding =
  (parent: PlayedFlow | undefined) =>
  (step: PlayStep): PlayStep => {
    if (parent === undefined || !('step' in step) || step.step !== 'finished') return step;
    const { child, ending } = step as { readonly child: string; readonly ending: unknown };
    return typeof ending === 'string'
      ? step
      : { step: 'finished', child, ending: matchingEnding(parent, child, ending) };
  };

/** Returns the steps of the flow itself from its start to the shown place. */
export function stepsToPlace({ journeys, trace, ownSteps, positions, place }: PlaySession): readonly PlayStep[] {
  const scenario = journeys.scenarios[trace.scenario];
  return [
    ...(scenario?.steps(scenario.input) ?? []),
    ...ownSteps.slice(0, place).flatMap((steps, index) => steps.map(withNamedEnding(positions[index]))),
  ];
}

function withPlayedScenario(session: PlaySession): Journeys {
  const { journeys, trace } = session;
  const scenario = journeys.scenarios[trace.scenario];
  const steps = stepsToPlace(session) as ReturnType<NonNullable<typeof scenario>['steps']>;
  const played = {
    ends: [],
    input: scenario?.input,
    inputChanges: scenario?.inputChanges ?? {},
    steps: () => steps,
    children: {},
  };
  return { ...journeys, scenarios: { [PLAYED]: played } };
}

const childPositions = ({ children }: PlayedFlow): readonly ChartPosition[] =>
  Object.values(children).map((child) => ({
    flow: child.journeys.flow.machine.id,
    chart: chartOf(child.journeys.flow),
    leaves: leavesOf(child.snapshot.value),
    way: [],
    children: childPositions(child),
  }));

/** Returns the facts about the shown place: its chart, the transitions and calls before it, its ending. */
export function playedReviewOf(session: PlaySession): StoryReview {
  const review = storyReviewOf(withPlayedScenario(session), PLAYED);
  return { ...review, place: { ...review.place, children: childPositions(shownFlowOf(session)) } };
}
