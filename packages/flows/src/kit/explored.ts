import {
  createActor,
  getInitialMicrosteps,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type ExecutableActionObject,
} from 'xstate';
import { childrenOf, type AnyFlow } from './flow.ts';
import { eventOf, leavesOf, reachChild, timersOf, type Journeys, type WorldStep } from './journey.ts';
import { emptyAnswer, fault, noAnswer, refused, unreachable, type Call, type Failure } from './port.ts';
import { watchedGuards } from './watched-guards.ts';
import type { Edge, World } from './world.ts';

/** An edge of a chart without anything that depends on the monitor. */
export interface Way<C> {
  readonly edge: Edge<C>;
  readonly to: AnyMachineSnapshot;
  /** The key of the state `to`: its leaves and its context without the counters. */
  readonly key: string;
  readonly transitions: readonly AnyTransitionDefinition[];
}
export interface Explored<C> {
  readonly starts: readonly { readonly input: unknown; readonly way: Way<C> }[];
  readonly from: (snapshot: AnyMachineSnapshot) => readonly Way<C>[];
}

// The session handles `ended`: the port stays pending until the flow is stopped, so the walk never sees it.
const failures: readonly Failure[] = [
  refused('Refused'),
  fault('Fault'),
  unreachable('Unreachable'),
  noAnswer,
  emptyAnswer(),
  { ...refused('Not fetched', '-1'), means: 'connectivity' },
];

const known = new WeakMap<object, WeakMap<object, WeakMap<object, Explored<unknown>>>>();
const within = <K extends object, V>(map: WeakMap<K, V>, key: K, make: () => V): V => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

/** Returns the behaviour of a chart in its world. It is computed once: every monitor walks the same edges. */
export const exploredOf = <C>(journeys: Journeys, world: World<AnyFlow>): Explored<C> =>
  within(
    within(
      within(known, journeys.flow.machine, () => new WeakMap()),
      world,
      () => new WeakMap(),
    ),
    journeys.children,
    () => explore<C>(journeys, world),
  ) as Explored<C>;

function explore<C>(journeys: Journeys, world: World<AnyFlow>): Explored<C> {
  const machine: AnyStateMachine = journeys.flow.machine;
  const guards = watchedGuards(machine, world.counters ?? []);
  const ways = new WeakMap<AnyMachineSnapshot, readonly Way<C>[]>();
  const twins = twinsOf(journeys, world);
  const keys = new WeakMap<AnyMachineSnapshot, string>();
  const macrostep = macrostepOf(machine, world.inputs[0]);
  const wayOf = (
    from: AnyMachineSnapshot | null,
    step: AnyEventObject | WorldStep,
    event: AnyEventObject,
    { passed, actions }: Macrostep,
    transitions: readonly AnyTransitionDefinition[],
  ): Way<C> => {
    for (const snapshot of passed) guards.decide(snapshot, event);
    const to = passed.at(-1) ?? from;
    if (!to) throw new Error(`${machine.id} has no initial state.`);
    const key = within(keys, to, () => twins.keyOf(to));
    return { edge: edgeOf(from, step, to, actions), to, key, transitions };
  };
  return {
    starts: world.inputs.map((input: unknown) => {
      const entered = { type: 'entered', input };
      const microsteps = getInitialMicrosteps(machine, input);
      const passed = microsteps.map(([snapshot]) => snapshot);
      const actions = microsteps.flatMap(([, executed]) => executed);
      return { input, way: wayOf(null, entered, entered, { passed, actions }, []) };
    }),
    from: (snapshot) =>
      within(ways, snapshot, () =>
        choicesAt(journeys, world, snapshot).map((step) => {
          const event = eventOf(snapshot, step, journeys);
          return wayOf(snapshot, step, event, macrostep(snapshot, event), guards.taken(snapshot, event));
        }),
      ),
  };
}

interface Macrostep {
  /** Every state on the path, including states that only decide; the last is the resting state. */
  readonly passed: readonly AnyMachineSnapshot[];
  readonly actions: readonly ExecutableActionObject[];
}

/** XState's own `transition` creates an actor for every step; a walk takes many thousands. */
function macrostepOf(machine: AnyStateMachine, input: unknown) {
  const nothing = () => undefined;
  const self = createActor(machine, { input });
  return (snapshot: AnyMachineSnapshot, event: AnyEventObject): Macrostep => {
    const actions: ExecutableActionObject[] = [];
    const scope: AnyActorScope = {
      self,
      system: self.system,
      id: '',
      sessionId: '',
      logger: nothing,
      defer: nothing,
      emit: nothing,
      stopChild: nothing,
      actionExecutor: (action) => actions.push(action),
    };
    return { passed: machine.microstep(snapshot, event, scope), actions };
  };
}

type Context = Readonly<Record<string, unknown>>;
const keyOf = ({ counters = [] }: World<AnyFlow>, { context }: AnyMachineSnapshot): unknown =>
  Object.fromEntries(Object.entries(context as Context).filter(([field]) => !counters.includes(field)));

function choicesAt(
  journeys: Journeys,
  world: World<AnyFlow>,
  snapshot: AnyMachineSnapshot,
): (AnyEventObject | WorldStep)[] {
  if (snapshot.status !== 'active') return [];
  const events: Readonly<Record<string, readonly object[]>> = world.events;
  const said = Object.entries(events).flatMap(([type, payloads]) =>
    payloads.map((payload): AnyEventObject => ({ ...payload, type })),
  );
  const answered = Object.keys(childrenOf(snapshot)).flatMap((id): WorldStep[] => {
    if (journeys.children[id])
      return [
        ...endingsOf(journeys, snapshot, id),
        ...((world.outputs as Readonly<Record<string, readonly unknown[]>> | undefined)?.[id] ?? []),
      ].map((as) => ({
        step: 'finished',
        child: id,
        as,
      }));
    return [
      ...((world.answers as Readonly<Record<string, readonly unknown[]>>)[id] ?? []).map((answer): WorldStep => ({
        step: 'done',
        port: id,
        answer,
        receivedAt: 0,
      })),
      ...[...failures, ...(world.failures ?? [])].map((failure): WorldStep => ({ step: 'failed', port: id, failure })),
    ];
  });
  const waited = timersOf(snapshot).map(({ delay }): WorldStep => ({ step: 'elapsed', delay: String(delay) }));
  return [...said, ...answered, ...waited];
}

/** The walk merges snapshots with the same key into one state, so the same steps must be possible in each. */
function twinsOf(journeys: Journeys, world: World<AnyFlow>) {
  const first = new Map<string, { snapshot: AnyMachineSnapshot; endings: string }>();
  const endingsAt = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify(
      Object.keys(childrenOf(snapshot))
        .filter((id) => id in journeys.children)
        .sort()
        .map((id) => [id, endingsOf(journeys, snapshot, id)]),
    );
  const differing = (a: AnyMachineSnapshot, b: AnyMachineSnapshot) =>
    (world.counters ?? []).filter(
      (field) => JSON.stringify((a.context as Context)[field]) !== JSON.stringify((b.context as Context)[field]),
    );
  return {
    keyOf(snapshot: AnyMachineSnapshot): string {
      const key = JSON.stringify([leavesOf(snapshot), keyOf(world, snapshot)]);
      const endings = endingsAt(snapshot);
      const twin = first.get(key) ?? { snapshot, endings };
      first.set(key, twin);
      if (twin.endings !== endings)
        throw new Error(
          `${journeys.flow.machine.id}: a child ends differently for another ${differing(snapshot, twin.snapshot).join(' or ')}, which is declared a counter: ${twin.endings} and ${endings}.`,
        );
      return key;
    },
  };
}

/** The scenarios in which a child can end with the input of this parent. */
function endingsOf(journeys: Journeys, snapshot: AnyMachineSnapshot, id: string): string[] {
  return Object.keys(journeys.children[id]?.scenarios ?? {}).filter((name) => {
    try {
      return reachChild(journeys, snapshot, id, name).snapshot.status === 'done';
    } catch {
      return false;
    }
  });
}

interface Params {
  src?: unknown;
  id?: unknown;
  input?: unknown;
  delay?: unknown;
  event?: AnyEventObject;
}

function edgeOf<C>(
  from: AnyMachineSnapshot | null,
  step: AnyEventObject | WorldStep,
  to: AnyMachineSnapshot,
  actions: readonly ExecutableActionObject[],
): Edge<C> {
  const all: readonly { type: string; params: Params }[] = actions.map(({ type, params }) => ({
    type,
    params: params ?? {},
  }));
  const running = timersOf(to);
  return {
    from,
    step,
    to,
    starts: all.flatMap(({ type, params }) =>
      type === 'xstate.spawnChild' ? [{ port: String(params.src), ...(params.input as Call<unknown>) }] : [],
    ),
    timers: all.flatMap(({ type, params }) =>
      type === 'xstate.raise'
        ? running.filter(({ eventType }) => eventType === params.event?.type).map(({ delay }) => String(delay))
        : [],
    ),
    told: all.flatMap(({ type, params }) =>
      (type === 'xstate.emit' || type === 'xstate.sendTo') && params.event ? [params.event] : [],
    ),
    kept: (): unknown => to.machine.getPersistedSnapshot(to),
  };
}
