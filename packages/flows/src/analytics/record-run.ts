import type { AnyEventObject, AnyMachineSnapshot, StateValue } from 'xstate';
import { failureOf, isRefusal } from '../kit/port.ts';
import type { AnalyticsEvent, CallFailure } from './analytics-event.ts';
import { chartNames, type CallName, type FlowEnd, type FlowName, type FlowState } from './chart-names.gen.ts';
import { outcomeOfEnd, type FlowOutcome } from './outcomes.ts';

/** A flow that runs, as far as its events need it. */
export interface RecordedRun {
  readonly flow: FlowName;
  readonly within: FlowName;
  /** In milliseconds, by the clock of the integrator. */
  readonly startedAt: number;
  leaves: readonly string[];
}

/** The parts of a snapshot that are read: neither context nor output. */
export interface RecordedSnapshot extends Pick<AnyMachineSnapshot, 'status'> {
  readonly value: StateValue;
  readonly machine: { readonly id: string };
}

/** Returns the name of the chart; undefined for a chart of another package, whose names are in no closed list. */
export const flowNameOf = ({ machine: { id } }: Pick<RecordedSnapshot, 'machine'>): FlowName | undefined =>
  findName(Object.keys(chartNames) as FlowName[], id);

const findName = <Name extends string>(names: readonly Name[], name: string): Name | undefined =>
  names.find((each) => each === name);

const pathsOf = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([name, inner]) =>
        inner === undefined ? [] : pathsOf(inner).map((path) => `${name}.${path}`),
      );

interface ChartNames {
  readonly states: readonly FlowState[];
  readonly ends: readonly FlowEnd[];
  readonly calls: readonly CallName[];
}
const namesOf = (flow: FlowName): ChartNames => chartNames[flow];

/** Returns the events of a step that leads to `snapshot`, and sets the leaves of the run. */
export function recordStep(
  run: RecordedRun,
  snapshot: RecordedSnapshot,
  event: AnyEventObject,
  at: number,
): readonly AnalyticsEvent[] {
  const { flow, within, leaves } = run;
  const { states, calls } = namesOf(flow);
  const sinceStartInMs = durationOf(run, at);
  const events: AnalyticsEvent[] = [];
  const call = findName(calls, failedActorOf(event));
  if (call !== undefined)
    events.push({ type: 'callFailed', flow, within, call, failure: classOf(event['error']), sinceStartInMs });
  run.leaves = pathsOf(snapshot.value);
  for (const state of states) {
    if (run.leaves.includes(state) && !leaves.includes(state))
      events.push({ type: 'stateEntered', flow, within, state, sinceStartInMs });
  }
  const outcome = outcomeOf(flow, snapshot);
  if (outcome !== null) events.push({ type: 'flowEnded', flow, within, outcome, durationInMs: sinceStartInMs });
  return events;
}

/** A clock that was set back yields no negative number. */
const durationOf = ({ startedAt }: RecordedRun, at: number): number => Math.max(0, Math.round(at - startedAt));

const ERROR_EVENT = 'xstate.error.actor.';
const failedActorOf = ({ type }: AnyEventObject): string =>
  type.startsWith(ERROR_EVENT) ? type.slice(ERROR_EVENT.length) : '';

function classOf(error: unknown): CallFailure {
  const failure = failureOf(error);
  if (failure.kind === 'fault') return failure.reason;
  if (failure.kind === 'noAnswer') return 'noAnswer';
  if (!isRefusal(failure)) return 'malformed';
  return failure.means === 'connectivity' ? 'notSent' : 'refused';
}

function outcomeOf(flow: FlowName, { status, value }: RecordedSnapshot): FlowOutcome | null {
  if (status === 'active') return null;
  if (status === 'stopped') return 'stopped';
  const [root = ''] = pathsOf(value);
  const end = findName(namesOf(flow).ends, root);
  return status === 'done' && end !== undefined ? outcomeOfEnd[end] : 'failed';
}
