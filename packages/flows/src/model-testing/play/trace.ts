import type { Journeys } from '../journey.ts';
import { applyPlayStep, type PlayStep } from './play-step.ts';
import { startPlay, type OwnStep, type PlayedFlow, type StepTiming } from './played-flow.ts';

const TRACE_VERSION = 3;
/** Version 1 has no steps of time besides the ends of delays. */
const READABLE_VERSIONS: readonly unknown[] = [1, 2, TRACE_VERSION];

/** The steps that were played on from a scenario of a flow; a step of a child is nested in `inside`. */
export interface Trace {
  readonly version: typeof TRACE_VERSION;
  /** The id of the chart. */
  readonly flow: string;
  readonly scenario: string;
  readonly steps: readonly PlayStep[];
}

/** A replayed trace: the flow before the first step and after each step. */
export interface ReplayedTrace {
  readonly positions: readonly [PlayedFlow, ...PlayedFlow[]];
  /** The same steps as the flow itself takes them, without the nested steps of its children; one list for each step. */
  readonly ownSteps: readonly (readonly OwnStep[])[];
  /** The effects of each step on the delays. */
  readonly timings: readonly StepTiming[];
}

/** Thrown if a trace cannot be read or replayed. */
export class TraceError extends Error {
  /** The number of the step that is not accepted, from 1; null if the trace itself is unusable. */
  readonly step: number | null;

  constructor(message: string, step: number | null = null) {
    super(step === null ? message : `Step ${step} cannot be replayed: ${message}`);
    this.step = step;
  }
}

/** Creates a trace without steps. */
export const createTrace = (journeys: Journeys, scenario: string, steps: readonly PlayStep[] = []): Trace => ({
  version: TRACE_VERSION,
  flow: journeys.flow.machine.id,
  scenario,
  steps,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isDuration = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0;

/** Time passes for the whole flow, so a step of time is never nested. */
function isPlayStep(value: unknown, isNested = false): value is PlayStep {
  if (!isRecord(value)) return false;
  switch (value['step']) {
    case 'inside':
      return typeof value['child'] === 'string' && isPlayStep(value['within'], true);
    case 'waited':
      return !isNested && isDuration(value['ms']);
    case 'late':
      return !isNested && isDuration(value['ms']) && isPlayStep(value['within'], true);
    default:
      return typeof value['type'] === 'string' || typeof value['step'] === 'string';
  }
}

/** Reads a trace from JSON. Throws `TraceError` for another format or version. */
export function parseTrace(text: string): Trace {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new TraceError('The trace is no JSON text.');
  }
  if (!isRecord(value)) throw new TraceError('The trace is no object.');
  const { version, flow, scenario, steps } = value;
  if (!READABLE_VERSIONS.includes(version))
    throw new TraceError(
      `The trace has version ${String(version)}; this review room reads versions 1, 2 and ${TRACE_VERSION}.`,
    );
  if (typeof flow !== 'string' || typeof scenario !== 'string' || !Array.isArray(steps))
    throw new TraceError('The trace has no flow, no scenario or no steps.');
  if ('input' in value) throw new TraceError('The trace begins with an input of its own, and not after a story.');
  const list: readonly unknown[] = steps;
  const wrong = list.findIndex((step) => !isPlayStep(step));
  if (wrong >= 0) throw new TraceError('It is neither an event nor a step of the world.', wrong + 1);
  return { version: TRACE_VERSION, flow, scenario, steps: list.filter((step) => isPlayStep(step)) };
}

/** Replays a trace from its scenario. Throws `TraceError` with the first step that the flow does not accept. */
export function replayTrace(journeys: Journeys, { flow, scenario, steps }: Trace): ReplayedTrace {
  const { id } = journeys.flow.machine;
  if (flow !== id) throw new TraceError(`The trace belongs to the flow ${flow}, not to ${id}.`);
  if (!(scenario in journeys.scenarios)) throw new TraceError(`${id} has no scenario ${scenario}.`);
  let played = startPlay(journeys, scenario);
  const positions: [PlayedFlow, ...PlayedFlow[]] = [played];
  const ownSteps: ReplayedTrace['ownSteps'][number][] = [];
  const timings: StepTiming[] = [];
  for (const [place, step] of steps.entries()) {
    try {
      const applied = applyPlayStep(played, step);
      played = applied.played;
      ownSteps.push(applied.ownSteps);
      timings.push(applied.timing);
    } catch (error) {
      throw new TraceError(error instanceof Error ? error.message : String(error), place + 1);
    }
    positions.push(played);
  }
  return { positions, ownSteps, timings };
}
