import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { AnalyticsEvent } from '../analytics/analytics-event.ts';
import { flowNameOf, recordStep, type RecordedRun, type RecordedSnapshot } from '../analytics/record-run.ts';
import { PortFailure, type Failure } from '../kit/port.ts';
import { getOrCreate } from './get-or-create.ts';
import type { WorldStep } from './journey.ts';
import { throwViolation, type Monitor, type MonitoredSnapshot } from './walk.ts';

/** A text in the place of every value of an input, event, answer and failure. */
const PERSONAL_TEXT = 'PERSONAL 9876543210 ABCDE1234F ₹5,000.00';
/** A step takes this time; no value of a world is a multiple of it. */
const STEP_MS = 1_000_003;

/** Names of the package that an event can contain besides the names of its chart. */
const COMMON_NAMES: ReadonlySet<string> = new Set(
  [
    ['flowStarted', 'stateEntered', 'callFailed', 'flowEnded'],
    ['refused', 'notSent', 'noAnswer', 'unreachable', 'http', 'malformed'],
    ['completed', 'refused', 'failed', 'unavailable', 'left', 'stopped'],
  ].flat(),
);

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const namesByMachine = new WeakMap<AnyStateMachine, ReadonlySet<string>>();
/** Names that an event of this chart can contain: its id, the paths of its states, the ids of its calls. */
const namesOf = (machine: AnyStateMachine): ReadonlySet<string> =>
  getOrCreate(
    namesByMachine,
    machine,
    () =>
      new Set([
        machine.id,
        ...nodesOf(machine.root).flatMap(({ path, invoke }) => [path.join('.'), ...invoke.map(({ id }) => id)]),
      ]),
  );

/** Returns the fields of an event that are no name of the chart, no common name and no duration; none is allowed. */
export const findForeignFields = (event: AnalyticsEvent, machine: AnyStateMachine): readonly string[] => {
  const names = namesOf(machine);
  return Object.entries(event).flatMap(([field, value]: readonly [string, unknown]) => {
    const isName = typeof value === 'string' && (names.has(value) || COMMON_NAMES.has(value));
    const isDuration = typeof value === 'number' && value >= 0 && value % STEP_MS === 0;
    return isName || isDuration ? [] : [`${event.type}.${field}`];
  });
};

/** The contexts of a walk share most of their objects. */
const markedObjects = new WeakMap<object, unknown>();
const markObject = (value: object): unknown =>
  Array.isArray(value)
    ? value.map(markValue)
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, markValue(inner)]));

/** Replaces every text and number of a value, so that a copied value is found in an event. */
function markValue(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) return getOrCreate(markedObjects, value, () => markObject(value));
  return typeof value === 'boolean' ? value : PERSONAL_TEXT;
}

/** The kind of a failure, its reason and the cause `connectivity` decide its class; they are closed unions. */
const markFailure = (failure: Failure): Failure =>
  ({
    ...(markValue(failure) as Failure),
    kind: failure.kind,
    ...('reason' in failure && { reason: failure.reason }),
    ...('means' in failure && { means: failure.means }),
  }) as Failure;

const isWorldStep = (step: AnyEventObject | WorldStep): step is WorldStep => 'step' in step;

/** The event of a step with marked values: only its type and the kind of a failure are unchanged. */
function markedEventOf(step: AnyEventObject | WorldStep): AnyEventObject {
  if (!isWorldStep(step)) return { ...(markValue(step) as object), type: step.type };
  if (step.step === 'failed')
    return { type: `xstate.error.actor.${step.port}`, error: new PortFailure(markFailure(step.failure)) };
  return { ...(markValue(step) as object), type: step.step };
}

/**
 * Every event of the analytics contains names of the chart and durations only, whatever the values of the flow are
 * (decision 057): context, output and payload of each step are replaced by a marked text.
 */
export const anonymousAnalytics = <C>(record: typeof recordStep = recordStep): Monitor<C, null> => ({
  name: 'anonymous analytics',
  start: null,
  step(_, { from, step, to }) {
    const { machine, value, status } = to as unknown as Pick<AnyMachineSnapshot, 'machine' | 'status'> &
      Pick<MonitoredSnapshot<C>, 'value'>;
    const flow = flowNameOf({ machine });
    // A chart of an integrator is in no closed list, and has no events.
    if (flow === undefined) return null;
    const run: RecordedRun = { flow, within: flow, startedAt: 0, leaves: [] };
    const marked = (at: Pick<RecordedSnapshot, 'value' | 'status'>, context: unknown) => ({
      machine,
      value: at.value,
      status: at.status,
      context: markValue(context),
      output: PERSONAL_TEXT,
    });
    if (from !== null)
      record(run, marked({ value: from.value, status: 'active' }, from.context), { type: 'entered' }, STEP_MS);
    const events = record(run, marked({ value, status }, to.context), markedEventOf(step), 2 * STEP_MS);
    const foreign = events.flatMap((event) => findForeignFields(event, machine));
    if (foreign.length > 0) throwViolation(`${foreign.join(', ')} is no name of the chart and no duration`);
    return null;
  },
});
