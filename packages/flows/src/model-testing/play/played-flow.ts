import {
  initialTransition,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ExecutableActionObject,
} from 'xstate';
import { childrenOf } from '../../kit/flow.ts';
import { applyEvent, eventOfStep, isWorldStep, type Journeys, type WorldStep } from '../journey.ts';
import { stepOfTimer, timersAfter, type PendingTimer } from './timers.ts';

/** A step of the flow itself, in the format of scenarios. */
export type OwnStep = AnyEventObject | WorldStep;

/** A flow in the state to which it was played, with its running children. It is pure: no timers, no ports. */
export interface PlayedFlow {
  readonly journeys: Journeys;
  readonly snapshot: AnyMachineSnapshot;
  readonly children: Readonly<Record<string, PlayedFlow>>;
  /** The virtual time, in milliseconds since the story. */
  readonly elapsedMs: number;
  /** The running delays of the flow itself. */
  readonly timers: readonly PendingTimer[];
  /** The scenario in which it started, null for a child that its parent started; and its own steps since then. */
  readonly origin: { readonly scenario: string | null; readonly steps: readonly OwnStep[] };
}

/** The effects of a step on the delays. */
export interface StepTiming {
  /** The delays that ended, in their order: `secondFactor › RESEND_COOLDOWN`. */
  readonly ended: readonly string[];
  /** The answer arrived after the flow had stopped waiting for it, and has no effect. */
  readonly isTooLate: boolean;
}

/** The result of a step. */
export interface AppliedStep {
  readonly played: PlayedFlow;
  /** The steps of the flow itself: a step of a child is replaced by its reports and by its end. */
  readonly ownSteps: readonly OwnStep[];
  /** Events that the flow sends to its parent. */
  readonly reports: readonly AnyEventObject[];
  readonly timing: StepTiming;
}

interface SentEvent {
  /** The id of a child; null for the parent. */
  readonly child: string | null;
  readonly event: AnyEventObject;
}

interface RunningActor {
  readonly options: { readonly input?: unknown };
}

export const runningActorOf = (snapshot: AnyMachineSnapshot, id: string): unknown => childrenOf(snapshot)[id];

const inputOfActor = (actor: unknown): unknown => (actor as RunningActor).options.input;

export const untimed: StepTiming = { ended: [], isTooLate: false };

/** A flow after a step, before its children are started and receive its events. */
type MovedFlow = Omit<PlayedFlow, 'children'>;

/** Starts a child. It can report to its parent, and end, in its first state. */
function startChild(journeys: Journeys, actor: unknown, elapsedMs: number): AppliedStep {
  const [snapshot, actions] = initialTransition(journeys.flow.machine, inputOfActor(actor));
  const timers = timersAfter([], snapshot, actions, elapsedMs);
  return settle({ journeys, snapshot, timers, elapsedMs, origin: { scenario: null, steps: [] } }, actions);
}

/** Starts the children that a step has invoked. */
const startChildren = ({ journeys, snapshot, elapsedMs }: MovedFlow, before?: PlayedFlow): [string, AppliedStep][] =>
  Object.entries(journeys.children).flatMap(([id, child]): [string, AppliedStep][] => {
    const actor = runningActorOf(snapshot, id);
    const isUnchanged = before?.children[id] !== undefined && runningActorOf(before.snapshot, id) === actor;
    return actor === undefined || isUnchanged ? [] : [[id, startChild(child, actor, elapsedMs)]];
  });

const runningChildren = (before: PlayedFlow, snapshot: AnyMachineSnapshot): [string, PlayedFlow][] =>
  Object.entries(before.children).filter(
    ([id]) => runningActorOf(before.snapshot, id) === runningActorOf(snapshot, id),
  );

const inChartOrder = ({ children }: Journeys, found: PlayedFlow['children']): PlayedFlow['children'] =>
  Object.fromEntries(
    Object.keys(children).flatMap((id) => {
      const child = found[id];
      return child === undefined ? [] : [[id, child] as const];
    }),
  );

/** Starts the new children of a flow, delivers the events to its children, and applies what the new ones report. */
function settle(
  moved: MovedFlow,
  actions: readonly ExecutableActionObject[],
  before?: PlayedFlow,
  ownSteps: readonly OwnStep[] = [],
): AppliedStep {
  const started = startChildren(moved, before);
  const found = Object.fromEntries([
    ...(before === undefined ? [] : runningChildren(before, moved.snapshot)),
    ...started.map(([id, { played }]) => [id, played] as const),
  ]);
  const children = inChartOrder(moved.journeys, found);
  const after: PlayedFlow = { ...moved, children };
  const sent = sentEventsOf(actions, after);
  const reports = sent.flatMap(({ child, event }) => (child === null ? [event] : []));
  const delivered = sent.reduce<AppliedStep>(
    (applied, { child, event }) => {
      const target = child === null ? undefined : applied.played.children[child];
      if (child === null || target?.snapshot.can(event) !== true) return applied;
      return appendSteps(applied, (flow) => applyInChild(flow, child, (inner) => applyOwnStep(inner, event)));
    },
    { played: after, ownSteps, reports, timing: untimed },
  );
  return started.reduce<AppliedStep>(
    (applied, [id, start]) =>
      applied.played.children[id] === undefined
        ? applied
        : appendSteps(applied, (flow) => applyInChild(flow, id, (played) => ({ ...start, played }))),
    delivered,
  );
}

/** Plays the steps of a scenario, without those of its children. */
function playSteps(journeys: Journeys, scenario: string, input: unknown): MovedFlow {
  const machine: AnyStateMachine = journeys.flow.machine;
  const steps = journeys.scenarios[scenario]?.steps(input);
  if (steps === undefined) throw new Error(`There is no scenario "${scenario}" of ${machine.id}.`);
  let [snapshot, actions]: ReturnType<typeof applyEvent> = initialTransition(machine, input);
  let now = 0;
  let timers = timersAfter([], snapshot, actions, now);
  for (const step of steps) {
    if (isWorldStep(step) && step.step === 'ignored') continue;
    const event = eventOfStep(snapshot, step, journeys);
    const ended = timers.find((timer) => timer.event.type === event.type && isWorldStep(step));
    now = Math.max(now, ended?.dueAt ?? now);
    [snapshot, actions] = applyEvent(machine, snapshot, event);
    const running = timers.filter((timer) => timer !== ended);
    timers = timersAfter(running, snapshot, actions, now);
  }
  const shifted = timers.map((timer) => ({ ...timer, dueAt: Math.max(timer.dueAt - now, 0) }));
  return { journeys, snapshot, timers: shifted, elapsedMs: 0, origin: { scenario, steps: [] } };
}

/**
 * Plays a scenario, with its children in the scenarios in which it shows them.
 * Throws if there is no scenario of this name, or if its steps are not accepted.
 */
export function startPlay(
  journeys: Journeys,
  scenario: string,
  input: unknown = journeys.scenarios[scenario]?.input,
): PlayedFlow {
  const played = playSteps(journeys, scenario, input);
  const started = startChildren(played).map(([id, start]) => [id, start.played] as const);
  const shown = Object.entries(journeys.scenarios[scenario]?.children ?? {}).map(([id, name]) => {
    const child = journeys.children[id];
    const actor = runningActorOf(played.snapshot, id);
    if (child === undefined || actor === undefined) throw new Error(`"${id}" does not run in ${scenario}.`);
    return [id, startPlay(child, name, inputOfActor(actor))] as const;
  });
  return { ...played, children: Object.fromEntries([...started, ...shown]) };
}

const sentEventsOf = (
  actions: readonly ExecutableActionObject[],
  { children }: Pick<PlayedFlow, 'children'>,
): readonly SentEvent[] =>
  actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo') return [];
    const { to, event } = params as { readonly to?: { readonly id?: string }; event: AnyEventObject };
    return [{ child: to?.id !== undefined && to.id in children ? to.id : null, event }];
  });

/** Applies a step of the flow itself, and sends its events to its children. */
export function applyOwnStep(played: PlayedFlow, step: OwnStep, timer?: PendingTimer): AppliedStep {
  const { journeys, snapshot: before, elapsedMs, origin } = played;
  if (isWorldStep(step) && step.step === 'ignored') return { played, ownSteps: [step], reports: [], timing: untimed };
  const event = timer?.event ?? eventOfStep(before, step, journeys);
  const [snapshot, actions] = applyEvent(journeys.flow.machine, before, event);
  const running = played.timers.filter((pending) => pending !== timer);
  const timers = timersAfter(running, snapshot, actions, elapsedMs);
  const steps = [...origin.steps, step];
  return settle({ journeys, snapshot, elapsedMs, timers, origin: { ...origin, steps } }, actions, played, [step]);
}

/**
 * Applies the end of the first delay that is due; its flow has the virtual time of the end. A delayed event that is not
 * accepted is ignored, as the running machine ignores it.
 */
export function endTimer(played: PlayedFlow, timer: PendingTimer): AppliedStep {
  if (!played.snapshot.can(timer.event)) {
    const timers = played.timers.filter((pending) => pending !== timer);
    return { played: { ...played, timers }, ownSteps: [], reports: [], timing: untimed };
  }
  const applied = applyOwnStep(played, stepOfTimer(timer), timer);
  return { ...applied, timing: { ended: [timer.name, ...applied.timing.ended], isTooLate: false } };
}

/**
 * Applies a step inside a child. A report that the parent does not listen to is ignored, as the running machine ignores
 * it.
 */
export function applyInChild(played: PlayedFlow, id: string, apply: (child: PlayedFlow) => AppliedStep): AppliedStep {
  const child = played.children[id];
  if (child === undefined) throw new Error(`"${id}" is not running in ${JSON.stringify(played.snapshot.value)}.`);
  const inside = apply(child);
  const actor = runningActorOf(played.snapshot, id);
  const moved = { ...played, children: { ...played.children, [id]: inside.played } };
  const { status, output } = inside.played.snapshot as { readonly status: string; readonly output: unknown };
  const end: readonly WorldStep[] = status === 'done' ? [{ step: 'finished', child: id, ending: output }] : [];
  const timing = { ...inside.timing, ended: inside.timing.ended.map((name) => `${id} › ${name}`) };
  return [...inside.reports, ...end].reduce<AppliedStep>(
    (applied, next) => {
      const { snapshot, journeys } = applied.played;
      const isRunning = runningActorOf(snapshot, id) === actor;
      const isAccepted = isRunning && snapshot.can(eventOfStep(snapshot, next, journeys));
      return isAccepted ? appendSteps(applied, (flow) => applyOwnStep(flow, next)) : applied;
    },
    { played: moved, ownSteps: [], reports: [], timing },
  );
}

/** Applies further steps after others. */
export function appendSteps(before: AppliedStep, apply: (played: PlayedFlow) => AppliedStep): AppliedStep {
  const { played, ownSteps, reports, timing } = apply(before.played);
  return {
    played,
    ownSteps: [...before.ownSteps, ...ownSteps],
    reports: [...before.reports, ...reports],
    timing: { ended: [...before.timing.ended, ...timing.ended], isTooLate: timing.isTooLate },
  };
}

/** Returns the view tree of a played flow, over the views of its played children. */
export function playedViewOf({ journeys, snapshot, children }: PlayedFlow): unknown {
  const views = Object.entries(children).map(([id, child]) => [id, playedViewOf(child)]);
  return journeys.flow.view(snapshot, Object.fromEntries(views) as Readonly<Record<string, unknown>>);
}
