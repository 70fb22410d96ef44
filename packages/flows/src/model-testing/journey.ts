import {
  initialTransition,
  transition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type InputFrom,
  type OutputFrom,
} from 'xstate';
import { childrenOf, type AnyFlow, type LeafOf, type ViewOf } from '../kit/flow.ts';
import {
  failureOf,
  PortFailure,
  type ActorsOf,
  type ChildName,
  type Failure,
  type PortAnswer,
  type PortName,
  type RefusedOutcome,
} from '../kit/port.ts';
import { emittedEvents, reportedEvents, startedPorts } from './effects.ts';
import type {
  AnyStep,
  ChildJourneys,
  DelayOf,
  FlowDocs,
  Journeys,
  LeafCoverage,
  PlayedScenario,
  Scenario,
  ScenarioNameOf,
  ShownChild,
  ShownChildOf,
  Step,
  WorldStep,
} from './journey.types.ts';
import { memoisedResult } from './memoised-result.ts';
import { scenarioView } from './scenario-view.ts';
import { childFieldsOf, shownChildrenOf, STEPPED, steppedJourneys } from './stepped-journeys.ts';

export type {
  AnyJourneys,
  FlowDocs,
  Journeys,
  PlayedScenario,
  Scenario,
  ShownChild,
  Step,
  SteppedChild,
  WorldStep,
} from './journey.types.ts';

const plainFailure = (failure: Failure | RefusedOutcome): Failure => failureOf(new PortFailure(failure));

/** Returns the functions that declare the scenarios of a flow; every name is checked against its chart. */
export function journeysOf<F extends AnyFlow, C extends ChildJourneys<F>>(
  flow: F,
  { input: defaultInput, children, ...docs }: FlowDocs & { input: InputFrom<F['machine']>; children: C },
) {
  type M = F['machine'];
  return {
    done: <P extends PortName<M>>(port: P, answer: PortAnswer<M, P>, receivedAt = 0): WorldStep => ({
      step: 'done',
      port,
      answer,
      receivedAt,
    }),
    failed: (port: PortName<M>, failure: Failure | RefusedOutcome): WorldStep => ({
      step: 'failed',
      port,
      failure: plainFailure(failure),
    }),
    elapsed: (delay: DelayOf<M>): WorldStep => ({ step: 'elapsed', delay }),
    /** An event that the chart declares and does not accept in this state. */
    ignored: (event: EventFromLogic<M>): WorldStep => ({ step: 'ignored', event }),
    /** A child ends as in one of its scenarios, or, for a further result, with an output of its type. */
    finished: <
      K extends keyof C & ChildName<M>,
      // The type of the argument: an output can have fields that its type does not name.
      E extends ScenarioNameOf<C[K]> | OutputFrom<ActorsOf<M>[K]>,
    >(
      child: K,
      ending: E,
    ): WorldStep & { readonly ending: E } => ({ step: 'finished', child, ending }),
    scenario: <const L extends LeafOf<M>>(
      ends: L | readonly L[],
      options: {
        steps?: readonly Step<M>[] | ((input: InputFrom<M>) => readonly Step<M>[]);
        input?: Partial<InputFrom<M>>;
        children?: { readonly [K in keyof C]?: ShownChildOf<C[K]> };
      } = {},
    ): Scenario<L> => ({
      ends: typeof ends === 'string' ? [ends] : ends,
      input: { ...defaultInput, ...options.input },
      inputChanges: { ...options.input },
      steps: (input) =>
        typeof options.steps === 'function' ? options.steps(input as InputFrom<M>) : (options.steps ?? []),
      ...childFieldsOf((options.children ?? {}) as Readonly<Record<string, ShownChild>>),
    }),
    scenarios: <const T extends Readonly<Record<string, Scenario>>>(
      table: T & LeafCoverage<M, T>,
    ): Journeys<F, keyof T & string, C> => ({
      ...docs,
      flow,
      scenarios: table,
      children,
    }),
  };
}

/**
 * Returns the view of a scenario as the arguments of a story. `shown` replaces the scenario of a running child.
 */
export function storyArgs<F extends AnyFlow, N extends string, C extends Readonly<Record<string, Journeys>>>(
  journeys: Journeys<F, N, C>,
  name: NoInfer<N>,
  shown: { readonly [K in keyof C]?: ScenarioNameOf<C[K]> } = {},
): { view: ViewOf<F> } {
  const arrival = playScenario(journeys, name);
  const replaced = Object.entries<string | undefined>(shown).flatMap(([id, scenario]) =>
    scenario === undefined ? [] : [[id, playShownChild(journeys, arrival.snapshot, id, scenario)] as const],
  );
  const inside = { ...arrival.shown, ...Object.fromEntries(replaced) };
  return { view: scenarioView(journeys, { ...arrival, shown: inside }) as ViewOf<F> };
}

/** Plays a scenario to its end. It is pure: no timers, no ports. */
export function playScenario(
  journeys: Journeys,
  name: string,
  input: unknown = journeys.scenarios[name]?.input,
): PlayedScenario {
  const scenario = journeys.scenarios[name];
  if (!scenario) throw new Error(`There is no scenario "${name}" of ${journeys.flow.machine.id}.`);
  const machine: AnyStateMachine = journeys.flow.machine;
  let [snapshot, actions]: ReturnType<typeof transition<AnyStateMachine>> = initialTransition(machine, input);
  const reports: AnyEventObject[] = [];
  const emitted: AnyEventObject[] = [];
  const calls: string[] = [];
  const recordActions = () => {
    reports.push(...reportedEvents(actions));
    emitted.push(...emittedEvents(actions));
    calls.push(...startedPorts(actions, journeys.children));
  };
  recordActions();
  for (const step of scenario.steps(input)) {
    if (isIgnoredStep(step)) {
      if (snapshot.can(step.event))
        throw new Error(`"${step.event.type}" is accepted in ${JSON.stringify(snapshot.value)}.`);
      continue;
    }
    if (isWorldStep(step) && step.step === 'finished')
      calls.push(
        ...(typeof step.ending === 'string'
          ? childCalls(playChildScenario(journeys, snapshot, step.child, step.ending), step.child)
          : [step.child]),
      );
    [snapshot, actions] = applyEvent(machine, snapshot, eventOfStep(snapshot, step, journeys));
    recordActions();
  }
  const shown: Record<string, PlayedScenario> = {};
  for (const [id, child] of Object.entries(shownChildrenOf(scenario))) {
    const arrival = playShownChild(journeys, snapshot, id, child);
    shown[id] = arrival;
    calls.push(...childCalls(arrival, id));
  }
  const children = Object.fromEntries(Object.entries(shown).map(([id, arrival]) => [id, arrival.snapshot]));
  return { snapshot, children, shown, reports, emitted, calls };
}
const childCalls = ({ calls }: PlayedScenario, child: string) => calls.map((call) => `${child}.${call}`);

/** Plays a child on the input of its parent, so a story cannot show a combination that cannot occur. */
export function playChildScenario(
  journeys: Journeys,
  snapshot: AnyMachineSnapshot,
  id: string,
  scenario: string,
): PlayedScenario {
  const child = journeys.children[id];
  if (!child) throw new Error(`${journeys.flow.machine.id} has no journeys for its child "${id}".`);
  const { input } = runningChild(snapshot, id).options;
  return memoisedResult(child, scenario, input, () => playScenario(child, scenario, input));
}

/** Plays a child to the state in which a scenario of its parent shows it. */
function playShownChild(
  journeys: Journeys,
  snapshot: AnyMachineSnapshot,
  id: string,
  shown: ShownChild,
): PlayedScenario {
  if (typeof shown === 'string') return { ...playChildScenario(journeys, snapshot, id, shown), shown: {} };
  const child = journeys.children[id];
  if (!child) throw new Error(`${journeys.flow.machine.id} has no journeys for its child "${id}".`);
  return playScenario(steppedJourneys(child, shown), STEPPED, runningChild(snapshot, id).options.input);
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
export function applyEvent(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): ReturnType<typeof transition<AnyStateMachine>> {
  if (!snapshot.can(event)) throw new Error(`"${event.type}" is not accepted in ${JSON.stringify(snapshot.value)}.`);
  return transition(machine, snapshot, event);
}

export function eventOfStep(snapshot: AnyMachineSnapshot, step: AnyStep, journeys: Journeys): AnyEventObject {
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
          typeof step.ending === 'string'
            ? (playChildScenario(journeys, snapshot, step.child, step.ending).snapshot.output as unknown)
            : step.ending,
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

const isIgnoredStep = (step: AnyStep): step is Extract<WorldStep, { step: 'ignored' }> =>
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
