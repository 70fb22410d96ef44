import {
  applyPlayStep,
  createTrace,
  parseTrace,
  replayTrace,
  type AppliedStep,
  type Journeys,
  type PlayedFlow,
  type PlayStep,
  type StepTiming,
  type Trace,
} from '@folioflow/flows/testing';

/** A played story: its trace, and the place in it that is shown; 0 is the story itself. */
export interface PlaySession {
  readonly journeys: Journeys;
  readonly trace: Trace;
  readonly place: number;
  readonly positions: readonly [PlayedFlow, ...PlayedFlow[]];
  /** The steps of the flow itself for each step of the trace. */
  readonly ownSteps: readonly (readonly PlayStep[])[];
  /** The effects of each step on the delays. */
  readonly timings: readonly StepTiming[];
}

const openSession = (journeys: Journeys, trace: Trace, place = trace.steps.length): PlaySession => ({
  journeys,
  trace,
  place,
  ...replayTrace(journeys, trace),
});

/** Starts to play a story. */
export const startSession = (journeys: Journeys, scenario: string): PlaySession =>
  openSession(journeys, createTrace(journeys, scenario));

/** Reopens a trace at its end. Throws `TraceError` with the step and the reason if it cannot be replayed. */
export const reopenSession = (journeys: Journeys, text: string): PlaySession => openSession(journeys, parseTrace(text));

/** Returns the flow at the place that is shown. */
export const shownFlowOf = ({ positions, place }: PlaySession): PlayedFlow => positions[place] ?? positions[0];

function tryStep(played: PlayedFlow, step: PlayStep): AppliedStep | null {
  try {
    return applyPlayStep(played, step);
  } catch {
    // A running machine ignores an event that it does not accept.
    return null;
  }
}

/** Takes a step at the shown place, which replaces the steps after it; a step that is not accepted changes nothing. */
export function takeStep(session: PlaySession, step: PlayStep): PlaySession {
  const { journeys, trace, place, positions, ownSteps, timings } = session;
  const applied = tryStep(shownFlowOf(session), step);
  if (applied === null) return session;
  const [first, ...further] = positions;
  return {
    journeys,
    trace: { ...trace, steps: [...trace.steps.slice(0, place), step] },
    place: place + 1,
    positions: [first, ...further.slice(0, place), applied.played],
    ownSteps: [...ownSteps.slice(0, place), applied.ownSteps],
    timings: [...timings.slice(0, place), applied.timing],
  };
}

/** Shows another place of the trace. */
export const goToPlace = (session: PlaySession, place: number): PlaySession => ({
  ...session,
  place: Math.min(Math.max(place, 0), session.trace.steps.length),
});
