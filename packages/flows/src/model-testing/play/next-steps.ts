import type { AnyStateMachine } from 'xstate';
import { getOrCreate } from '../get-or-create.ts';
import { eventOfStep, isWorldStep, type Journeys, type WorldStep } from '../journey.ts';
import { possibleSteps } from '../possible-steps.ts';
import type { World } from '../world.ts';
import { dueTimersOf, type ChildStep, type FlowStep, type PlayStep } from './play-step.ts';
import type { OwnStep, PlayedFlow } from './played-flow.ts';

/** The parts of a world that a played flow needs: payloads, answers, failures, and the texts that are secret. */
export type PlayWorld = Pick<World<AnyStateMachine>, 'events' | 'answers' | 'failures' | 'outputs' | 'secrets'>;
/** Returns the world of a flow. */
export type WorldFinder = (journeys: Journeys) => PlayWorld;

const stepsOf = ({ scenarios }: Journeys): readonly OwnStep[] =>
  Object.values(scenarios).flatMap(({ steps, input }) => steps(input));

function groupByName<T>(entries: readonly (readonly [string, T])[]): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  for (const [name, value] of entries) {
    const group = (groups[name] ??= []);
    if (!group.some((other) => JSON.stringify(other) === JSON.stringify(value))) group.push(value);
  }
  return groups;
}

/** Returns the events and answers of the scenarios as a world, for a part whose world depends on its parent. */
function scenarioWorld(journeys: Journeys): PlayWorld {
  const events = stepsOf(journeys).flatMap((step) => {
    if (isWorldStep(step)) return [];
    const { type, ...payload } = step;
    return [[type, payload] as const];
  });
  const answers = stepsOf(journeys).flatMap((step) =>
    isWorldStep(step) && step.step === 'done' ? [[step.port, step.answer] as const] : [],
  );
  return { events: groupByName(events), answers: groupByName(answers), secrets: [] };
}

/**
 * Returns the finder of the worlds among the exports of a module: `signInWorld` for the flow `signIn`. The answers of a
 * part whose world is created by a factory come from the scenarios of the part, bound to its parent.
 */
export function createWorldFinder(exports: Readonly<Record<string, unknown>>): WorldFinder {
  const worlds = new WeakMap<Journeys, PlayWorld>();
  const createWorld = (journeys: Journeys): PlayWorld => {
    const exported: unknown = exports[`${journeys.flow.machine.id}World`];
    if (exported === undefined) return scenarioWorld(journeys);
    if (typeof exported !== 'function') return exported as PlayWorld;
    return { ...(exported as () => PlayWorld)(), answers: scenarioWorld(journeys).answers };
  };
  return (journeys) => getOrCreate(worlds, journeys, () => createWorld(journeys));
}

/** A refusal that the contract declares for the operation of a port. */
export interface DeclaredRefusal {
  readonly code: string;
  readonly text: string;
  /** The answer into which the flow turns the refusal; without it, the refusal fails the port. */
  readonly answer?: unknown;
}

/** The facts besides the worlds that decide the listed steps. */
export interface ListedStepOptions {
  /** The time of the story, and so of an answer at its start, in milliseconds since 1970. */
  readonly now?: number;
  /** Returns the refusals that the contract declares for a port, by the path of child flows and its name. */
  readonly refusalsOf?: (path: readonly string[]) => readonly DeclaredRefusal[];
}

const refusalStep = (port: string, { code, text, answer }: DeclaredRefusal): WorldStep =>
  answer === undefined
    ? { step: 'failed', port, failure: { kind: 'refused', code, text, answer: { code, messageText: text } } }
    : { step: 'done', port, answer, receivedAt: 0 };

const isFailed = (step: OwnStep): step is Extract<WorldStep, { step: 'failed' }> =>
  isWorldStep(step) && step.step === 'failed';

/** Appends the declared refusals; they replace the failures of the world with their codes. */
function withDeclaredRefusals(
  steps: readonly OwnStep[],
  refusalsOf: (port: string) => readonly DeclaredRefusal[],
): readonly OwnStep[] {
  const ports = [...new Set(steps.flatMap((step) => (isFailed(step) ? [step.port] : [])))];
  const declared = new Map(ports.map((port) => [port, refusalsOf(port)]));
  const isReplaced = (step: OwnStep) =>
    isFailed(step) &&
    step.failure.kind === 'refused' &&
    step.failure.means === undefined &&
    (declared.get(step.port) ?? []).some(({ code }) => step.failure.kind === 'refused' && code === step.failure.code);
  return [
    ...steps.filter((step) => !isReplaced(step)),
    ...[...declared].flatMap(([port, refusals]) => refusals.map((refusal) => refusalStep(port, refusal))),
  ];
}

function flowStepsOf(
  played: PlayedFlow,
  worldOf: WorldFinder,
  { now = 0, refusalsOf = () => [] }: ListedStepOptions,
  path: readonly string[],
): readonly FlowStep[] {
  const { journeys, snapshot, children, elapsedMs } = played;
  const possible = possibleSteps(journeys, worldOf(journeys), snapshot).filter(
    (step) => !isWorldStep(step) || step.step !== 'elapsed',
  );
  const own = withDeclaredRefusals(possible, (port) => refusalsOf([...path, port]))
    .filter((step) => snapshot.can(eventOfStep(snapshot, step, journeys)))
    .map((step) => (isWorldStep(step) && step.step === 'done' ? { ...step, receivedAt: now + elapsedMs } : step));
  const inside = Object.entries(children).flatMap(([id, child]) =>
    flowStepsOf(child, worldOf, { now, refusalsOf }, [...path, id]).map((within): ChildStep => ({
      step: 'inside',
      child: id,
      within,
    })),
  );
  return [...own, ...inside];
}

/**
 * Returns the steps that a played flow and its running children accept now. The times until the next ends of delays
 * are listed last, in their order.
 */
export function nextStepsOf(
  played: PlayedFlow,
  worldOf: WorldFinder,
  options: ListedStepOptions = {},
): readonly PlayStep[] {
  const waits = new Set(dueTimersOf(played).map(({ timer }) => Math.max(timer.dueAt - played.elapsedMs, 0)));
  return [...flowStepsOf(played, worldOf, options, []), ...[...waits].map((ms): PlayStep => ({ step: 'waited', ms }))];
}
