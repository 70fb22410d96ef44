import { applyPlayStep, startPlay, type PlayedFlow, type PlayStep } from './played-flow.ts';
import type { AnyEventObject } from 'xstate';
import type { Journeys, WorldStep } from '../journey.ts';

const TRACE_VERSION = 1;

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
  readonly ownSteps: readonly (readonly (AnyEventObject | WorldStep)[])[];
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

const isPlayStep = (value: unknown): value is PlayStep =>
  isRecord(value) &&
  (value['step'] === 'inside'
    ? typeof value['child'] === 'string' && isPlayStep(value['within'])
    : typeof value['type'] === 'string' || typeof value['step'] === 'string');

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
  if (version !== TRACE_VERSION)
    throw new TraceError(`The trace has version ${String(version)}; this review room reads version ${TRACE_VERSION}.`);
  if (typeof flow !== 'string' || typeof scenario !== 'string' || !Array.isArray(steps))
    throw new TraceError('The trace has no flow, no scenario or no steps.');
  const list: readonly unknown[] = steps;
  const wrong = list.findIndex((step) => !isPlayStep(step));
  if (wrong >= 0) throw new TraceError('It is neither an event nor a step of the world.', wrong + 1);
  return { version, flow, scenario, steps: list.filter(isPlayStep) };
}

/** Replays a trace from its scenario. Throws `TraceError` with the first step that the flow does not accept. */
export function replayTrace(journeys: Journeys, { flow, scenario, steps }: Trace): ReplayedTrace {
  const { id } = journeys.flow.machine;
  if (flow !== id) throw new TraceError(`The trace belongs to the flow ${flow}, not to ${id}.`);
  if (!(scenario in journeys.scenarios)) throw new TraceError(`${id} has no scenario ${scenario}.`);
  let played = startPlay(journeys, scenario);
  const positions: [PlayedFlow, ...PlayedFlow[]] = [played];
  const ownSteps: ReplayedTrace['ownSteps'][number][] = [];
  for (const [place, step] of steps.entries()) {
    try {
      const applied = applyPlayStep(played, step);
      played = applied.played;
      ownSteps.push(applied.ownSteps);
    } catch (error) {
      throw new TraceError(error instanceof Error ? error.message : String(error), place + 1);
    }
    positions.push(played);
  }
  return { positions, ownSteps };
}
