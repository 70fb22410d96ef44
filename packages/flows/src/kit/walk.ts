import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, ContextFrom } from 'xstate';
import { exploredOf, type Way } from './explored.ts';
import type { AnyFlow } from './flow.ts';
import { leavesOf, type Journeys, type WorldStep } from './journey.ts';
import type { Edge, Place, World } from './world.ts';

export type { Edge, Place, World } from './world.ts';

/**
 * An automaton that watches a walk; `step` throws `violated(…)`. `key` selects the relevant part of its memory, which
 * must stay finite.
 */
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
  /** States that are not final and have no possible step. */
  readonly stuck: readonly string[];
  /** The shortest route to every state. */
  readonly routes: readonly Route[];
}
export interface Route {
  readonly input: unknown;
  readonly steps: readonly (AnyEventObject | WorldStep)[];
  readonly snapshot: AnyMachineSnapshot;
}

/** The objection of a monitor; the walk adds the name of the monitor. */
export class Violation extends Error {
  readonly monitor: string | undefined;

  constructor(message: string, monitor?: string) {
    super(message);
    this.monitor = monitor;
  }
}
export const violated = (why: string): never => {
  throw new Violation(why);
};

/**
 * Passes if `walked` throws a violation of the monitor with this name. A monitor without a violation proves nothing.
 */
export function mustViolate(name: string, walked: () => unknown): void {
  try {
    walked();
  } catch (error) {
    if (error instanceof Violation && error.monitor === name) return;
    throw error;
  }
  throw new Error(`${name}: the walk finds no violation.`);
}

/** Explores the product of chart and monitor breadth first; a violation contains the shortest route to it. */
export function walk<F extends AnyFlow, Memory>(
  journeys: Journeys<F>,
  world: World<F>,
  monitor: Monitor<ContextFrom<F['machine']>, Memory>,
  limit = 20_000,
): Walked {
  type C = ContextFrom<F['machine']>;
  const { id: flowName } = journeys.flow.machine;
  const explored = exploredOf<C>(journeys, world);
  const seen = new Set<string>();
  const leaves = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const stuck: string[] = [];
  const routes: (Route & { memory: Memory })[] = [];
  let edges = 0;

  const visit = (memory: Memory, { edge, to, key }: Way<C>, { input, steps }: Pick<Route, 'input' | 'steps'>) => {
    edges += 1;
    let next: Memory;
    try {
      next = monitor.step(memory, edge);
    } catch (error) {
      throw error instanceof Violation
        ? new Violation(
            `${monitor.name}: ${error.message}\n  ${[{ input }, ...steps].map((step) => JSON.stringify(step)).join('\n  ')}`,
            monitor.name,
          )
        : error;
    }
    const id = `${key} ${JSON.stringify(monitor.key ? monitor.key(next, edge.to) : next)}`;
    if (seen.has(id)) return;
    if (seen.size >= limit)
      throw new Error(
        `${flowName}: more than ${limit} states; the key of the world or of ${monitor.name} is not finite.`,
      );
    seen.add(id);
    leavesOf(to).forEach((leaf) => leaves.add(leaf));
    routes.push({ input, steps, snapshot: to, memory: next });
  };

  for (const { input, way } of explored.starts) visit(monitor.start, way, { input, steps: [] });
  for (const { input, steps, snapshot, memory } of routes) {
    let exits = 0;
    for (const way of explored.from(snapshot)) {
      way.transitions.forEach((definition) => taken.add(definition));
      if (way.transitions.length > 0) exits += 1;
      visit(memory, way, { input, steps: [...steps, way.edge.step] });
    }
    if (exits === 0 && snapshot.status === 'active') stuck.push(leavesOf(snapshot).join(' + '));
  }
  return { states: seen.size, edges, leaves, taken, stuck, routes };
}
