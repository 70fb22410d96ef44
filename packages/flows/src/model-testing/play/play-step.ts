import { isWorldStep, type WorldStep } from '../journey.ts';
import {
  appendSteps,
  applyInChild,
  applyOwnStep,
  endTimer,
  runningActorOf,
  untimed,
  type AppliedStep,
  type OwnStep,
  type PlayedFlow,
} from './played-flow.ts';
import type { PendingTimer } from './timers.ts';

/** A step without time: one of the flow itself in the format of scenarios, or a step of a child. */
export type FlowStep = OwnStep | ChildStep;
/** A step that a running child takes; `within` can be a step of a child of the child. */
export interface ChildStep {
  readonly step: 'inside';
  readonly child: string;
  readonly within: FlowStep;
}
/** Virtual time passes for the flow and its children: each delay of at most this length ends, in the order of the ends. */
export interface WaitStep {
  readonly step: 'waited';
  /** Milliseconds. */
  readonly ms: number;
}
/** An answer, or a failure, that arrives after virtual time has passed. */
export interface LateStep {
  readonly step: 'late';
  /** Milliseconds. */
  readonly ms: number;
  readonly within: FlowStep;
}
/** A step of a played flow, or time that passes. */
export type PlayStep = FlowStep | WaitStep | LateStep;

/** A delay in a tree of played flows. */
export interface DueTimer {
  /** The path of child flows. */
  readonly path: readonly string[];
  readonly timer: PendingTimer;
}

/** The ends of delays in a single step; a chart whose delays follow each other without an answer would never stop. */
const MAX_ENDED_DELAYS = 10_000;

export const isChildStep = (step: PlayStep): step is ChildStep => 'step' in step && step.step === 'inside';
export const isWaitStep = (step: PlayStep): step is WaitStep => 'step' in step && step.step === 'waited';
export const isLateStep = (step: PlayStep): step is LateStep => 'step' in step && step.step === 'late';

const timersIn = ({ timers, children }: PlayedFlow, path: readonly string[] = []): readonly DueTimer[] => [
  ...timers.map((timer) => ({ path, timer })),
  ...Object.entries(children).flatMap(([id, child]) => timersIn(child, [...path, id])),
];

/** Returns the running delays of a flow and its children in the order in which they end. */
export const dueTimersOf = (played: PlayedFlow): readonly DueTimer[] =>
  [...timersIn(played)].sort((one, other) => one.timer.dueAt - other.timer.dueAt);

function withTime(played: PlayedFlow, elapsedMs: number): PlayedFlow {
  const children = Object.entries(played.children).map(([id, child]) => [id, withTime(child, elapsedMs)]);
  return { ...played, elapsedMs, children: Object.fromEntries(children) as PlayedFlow['children'] };
}

const applyAt = (
  played: PlayedFlow,
  [id, ...path]: readonly string[],
  apply: (flow: PlayedFlow) => AppliedStep,
): AppliedStep => (id === undefined ? apply(played) : applyInChild(played, id, (child) => applyAt(child, path, apply)));

const unmoved = (played: PlayedFlow): AppliedStep => ({ played, ownSteps: [], reports: [], timing: untimed });

function applyWait(root: PlayedFlow, ms: number): AppliedStep {
  const end = root.elapsedMs + ms;
  let applied = unmoved(root);
  for (let ended = 0; ; ended += 1) {
    const [first] = dueTimersOf(applied.played);
    if (first === undefined || first.timer.dueAt > end) break;
    if (ended === MAX_ENDED_DELAYS) throw new Error(`More than ${MAX_ENDED_DELAYS} delays end in this time.`);
    const { path, timer } = first;
    applied = appendSteps(applied, (played) =>
      applyAt(withTime(played, timer.dueAt), path, (flow) => endTimer(flow, timer)),
    );
  }
  return { ...applied, played: withTime(applied.played, end) };
}

/** The port or child whose answer a step is; undefined if it does not run. */
function awaitedActorOf({ snapshot, children }: PlayedFlow, step: FlowStep): unknown {
  if (isChildStep(step)) {
    const child = children[step.child];
    return child && awaitedActorOf(child, step.within);
  }
  if (!isWorldStep(step)) return undefined;
  const { port, child } = step as { readonly port?: string; readonly child?: string };
  return runningActorOf(snapshot, port ?? child ?? '');
}

function applyLate(root: PlayedFlow, { ms, within }: LateStep): AppliedStep {
  const awaited = awaitedActorOf(root, within);
  if (awaited === undefined) return applyPlayStep(root, within);
  const waited = applyWait(root, ms);
  if (awaitedActorOf(waited.played, within) !== awaited)
    return { ...waited, timing: { ...waited.timing, isTooLate: true } };
  return appendSteps(waited, (played) => applyPlayStep(played, within));
}

interface InnerStep {
  readonly path: readonly string[];
  readonly step: OwnStep;
}

const innerStepOf = (step: FlowStep, path: readonly string[] = []): InnerStep =>
  isChildStep(step) ? innerStepOf(step.within, [...path, step.child]) : { path, step };

const isElapsed = (step: OwnStep): step is Extract<WorldStep, { step: 'elapsed' }> =>
  isWorldStep(step) && step.step === 'elapsed';

/** Ends a delay by its name; another one that ends before it is an error. */
function applyElapsed(root: PlayedFlow, path: readonly string[], delay: string): AppliedStep {
  const due = dueTimersOf(root);
  const ended = due.find((each) => each.timer.name === delay && each.path.join() === path.join());
  const [first] = due;
  if (ended === undefined || first === undefined)
    throw new Error(`No ${delay} is running in ${JSON.stringify(root.snapshot.value)}.`);
  if (first.timer.dueAt < ended.timer.dueAt) throw new Error(`${first.timer.name} ends before ${delay}.`);
  return applyAt(withTime(root, ended.timer.dueAt), path, (flow) => endTimer(flow, ended.timer));
}

/** Applies a step to a flow and its children. Throws if they do not accept it. */
export function applyPlayStep(played: PlayedFlow, step: PlayStep): AppliedStep {
  if (isWaitStep(step)) return applyWait(played, step.ms);
  if (isLateStep(step)) return applyLate(played, step);
  const inner = innerStepOf(step);
  if (isElapsed(inner.step)) return applyElapsed(played, inner.path, inner.step.delay);
  return applyAt(played, inner.path, (flow) => applyOwnStep(flow, inner.step));
}

/** Returns an answer, or a failure, that arrives later. `ms`: milliseconds. */
export function delayAnswer(step: FlowStep, ms: number): LateStep {
  const arriveLater = (each: FlowStep): FlowStep => {
    if (isChildStep(each)) return { ...each, within: arriveLater(each.within) };
    return isWorldStep(each) && each.step === 'done' ? { ...each, receivedAt: each.receivedAt + ms } : each;
  };
  return { step: 'late', ms, within: arriveLater(step) };
}
