import type { AnyFlow } from '@folioflow/flows';
import { guardName } from './guard-name.ts';

/** A transition: cause, guard and target. Without a target the state stays and the event changes only the context. */
export interface ChartBranch {
  readonly cause: string;
  readonly guard: string | null;
  /** Path of the target state; '' for the whole chart, null if the state stays. */
  readonly target: string | null;
}

/** A port or child flow that a state invokes, with the transitions from its end. */
export interface ChartCall {
  readonly name: string;
  /** Id of the child flow; null for a port. */
  readonly flow: string | null;
  readonly done: readonly ChartBranch[];
  readonly failed: readonly ChartBranch[];
}

export interface ChartState {
  readonly path: string;
  readonly name: string;
  readonly kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'deciding';
  readonly isInitial: boolean;
  readonly isBusy: boolean;
  readonly description: string;
  readonly calls: readonly ChartCall[];
  readonly branches: readonly ChartBranch[];
  readonly states: readonly ChartState[];
}

type ChartNode = AnyFlow['machine']['root'];
interface Definition {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly { readonly path: readonly string[] }[] | undefined;
}

const statePathOf = ({ path }: { readonly path: readonly string[] }) => path.join('.');

const chartBranchOf = (cause: string, { guard, target }: Definition, place: number): ChartBranch => ({
  cause,
  guard: guard === undefined ? (place > 0 ? 'otherwise' : null) : guardName(guard),
  target: target === undefined ? null : target.map(statePathOf).join(' + '),
});
const branchesOf = (cause: string, definitions: readonly Definition[] = []) =>
  definitions.map((definition, place) => chartBranchOf(cause, definition, place));

/** Returns the name of a delay in the chart: `RESEND_COOLDOWN` or `1500 ms`. */
const delayName = (delay: unknown) => (typeof delay === 'number' ? `${delay} ms` : String(delay));

const isChartEvent = (eventType: string) => eventType !== '' && !eventType.startsWith('xstate.');

function stateKindOf({ key, type }: ChartNode): ChartState['kind'] {
  return key === 'deciding' ? 'deciding' : type;
}

function stateOf(node: ChartNode, children: AnyFlow['children'], initial: string | undefined): ChartState {
  const transitions = new Map<string, readonly Definition[]>(node.transitions);
  const first = node.type === 'compound' ? node.initial.target[0]?.key : undefined;
  return {
    path: statePathOf(node),
    name: node.key,
    kind: stateKindOf(node),
    isInitial: node.key === initial,
    isBusy: node.tags.includes('busy'),
    description: node.description ?? '',
    calls: node.invoke.map(({ id }) => ({
      name: id,
      flow: children[id]?.machine.id ?? null,
      done: branchesOf('✓', transitions.get(`xstate.done.actor.${id}`)),
      failed: branchesOf('✗', transitions.get(`xstate.error.actor.${id}`)),
    })),
    branches: [
      ...[...transitions].flatMap(([eventType, definitions]) =>
        isChartEvent(eventType) ? branchesOf(eventType, definitions) : [],
      ),
      ...node.after.map((definition) => chartBranchOf(`after ${delayName(definition.delay)}`, definition, 0)),
      ...branchesOf('at once', node.always),
      ...branchesOf('all of it done', transitions.get(`xstate.done.state.${node.id}`)),
    ],
    states: Object.values<ChartNode>(node.states).map((state) => stateOf(state, children, first)),
  };
}

/** Returns the chart of a flow as plain data, read from the machine. */
export const chartOf = ({ machine, children }: AnyFlow): ChartState => ({
  ...stateOf(machine.root, children, undefined),
  name: machine.id,
});

/** Returns every state in which a flow can rest, in the order of the chart. */
export const restingStatesOf = (state: ChartState): readonly string[] =>
  state.states.length > 0
    ? state.states.flatMap(restingStatesOf)
    : state.kind === 'deciding' || state.kind === 'history'
      ? []
      : [state.path];

/** Returns the leaves of a snapshot's value as paths, one for each region. */
export function leavesOf(value: unknown, above = ''): readonly string[] {
  if (typeof value === 'string') return [above + value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below, `${above}${key}.`));
}

/** Returns whether a state or one of its descendants is in the list. */
export const isStateWithin = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === '' || place === path || place.startsWith(`${path}.`));
