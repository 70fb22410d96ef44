import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type ContextFrom,
  type EventFromLogic,
  type ExecutableActionObject,
  type InputFrom,
  type OutputFrom,
  type StateValue,
} from 'xstate';
import { childrenOf, type AnyFlow } from './flow.ts';
import { eventOf, leavesOf, reach, runningChild, timersOf, type Journeys, type WorldStep } from './journey.ts';
import {
  fault,
  noAnswer,
  refused,
  unreachable,
  type AnswerAt,
  type Call,
  type Failure,
  type PortName,
} from './port.ts';

/** A snapshot as a monitor sees it. */
export interface Place<C> {
  readonly context: C;
  readonly value: StateValue;
  readonly output: unknown;
  readonly children: Readonly<Record<string, unknown>>;
  can(event: AnyEventObject): boolean;
  hasTag(tag: string): boolean;
}

/** All a flow can meet: every event with valid and boundary payloads, every ✓ of every port. Failures are added to each port. */
export interface World<F extends AnyFlow, M extends AnyStateMachine = F['machine']> {
  readonly inputs: readonly InputFrom<M>[];
  readonly events: { readonly [E in EventFromLogic<M> as E['type']]: readonly Omit<E, 'type'>[] };
  readonly answers: { readonly [P in PortName<M>]: readonly AnswerAt<M, P>[] };
  /** Further outputs of children, besides those of the scenarios in which they end. */
  readonly outputs?: { readonly [K in keyof F['children']]?: readonly OutputFrom<F['children'][K]['machine']>[] };
  /** Fields of the context that only count: everything else decides what can happen next. A guard must not read them. */
  readonly counters?: readonly (keyof ContextFrom<M> & string)[];
  readonly secrets: readonly string[];
}
export interface Edge<C = unknown> {
  /** Null where the flow is entered. */
  readonly from: Place<C> | null;
  readonly step: AnyEventObject | WorldStep;
  readonly to: Place<C>;
  readonly starts: readonly ({ port: string } & Call<unknown>)[];
  /** Names of the delays (re)started by this step. */
  readonly timers: readonly string[];
  /** Events emitted and reported to the parent. */
  readonly told: readonly AnyEventObject[];
  /** What would be stored of `to`. */
  kept(): unknown;
}
/** An automaton that watches a walk; `step` throws `violated(…)`. `key` says what of its memory matters: it must stay finite. */
export interface Monitor<C, Memory> {
  readonly name: string;
  readonly start: Memory;
  step(memory: Memory, edge: Edge<C>): Memory;
  key?(memory: Memory, to: Place<C>): unknown;
}
export interface Walked {
  readonly states: number;
  readonly edges: number;
  readonly leaves: ReadonlySet<string>;
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
  /** States that are not final and in which nothing can happen any more. */
  readonly stuck: readonly string[];
  /** The shortest way to every state. */
  readonly routes: readonly Route[];
}
export interface Route {
  readonly input: unknown;
  readonly steps: readonly (AnyEventObject | WorldStep)[];
  readonly snapshot: AnyMachineSnapshot;
}

export class Violation extends Error {}
export const violated = (why: string): never => {
  throw new Violation(why);
};

// The session owns `ended`: the port stays unsettled until the flow is stopped, so the walk never sees it.
const failures: readonly Failure[] = [refused('Refused'), fault('Fault'), unreachable('Unreachable'), noAnswer];

/** Explores the product of chart and monitor breadth first; a violation comes with the shortest way to it. */
export function walk<F extends AnyFlow, Memory>(
  journeys: Journeys<F>,
  world: World<F>,
  monitor: Monitor<ContextFrom<F['machine']>, Memory>,
  limit = 20_000,
): Walked {
  type C = ContextFrom<F['machine']>;
  const machine: AnyStateMachine = journeys.flow.machine;
  const seen = new Set<string>();
  const leaves = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const stuck: string[] = [];
  const routes: (Route & { memory: Memory })[] = [];
  let edges = 0;

  const visit = (
    memory: Memory,
    to: AnyMachineSnapshot,
    edge: Edge<C>,
    { input, steps }: Pick<Route, 'input' | 'steps'>,
  ) => {
    edges += 1;
    let next: Memory;
    try {
      next = monitor.step(memory, edge);
    } catch (error) {
      throw error instanceof Violation
        ? new Violation(
            `${monitor.name}: ${error.message}\n  ${[{ input }, ...steps].map((step) => JSON.stringify(step)).join('\n  ')}`,
          )
        : error;
    }
    const id = JSON.stringify([leavesOf(to), keyOf(world, to), monitor.key ? monitor.key(next, edge.to) : next]);
    if (seen.has(id)) return;
    if (seen.size >= limit)
      throw new Error(
        `${machine.id}: more than ${limit} states; the key of the world or of ${monitor.name} is not finite.`,
      );
    seen.add(id);
    leavesOf(to).forEach((leaf) => leaves.add(leaf));
    routes.push({ input, steps, snapshot: to, memory: next });
  };

  for (const input of world.inputs) {
    const [to, actions] = initialTransition(machine, input);
    visit(monitor.start, to, edgeOf(null, { type: 'entered', input }, to, actions), { input, steps: [] });
  }
  for (const { input, steps, snapshot, memory } of routes) {
    let exits = 0;
    for (const step of choicesAt(journeys, world, snapshot)) {
      const event = eventOf(snapshot, step, journeys);
      const transitions: readonly AnyTransitionDefinition[] = machine.getTransitionData(snapshot, event);
      transitions.forEach((definition) => taken.add(definition));
      if (transitions.length > 0) exits += 1;
      const [to, actions] = transition(machine, snapshot, event);
      visit(memory, to, edgeOf(snapshot, step, to, actions), { input, steps: [...steps, step] });
    }
    if (exits === 0 && snapshot.status === 'active') stuck.push(leavesOf(snapshot).join(' + '));
  }
  return { states: seen.size, edges, leaves, taken, stuck, routes };
}

const keyOf = ({ counters = [] }: World<AnyFlow>, { context }: AnyMachineSnapshot): unknown =>
  Object.fromEntries(
    Object.entries(context as Readonly<Record<string, unknown>>).filter(([field]) => !counters.includes(field)),
  );

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
    const child = journeys.children[id];
    if (child)
      return [
        ...endingsOf(child, snapshot, id),
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
      ...failures.map((failure): WorldStep => ({ step: 'failed', port: id, failure })),
    ];
  });
  const waited = timersOf(snapshot).map(({ delay }): WorldStep => ({ step: 'elapsed', delay: String(delay) }));
  return [...said, ...answered, ...waited];
}

/** The scenarios in which a child can end when it is given what this parent gives it. */
function endingsOf(child: Journeys, snapshot: AnyMachineSnapshot, id: string): string[] {
  const input: unknown = runningChild(snapshot, id).options.input;
  return Object.keys(child.scenarios).filter((name) => {
    try {
      return reach(child, name, input).snapshot.status === 'done';
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
