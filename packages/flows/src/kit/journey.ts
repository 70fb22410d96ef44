import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type ExecutableActionObject,
  type InputFrom,
  type OutputFrom,
} from 'xstate';
import { childrenOf, viewOf, type AnyFlow, type LeafOf, type ViewOf } from './flow.ts';
import { withAtHand } from './on-demand.ts';
import { failureOf, PortFailure, type AnswerAt, type Failure, type PortName, type PortOutcome } from './port.ts';
import { remembered } from './remembered.ts';
import type { BackofficeRoute, InvestorRoute } from './routes.ts';

type DelayOf<M extends AnyStateMachine> = keyof Required<NonNullable<Parameters<M['provide']>[0]['delays']>> & string;

/**
 * The answer of a port, a delay, or the end of a child: everything that happens to a flow besides the user's events.
 */
export type WorldStep =
  | { step: 'done'; port: string; answer: unknown; receivedAt: number }
  | { step: 'failed'; port: string; failure: Failure }
  | { step: 'elapsed'; delay: string }
  | { step: 'ignored'; event: AnyEventObject }
  | { step: 'finished'; child: string; as: unknown };
type Refused = Extract<PortOutcome<never>, { kind: 'refused' }>;
const plain = (failure: Failure | Refused): Failure => failureOf(new PortFailure(failure));

export type Step<M extends AnyStateMachine> = EventFromLogic<M> | WorldStep;
type AnyStep = AnyEventObject | WorldStep;

export interface Scenario<Leaf extends string = string> {
  /** The leaf in which the scenario ends; in a parallel state, one leaf of each region. */
  readonly ends: readonly Leaf[];
  readonly input: unknown;
  readonly steps: (input: unknown) => readonly AnyStep[];
  /** The scenario in which each running child is shown. */
  readonly children: Readonly<Record<string, string>>;
}
/** Documentation that a chart does not contain: the purpose of the flow, in a sentence or two, and its pages. */
export interface FlowDocs {
  readonly purpose: string;
  readonly routes?: readonly (InvestorRoute | BackofficeRoute)[];
}
export interface Journeys<
  F extends AnyFlow = AnyFlow,
  Name extends string = string,
  C extends Readonly<Record<string, AnyJourneys>> = Readonly<Record<string, AnyJourneys>>,
> extends FlowDocs {
  readonly flow: F;
  readonly scenarios: Readonly<Record<Name, Scenario>>;
  readonly children: C;
}
export interface AnyJourneys extends FlowDocs {
  readonly flow: AnyFlow;
  readonly scenarios: Readonly<Record<string, Scenario>>;
  readonly children: Readonly<Record<string, AnyJourneys>>;
}
type ChildJourneys<F extends AnyFlow> = { readonly [K in keyof F['children']]: Journeys<F['children'][K]> };
type NameOf<J> = J extends Journeys<AnyFlow, infer Name> ? Name : never;

type Uncovered<M extends AnyStateMachine, T> = Exclude<LeafOf<M>, T[keyof T] extends Scenario<infer L> ? L : never>;
type CoversEveryLeaf<M extends AnyStateMachine, T> = [Uncovered<M, T>] extends [never]
  ? unknown
  : { readonly [L in Uncovered<M, T> as `no scenario ends in ${L}`]: never };

/** Returns the functions that write the scenarios of a flow; every name is checked against its chart. */
export function journeysOf<F extends AnyFlow, C extends ChildJourneys<F>>(
  flow: F,
  { input: start, children, ...docs }: FlowDocs & { input: InputFrom<F['machine']>; children: C },
) {
  type M = F['machine'];
  return {
    done: <P extends PortName<M>>(port: P, answer: AnswerAt<M, P>, receivedAt = 0): WorldStep => ({
      step: 'done',
      port,
      answer,
      receivedAt,
    }),
    failed: (port: PortName<M>, failure: Failure | Refused): WorldStep => ({
      step: 'failed',
      port,
      failure: plain(failure),
    }),
    elapsed: (delay: DelayOf<M>): WorldStep => ({ step: 'elapsed', delay }),
    /** An event that the chart declares and does not accept in this state. */
    ignored: (event: EventFromLogic<M>): WorldStep => ({ step: 'ignored', event }),
    /** A child ends as in one of its scenarios, or, for a further result, with an output of its type. */
    finished: <K extends keyof C & keyof F['children'] & string>(
      child: K,
      as: NameOf<C[K]> | OutputFrom<F['children'][K]['machine']>,
    ): WorldStep => ({ step: 'finished', child, as }),
    scenario: <const L extends LeafOf<M>>(
      ends: L | readonly L[],
      told: {
        steps?: readonly Step<M>[] | ((input: InputFrom<M>) => readonly Step<M>[]);
        input?: Partial<InputFrom<M>>;
        children?: { readonly [K in keyof C]?: NameOf<C[K]> };
      } = {},
    ): Scenario<L> => ({
      ends: typeof ends === 'string' ? [ends] : ends,
      input: { ...start, ...told.input },
      steps: (input) => (typeof told.steps === 'function' ? told.steps(input as InputFrom<M>) : (told.steps ?? [])),
      children: (told.children ?? {}) as Readonly<Record<string, string>>,
    }),
    scenarios: <const T extends Readonly<Record<string, Scenario>>>(
      table: T & CoversEveryLeaf<M, T>,
    ): Journeys<F, keyof T & string, C> => ({
      ...docs,
      flow: withAtHand(flow, flowsOf(children)),
      scenarios: table,
      children,
    }),
  };
}

const flowsOf = (journeys: Readonly<Record<string, AnyJourneys>>) =>
  Object.fromEntries(Object.entries(journeys).map(([name, { flow }]) => [name, flow]));

/** The view arguments of a story. */
export function at<F extends AnyFlow, N extends string, C extends Readonly<Record<string, Journeys>>>(
  journeys: Journeys<F, N, C>,
  name: NoInfer<N>,
  shown: { readonly [K in keyof C]?: NameOf<C[K]> } = {},
): { view: ViewOf<F> } {
  const { snapshot, children } = reach(journeys, name);
  const replaced = Object.entries<string | undefined>(shown).flatMap(([id, scenario]) =>
    scenario === undefined ? [] : [[id, reachChild(journeys, snapshot, id, scenario).snapshot] as const],
  );
  return { view: viewOf(journeys.flow, snapshot, { ...children, ...Object.fromEntries(replaced) }) };
}

export interface Arrival {
  readonly snapshot: AnyMachineSnapshot;
  readonly children: Readonly<Record<string, AnyMachineSnapshot>>;
  readonly reports: readonly AnyEventObject[];
  /** Events emitted on the path; the app receives them. */
  readonly told: readonly AnyEventObject[];
  /**
   * Ports called on the path: `secondFactor.confirm` for a port of a child, `secondFactor` for a child with a given
   * output.
   */
  readonly calls: readonly string[];
}

/** Plays a scenario to its end. It is pure: no timers, no ports. */
export function reach(journeys: Journeys, name: string, input: unknown = journeys.scenarios[name]?.input): Arrival {
  const scenario = journeys.scenarios[name];
  if (!scenario) throw new Error(`There is no scenario "${name}" of ${journeys.flow.machine.id}.`);
  const machine: AnyStateMachine = journeys.flow.machine;
  let [snapshot, actions]: ReturnType<typeof transition<AnyStateMachine>> = initialTransition(machine, input);
  const reports: AnyEventObject[] = [];
  const told: AnyEventObject[] = [];
  const calls: string[] = [];
  const note = () => {
    reports.push(...reportsIn(actions));
    told.push(...emittedIn(actions));
    calls.push(...callsIn(actions, journeys));
  };
  note();
  for (const step of scenario.steps(input)) {
    if (isIgnored(step)) {
      if (snapshot.can(step.event))
        throw new Error(`"${step.event.type}" is accepted in ${JSON.stringify(snapshot.value)}.`);
      continue;
    }
    if (isWorldStep(step) && step.step === 'finished')
      calls.push(
        ...(typeof step.as === 'string'
          ? callsOf(reachChild(journeys, snapshot, step.child, step.as), step.child)
          : [step.child]),
      );
    [snapshot, actions] = play(machine, snapshot, eventOf(snapshot, step, journeys));
    note();
  }
  const children: Record<string, AnyMachineSnapshot> = {};
  for (const [id, child] of Object.entries(scenario.children)) {
    const arrival = reachChild(journeys, snapshot, id, child);
    children[id] = arrival.snapshot;
    calls.push(...callsOf(arrival, id));
  }
  return { snapshot, children, reports, told, calls };
}
const callsOf = ({ calls }: Arrival, child: string) => calls.map((call) => `${child}.${call}`);

/** Plays a child on the input of its parent, so a story cannot show a combination that cannot occur. */
export function reachChild(journeys: Journeys, snapshot: AnyMachineSnapshot, id: string, scenario: string): Arrival {
  const child = journeys.children[id];
  if (!child) throw new Error(`${journeys.flow.machine.id} has no journeys for its child "${id}".`);
  const { input } = runningChild(snapshot, id).options;
  return remembered(child, scenario, input, () => reach(child, scenario, input));
}

interface RunningChild {
  readonly id: string;
  readonly options: { readonly input?: unknown };
}

/** The running child; `options` contain the input that its parent passed. */
export function runningChild(snapshot: AnyMachineSnapshot, id: string): RunningChild {
  const child = childrenOf(snapshot)[id] as RunningChild | undefined;
  if (!child) throw new Error(`"${id}" is not running in ${JSON.stringify(snapshot.value)}.`);
  return child;
}

/** Executes a macrostep. An event that is not accepted is an error, so a scenario cannot drift from its chart. */
export function play(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): ReturnType<typeof transition<AnyStateMachine>> {
  if (!snapshot.can(event)) throw new Error(`"${event.type}" is not accepted in ${JSON.stringify(snapshot.value)}.`);
  return transition(machine, snapshot, event);
}

export function eventOf(snapshot: AnyMachineSnapshot, step: AnyStep, journeys: Journeys): AnyEventObject {
  if (!isWorldStep(step)) return step;
  switch (step.step) {
    case 'ignored':
      return step.event;
    case 'done':
      return {
        type: `xstate.done.actor.${runningChild(snapshot, step.port).id}`,
        output: { answer: step.answer, receivedAt: step.receivedAt },
      };
    case 'failed':
      return {
        type: `xstate.error.actor.${runningChild(snapshot, step.port).id}`,
        error: new PortFailure(step.failure),
      };
    case 'finished':
      return {
        type: `xstate.done.actor.${step.child}`,
        output:
          typeof step.as === 'string'
            ? (reachChild(journeys, snapshot, step.child, step.as).snapshot.output as unknown)
            : step.as,
      };
    case 'elapsed': {
      const timer: { readonly eventType: string } | undefined = timersOf(snapshot).find(
        ({ delay }) => delay === step.delay,
      );
      if (!timer) throw new Error(`No ${step.delay} is running in ${JSON.stringify(snapshot.value)}.`);
      return { type: timer.eventType };
    }
  }
}

const isIgnored = (step: AnyStep): step is Extract<WorldStep, { step: 'ignored' }> =>
  'step' in step && step.step === 'ignored';

export const isWorldStep = (step: AnyStep): step is WorldStep => 'step' in step;

export const timersOf = (snapshot: AnyMachineSnapshot) => snapshot._nodes.flatMap((node) => node.after);

/**
 * Atomic states of a snapshot as sorted paths, one for each region; the order of `_nodes` depends on the path taken.
 */
export const leavesOf = (snapshot: AnyMachineSnapshot): string[] =>
  snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
    .sort();

/** Events that a step sent to the parent; see `report`. */
export const reportsIn = (actions: readonly ExecutableActionObject[]): AnyEventObject[] =>
  actions.flatMap(({ type, params }) =>
    type === 'xstate.sendTo' ? [(params as { event: AnyEventObject }).event] : [],
  );

const emittedIn = (actions: readonly ExecutableActionObject[]): AnyEventObject[] =>
  actions.flatMap(({ type, params }) => (type === 'xstate.emit' ? [(params as { event: AnyEventObject }).event] : []));

const callsIn = (actions: readonly ExecutableActionObject[], { children }: Journeys): string[] =>
  actions.flatMap(({ type, params }) => {
    const { id, src } = (params ?? {}) as { id?: string; src?: unknown };
    return type === 'xstate.spawnChild' && id !== undefined && !(id in children) ? [String(src)] : [];
  });
