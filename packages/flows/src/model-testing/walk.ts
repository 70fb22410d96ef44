import type { AnyEventObject, AnyMachineSnapshot, AnyTransitionDefinition, ContextFrom } from 'xstate';
import { exploredChartOf, type ExploredEdge } from './explored-chart.ts';
import type { AnyFlow } from '../kit/flow.ts';
import { leavesOf, type Journeys, type WorldStep } from './journey.ts';
import type { Edge, MonitoredSnapshot, World } from './world.ts';

export type { Edge, MonitoredSnapshot, World } from './world.ts';

/**
 * An automaton that watches a walk; `step` calls `throwViolation` if the invariant does not hold. `key` selects the
 * part of its memory that distinguishes states; it must be finite.
 */
export interface Monitor<C, Memory> {
  readonly name: string;
  readonly start: Memory;
  step(memory: Memory, edge: Edge<C>): Memory;
  key?(memory: Memory, to: MonitoredSnapshot<C>): unknown;
}
/** Counts and routes of a finished walk. */
export interface WalkResult {
  readonly states: number;
  readonly edges: number;
  readonly leaves: ReadonlySet<string>;
  readonly taken: ReadonlySet<AnyTransitionDefinition>;
  /** States that are not final and have no possible step. */
  readonly stuck: readonly string[];
  /** The shortest route to every state. */
  readonly routes: readonly Route[];
}
/** An input and the steps that lead to `snapshot`. */
export interface Route {
  readonly input: unknown;
  readonly steps: readonly (AnyEventObject | WorldStep)[];
  readonly snapshot: AnyMachineSnapshot;
}

/** Thrown if a monitor rejects an edge; the walk adds the name of the monitor and the route. */
export class Violation extends Error {
  readonly monitor: string | undefined;

  constructor(message: string, monitor?: string) {
    super(message);
    this.monitor = monitor;
  }
}
/** Reports from `Monitor.step` that the invariant does not hold. */
export const throwViolation = (reason: string): never => {
  throw new Violation(reason);
};

/**
 * Passes if `runWalk` throws a violation of the monitor with this name. A monitor without a violation proves nothing.
 */
export function expectViolation(name: string, runWalk: () => unknown): void {
  try {
    runWalk();
  } catch (error) {
    if (error instanceof Violation && error.monitor === name) return;
    throw error;
  }
  throw new Error(`${name}: the walk finds no violation.`);
}

/** Explores the product of chart and monitor breadth first; a violation contains the shortest route to it. */
export function walk<F extends AnyFlow, Memory>(
  journeys: Journeys<F>,
  world: World<F['machine']>,
  monitor: Monitor<ContextFrom<F['machine']>, Memory>,
  limit = 20_000,
): WalkResult {
  type C = ContextFrom<F['machine']>;
  const { id: flowName } = journeys.flow.machine;
  const explored = exploredChartOf<C>(journeys, world);
  const seen = new Set<string>();
  const leaves = new Set<string>();
  const taken = new Set<AnyTransitionDefinition>();
  const stuck: string[] = [];
  const routes: (Route & { memory: Memory })[] = [];
  let edges = 0;

  const visit = (
    memory: Memory,
    { edge, to, state }: ExploredEdge<C>,
    routeOf: () => Pick<Route, 'input' | 'steps'>,
  ) => {
    edges += 1;
    let next: Memory;
    try {
      next = monitor.step(memory, edge);
    } catch (error) {
      if (!(error instanceof Violation)) throw error;
      const { input, steps } = routeOf();
      const texts = [{ input }, ...steps].map((step) => JSON.stringify(step));
      throw new Violation(`${monitor.name}: ${error.message}\n  ${texts.join('\n  ')}`, monitor.name);
    }
    const id = `${state} ${JSON.stringify(monitor.key ? monitor.key(next, edge.to) : next)}`;
    if (seen.has(id)) return;
    if (seen.size >= limit)
      throw new Error(
        `${flowName}: more than ${limit} states; the key of the world or of ${monitor.name} is not finite.`,
      );
    seen.add(id);
    leavesOf(to).forEach((leaf) => leaves.add(leaf));
    routes.push({ ...routeOf(), snapshot: to, memory: next });
  };

  for (const { input, firstEdge } of explored.starts) visit(monitor.start, firstEdge, () => ({ input, steps: [] }));
  for (const { input, steps, snapshot, memory } of routes) {
    let exits = 0;
    for (const next of explored.edgesFrom(snapshot)) {
      next.transitions.forEach((definition) => taken.add(definition));
      if (next.transitions.length > 0) exits += 1;
      visit(memory, next, () => ({ input, steps: [...steps, next.edge.step] }));
    }
    if (exits === 0 && snapshot.status === 'active') stuck.push(leavesOf(snapshot).join(' + '));
  }
  return { states: seen.size, edges, leaves, taken, stuck, routes };
}
