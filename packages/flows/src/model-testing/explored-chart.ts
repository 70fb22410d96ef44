import {
  createActor,
  getInitialMicrosteps,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
} from 'xstate';
import { childrenOf } from '../kit/flow.ts';
import type { PortCall } from '../kit/port.ts';
import { getOrCreate } from './get-or-create.ts';
import { createGuardWatcher } from './guard-watcher.ts';
import { eventOfStep, leavesOf, timersOf, type Journeys, type WorldStep } from './journey.ts';
import { endingScenarios, possibleSteps } from './possible-steps.ts';
import { createStepScope } from './step-scope.ts';
import type { Edge, World } from './world.ts';

/** An edge of a chart as every monitor walks it. */
export interface ExploredEdge<C> {
  readonly edge: Edge<C>;
  readonly to: AnyMachineSnapshot;
  /** The number of the state `to`. Snapshots with the same leaves and context, without the counters, are one state. */
  readonly state: number;
  readonly transitions: readonly AnyTransitionDefinition[];
}
export interface ExploredChart<C> {
  readonly starts: readonly { readonly input: unknown; readonly firstEdge: ExploredEdge<C> }[];
  readonly edgesFrom: (snapshot: AnyMachineSnapshot) => readonly ExploredEdge<C>[];
}

const exploredCharts = new WeakMap<object, WeakMap<object, WeakMap<object, ExploredChart<unknown>>>>();

/** Returns the explored chart of a flow in its world. Computed once: every monitor walks the same edges. */
export const exploredChartOf = <C>(journeys: Journeys, world: World<AnyStateMachine>): ExploredChart<C> =>
  getOrCreate(
    getOrCreate(
      getOrCreate(exploredCharts, journeys.flow.machine, () => new WeakMap()),
      world,
      () => new WeakMap(),
    ),
    journeys.children,
    () => exploreChart<C>(journeys, world),
  ) as ExploredChart<C>;

function exploreChart<C>(journeys: Journeys, world: World<AnyStateMachine>): ExploredChart<C> {
  const machine: AnyStateMachine = journeys.flow.machine;
  const guards = createGuardWatcher(machine, world.counters ?? []);
  const edgesBySnapshot = new Map<AnyMachineSnapshot, readonly ExploredEdge<C>[]>();
  const numberState = createStateNumbers(journeys, world);
  const states = new Map<AnyMachineSnapshot, number>();
  const macrostep = createMacrostepRunner(machine, world.inputs[0]);
  const exploredEdgeOf = (
    from: AnyMachineSnapshot | null,
    step: AnyEventObject | WorldStep,
    event: AnyEventObject,
    { snapshots, actions }: Macrostep,
    transitions: readonly AnyTransitionDefinition[],
  ): ExploredEdge<C> => {
    for (const snapshot of snapshots) guards.evaluateEventless(snapshot, event);
    const to = snapshots.at(-1) ?? from;
    if (!to) throw new Error(`${machine.id} has no initial state.`);
    const state = getOrCreate(states, to, () => numberState(to));
    return { edge: createEdge(from, step, to, actions), to, state, transitions };
  };
  return {
    starts: world.inputs.map((input: unknown) => {
      const enteredEvent = { type: 'entered', input };
      const microsteps = getInitialMicrosteps(machine, input);
      const snapshots = microsteps.map(([snapshot]) => snapshot);
      const actions = microsteps.flatMap(([, executed]) => executed);
      return { input, firstEdge: exploredEdgeOf(null, enteredEvent, enteredEvent, { snapshots, actions }, []) };
    }),
    edgesFrom: (snapshot) =>
      getOrCreate(edgesBySnapshot, snapshot, () =>
        possibleSteps(journeys, world, snapshot).map((step) => {
          const event = eventOfStep(snapshot, step, journeys);
          return exploredEdgeOf(
            snapshot,
            step,
            event,
            macrostep(snapshot, event),
            guards.transitionsOn(snapshot, event),
          );
        }),
      ),
  };
}

interface Macrostep {
  /** Every state on the path, including states that only decide; the last is the resting state. */
  readonly snapshots: readonly AnyMachineSnapshot[];
  readonly actions: readonly ExecutableActionObject[];
}

/** XState's own `transition` creates an actor for every step; a walk takes many thousands. */
function createMacrostepRunner(machine: AnyStateMachine, input: unknown) {
  const self = createActor(machine, { input });
  return (snapshot: AnyMachineSnapshot, event: AnyEventObject): Macrostep => {
    const actions: ExecutableActionObject[] = [];
    const scope = createStepScope(self, (action) => actions.push(action));
    return { snapshots: machine.microstep(snapshot, event, scope), actions };
  };
}

type Context = Readonly<Record<string, unknown>>;
const objectTexts = new WeakMap<object, string>();
/** The contexts of a chart share most of their objects. A value that JSON does not contain has no text. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null
    ? getOrCreate(objectTexts, value, () => JSON.stringify(value))
    : JSON.stringify(value);

function contextTextOf({ counters = [] }: World<AnyStateMachine>, { context }: AnyMachineSnapshot): string {
  const isCounter = (field: string) => counters.some((counter) => counter === field);
  const hasCounter = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && counters.some((counter) => counter in value);
  const withoutCounters = (value: object) =>
    Object.fromEntries(Object.entries(value).filter(([field]) => !isCounter(field)));
  return Object.entries(context as Context)
    .filter(([field]) => !isCounter(field))
    .map(([field, value]) => [field, textOf(hasCounter(value) ? withoutCounters(value) : value)] as const)
    .flatMap(([field, text]) => (text === undefined ? [] : [`${field}:${text}`]))
    .join();
}

/** The walk merges snapshots with the same number into one state, so the same steps must be possible in each. */
function createStateNumbers(journeys: Journeys, world: World<AnyStateMachine>) {
  const first = new Map<string, { state: number; snapshot: AnyMachineSnapshot; endings: string }>();
  const childEndingsText = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(
      Object.keys(childrenOf(snapshot))
        .filter((id) => id in journeys.children)
        .sort()
        .map((id) => [id, endingScenarios(journeys, snapshot, id)]),
    );
  const differingCounters = (a: AnyMachineSnapshot, b: AnyMachineSnapshot) =>
    (world.counters ?? []).filter(
      (field) => JSON.stringify((a.context as Context)[field]) !== JSON.stringify((b.context as Context)[field]),
    );
  return (snapshot: AnyMachineSnapshot): number => {
    const text = `${leavesOf(snapshot).join()} ${contextTextOf(world, snapshot)}`;
    const endings = childEndingsText(snapshot);
    const previous = first.get(text) ?? { state: first.size, snapshot, endings };
    first.set(text, previous);
    if (previous.endings !== endings)
      throw new Error(
        `${journeys.flow.machine.id}: a child ends differently for another ${differingCounters(snapshot, previous.snapshot).join(' or ')}, which is declared a counter: ${previous.endings} and ${endings}.`,
      );
    return previous.state;
  };
}

interface ActionParams {
  src?: unknown;
  id?: unknown;
  input?: unknown;
  delay?: unknown;
  event?: AnyEventObject;
}

function createEdge<C>(
  from: AnyMachineSnapshot | null,
  step: AnyEventObject | WorldStep,
  to: AnyMachineSnapshot,
  actions: readonly ExecutableActionObject[],
): Edge<C> {
  const all: readonly { type: string; params: ActionParams }[] = actions.map(({ type, params }) => ({
    type,
    params: params ?? {},
  }));
  const running = timersOf(to);
  return {
    from,
    step,
    to,
    starts: all.flatMap(({ type, params }) =>
      type === 'xstate.spawnChild' ? [{ port: String(params.src), ...(params.input as PortCall<unknown>) }] : [],
    ),
    timers: all.flatMap(({ type, params }) =>
      type === 'xstate.raise'
        ? running.filter(({ eventType }) => eventType === params.event?.type).map(({ delay }) => String(delay))
        : [],
    ),
    sentEvents: all.flatMap(({ type, params }) =>
      (type === 'xstate.emit' || type === 'xstate.sendTo') && params.event ? [params.event] : [],
    ),
    persistedSnapshot: (): unknown => to.machine.getPersistedSnapshot(to),
  };
}
