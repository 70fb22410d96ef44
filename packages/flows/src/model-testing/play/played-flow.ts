import { initialTransition, type AnyEventObject, type AnyMachineSnapshot, type ExecutableActionObject } from 'xstate';
import { childrenOf } from '../../kit/flow.ts';
import { applyEvent, eventOfStep, isWorldStep, playScenario, type Journeys, type WorldStep } from '../journey.ts';

/** A step that a running child takes; `within` can be a step of a child of the child. */
export interface ChildStep {
  readonly step: 'inside';
  readonly child: string;
  readonly within: PlayStep;
}
/** A step of a played flow: an event, a step of its world in the format of scenarios, or a step of a child. */
export type PlayStep = AnyEventObject | WorldStep | ChildStep;

/** A flow in the state to which it was played, with its running children. It is pure: no timers, no ports. */
export interface PlayedFlow {
  readonly journeys: Journeys;
  readonly snapshot: AnyMachineSnapshot;
  readonly children: Readonly<Record<string, PlayedFlow>>;
}

/** The result of a step. */
export interface AppliedStep {
  readonly played: PlayedFlow;
  /** The steps of the flow itself: a step of a child is replaced by its reports and by its end. */
  readonly ownSteps: readonly (AnyEventObject | WorldStep)[];
  /** Events that the flow sends to its parent. */
  readonly reports: readonly AnyEventObject[];
}

interface SentEvent {
  /** The id of a child; null for the parent. */
  readonly child: string | null;
  readonly event: AnyEventObject;
}

export const isChildStep = (step: PlayStep): step is ChildStep => 'step' in step && step.step === 'inside';

const runningActorOf = (snapshot: AnyMachineSnapshot, id: string): unknown => childrenOf(snapshot)[id];

function startChild(journeys: Journeys, actor: unknown): PlayedFlow {
  const { options } = actor as { readonly options: { readonly input?: unknown } };
  const [snapshot] = initialTransition(journeys.flow.machine, options.input);
  return createPlayed(journeys, snapshot);
}

/** A child that still runs is unchanged; a child that has started is in its first state. */
function createPlayed(journeys: Journeys, snapshot: AnyMachineSnapshot, before?: PlayedFlow): PlayedFlow {
  const children = Object.entries(journeys.children).flatMap(([id, child]): [string, PlayedFlow][] => {
    const actor = runningActorOf(snapshot, id);
    if (actor === undefined) return [];
    const isUnchanged = before !== undefined && runningActorOf(before.snapshot, id) === actor;
    return [[id, (isUnchanged ? before.children[id] : undefined) ?? startChild(child, actor)]];
  });
  return { journeys, snapshot, children: Object.fromEntries(children) };
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
  const played = createPlayed(journeys, playScenario(journeys, scenario, input).snapshot);
  const shown = Object.entries(journeys.scenarios[scenario]?.children ?? {}).map(([id, name]) => {
    const child = journeys.children[id];
    const actor = runningActorOf(played.snapshot, id) as { readonly options: { readonly input?: unknown } } | undefined;
    if (child === undefined || actor === undefined) throw new Error(`"${id}" does not run in ${scenario}.`);
    return [id, startPlay(child, name, actor.options.input)] as const;
  });
  return { ...played, children: { ...played.children, ...Object.fromEntries(shown) } };
}

const sentEventsOf = (actions: readonly ExecutableActionObject[], { children }: PlayedFlow): readonly SentEvent[] =>
  actions.flatMap(({ type, params }) => {
    if (type !== 'xstate.sendTo') return [];
    const { to, event } = params as { readonly to?: { readonly id?: string }; event: AnyEventObject };
    return [{ child: to?.id !== undefined && to.id in children ? to.id : null, event }];
  });

/**
 * Applies a step. Throws if the flow does not accept it. A report that the parent does not listen to is ignored, as the
 * running machine ignores it.
 */
export function applyPlayStep(played: PlayedFlow, step: PlayStep): AppliedStep {
  if (isChildStep(step)) return applyChildStep(played, step);
  const { journeys, snapshot: before } = played;
  if (isWorldStep(step) && step.step === 'ignored') return { played, ownSteps: [step], reports: [] };
  const [snapshot, actions] = applyEvent(journeys.flow.machine, before, eventOfStep(before, step, journeys));
  const after = createPlayed(journeys, snapshot, played);
  const sent = sentEventsOf(actions, after);
  const reports = sent.flatMap(({ child, event }) => (child === null ? [event] : []));
  return sent.reduce<AppliedStep>(
    (applied, { child, event }) => {
      const target = child === null ? undefined : applied.played.children[child];
      if (child === null || target?.snapshot.can(event) !== true) return applied;
      return appendStep(applied, { step: 'inside', child, within: event });
    },
    { played: after, ownSteps: [step], reports },
  );
}

function applyChildStep(played: PlayedFlow, { child: id, within }: ChildStep): AppliedStep {
  const child = played.children[id];
  if (child === undefined) throw new Error(`"${id}" is not running in ${JSON.stringify(played.snapshot.value)}.`);
  const inside = applyPlayStep(child, within);
  const actor = runningActorOf(played.snapshot, id);
  const moved = { ...played, children: { ...played.children, [id]: inside.played } };
  const { status, output } = inside.played.snapshot as { readonly status: string; readonly output: unknown };
  const end: readonly WorldStep[] = status === 'done' ? [{ step: 'finished', child: id, ending: output }] : [];
  return [...inside.reports, ...end].reduce<AppliedStep>(
    (applied, next) => {
      const { snapshot, journeys } = applied.played;
      const isRunning = runningActorOf(snapshot, id) === actor;
      const isAccepted = isRunning && snapshot.can(eventOfStep(snapshot, next, journeys));
      return isAccepted ? appendStep(applied, next) : applied;
    },
    { played: moved, ownSteps: [], reports: [] },
  );
}

function appendStep({ played, ownSteps, reports }: AppliedStep, step: PlayStep): AppliedStep {
  const next = applyPlayStep(played, step);
  return {
    played: next.played,
    ownSteps: [...ownSteps, ...next.ownSteps],
    reports: [...reports, ...next.reports],
  };
}

/** Returns the view tree of a played flow, over the views of its played children. */
export function playedViewOf({ journeys, snapshot, children }: PlayedFlow): unknown {
  const views = Object.entries(children).map(([id, child]) => [id, playedViewOf(child)]);
  return journeys.flow.view(snapshot, Object.fromEntries(views) as Readonly<Record<string, unknown>>);
}
