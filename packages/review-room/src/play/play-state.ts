import { i18n } from '@folioflow/flows/testing/texts';
import {
  dueTimersOf,
  nextStepsOf,
  playedViewOf,
  type Journeys,
  type PlayedFlow,
  type PlayStep,
  type PlayWorld,
  type WorldFinder,
} from '@folioflow/flows/testing';
import { formatDayAndTime } from '../../../ui/src/format/day.ts';
import { leavesOf } from '../chart/chart.ts';
import { declaredRefusalsOf } from './declared-refusals.ts';
import { payloadFieldsOf, type PayloadField } from './payload-fields.ts';
import { stepsToPlace } from './played-review.ts';
import { shownFlowOf, type PlaySession } from './play-session.ts';
import { scenarioTextOf } from './scenario-text.ts';
import { encodeTrace, hasTypedSecret } from './share-link.ts';
import { delayWords, stepTextOf, takenTextOf, type StepText } from './step-text.ts';

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

/** The surroundings of a played story. */
export interface PlaySurroundings {
  readonly worldOf: WorldFinder;
  /** The time of the story, in milliseconds since 1970. */
  readonly now: number;
}

/** A possible step, with the fields of its payload if it is an event. */
export interface NextStep extends StepText {
  readonly fields: readonly PayloadField[];
}

/** A played story as the panel shows it. */
export interface PlayState {
  /** The virtual day and time. */
  readonly clock: string;
  /** The states of the flow and of its running children. */
  readonly states: readonly { readonly flow: string; readonly leaves: readonly string[] }[];
  readonly taken: readonly StepText[];
  /** The shown place; 0 is the story, 1 the place after the first step. */
  readonly place: number;
  /** The steps that are possible at the shown place. */
  readonly next: readonly NextStep[];
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

const takenTextsOf = ({ trace, timings }: PlaySession, worlds: readonly PlayWorld[]): readonly StepText[] =>
  trace.steps.map((step, index) => {
    const text = takenTextOf(step, timings[index] ?? { ended: [], isTooLate: false });
    return hasTypedSecret(step, worlds) ? { ...text, detail: '•••' } : text;
  });

/** A time that passes is listed with the delays that end in it. */
function nextTextOf(step: PlayStep, played: PlayedFlow): StepText {
  const text = stepTextOf(step);
  if (text.kind !== 'time') return text;
  const end = played.elapsedMs + (step as { readonly ms: number }).ms;
  const ended = dueTimersOf(played).filter(({ timer }) => timer.dueAt <= end);
  const names = ended.map(({ path, timer }) => delayWords([...path, timer.name].join(' › ')));
  return { ...text, detail: `${names.join(', ')} ${names.length === 1 ? 'ends' : 'end'}` };
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

/** Returns the steps that are possible at the shown place. */
export const possibleStepsOf = (session: PlaySession, { worldOf, now }: PlaySurroundings): readonly PlayStep[] =>
  nextStepsOf(shownFlowOf(session), worldOf, {
    now,
    refusalsOf: (path) => declaredRefusalsOf(session.journeys, path),
  });

/** Returns a played story as the panel shows it. */
export function playStateOf(
  session: PlaySession,
  { worldOf, now }: PlaySurroundings,
  next: readonly PlayStep[],
): PlayState {
  const played = shownFlowOf(session);
  return {
    clock: formatDayAndTime(i18n, now + played.elapsedMs),
    states: statesOf(played),
    taken: takenTextsOf(session, worldsOf(session, worldOf)),
    place: session.place,
    next: next.map((step) => ({ ...nextTextOf(step, played), fields: payloadFieldsOf(played, step, worldOf) })),
    shared: shareOf(session, worldOf),
  };
}
