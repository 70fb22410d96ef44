import type { AnyEventObject } from 'xstate';
import type { AnyFlow } from '../../kit/flow.ts';
import { eventOfStep, isWorldStep, type Journeys, type WorldStep } from '../journey.ts';
import { possibleSteps } from '../possible-steps.ts';
import type { World } from '../world.ts';
import type { PlayedFlow, PlayStep } from './played-flow.ts';

/** The parts of a world that a played flow needs: payloads, answers, failures, and the texts that are secret. */
export type PlayWorld = Pick<World<AnyFlow>, 'events' | 'answers' | 'failures' | 'outputs' | 'secrets'>;
/** Returns the world of a flow. */
export type WorldFinder = (journeys: Journeys) => PlayWorld;

type OwnStep = AnyEventObject | WorldStep;

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
  return (journeys) => {
    const exported: unknown = exports[`${journeys.flow.machine.id}World`];
    const derived = scenarioWorld(journeys);
    if (typeof exported !== 'function') return (exported as PlayWorld | undefined) ?? derived;
    return { ...(exported as () => PlayWorld)(), answers: derived.answers };
  };
}

const wrapStep =
  (child: string) =>
  (within: PlayStep): PlayStep => ({ step: 'inside', child, within });

/**
 * Returns the steps that a played flow and its running children accept now. `receivedAt` is the time of every answer,
 * in milliseconds since 1970.
 */
export function nextStepsOf(played: PlayedFlow, worldOf: WorldFinder, receivedAt = 0): readonly PlayStep[] {
  const { journeys, snapshot, children } = played;
  const own = possibleSteps(journeys, worldOf(journeys), snapshot)
    .filter((step) => snapshot.can(eventOfStep(snapshot, step, journeys)))
    .map((step) => (isWorldStep(step) && step.step === 'done' ? { ...step, receivedAt } : step));
  return [
    ...own,
    ...Object.entries(children).flatMap(([id, child]) => nextStepsOf(child, worldOf, receivedAt).map(wrapStep(id))),
  ];
}
