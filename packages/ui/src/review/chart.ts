import type { AnyFlow } from '@folioflow/flows';
import { guardName } from './guard-name.ts';

/** One way on: why, under which condition, and where to. Without a target the state stays and the event only changes memory. */
export interface ChartBranch {
  readonly cause: string;
  readonly guard: string | null;
  /** The state's path; '' for the whole chart, null where the state stays. */
  readonly target: string | null;
}

/** A port that a state calls, or a child flow that it runs, and the ways on from its end. */
export interface ChartCall {
  readonly name: string;
  /** The child flow's chart; null for a port. */
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

type Node = AnyFlow['machine']['root'];
interface Definition {
  readonly eventType: string;
  readonly guard?: unknown;
  readonly target?: readonly { readonly path: readonly string[] }[] | undefined;
}

const pathOf = ({ path }: { readonly path: readonly string[] }) => path.join('.');

const branchOf = (cause: string, { guard, target }: Definition, place: number): ChartBranch => ({
  cause,
  guard: guard === undefined ? (place > 0 ? 'otherwise' : null) : guardName(guard),
  target: target === undefined ? null : target.map(pathOf).join(' + '),
});
const branchesOf = (cause: string, definitions: readonly Definition[] = []) =>
  definitions.map((definition, place) => branchOf(cause, definition, place));

/** The name under which the chart writes a delay: `RESEND_COOLDOWN`, or `1500 ms`. */
const delayName = (delay: unknown) => (typeof delay === 'number' ? `${delay} ms` : String(delay));

const isOwnEvent = (eventType: string) => eventType !== '' && !eventType.startsWith('xstate.');

function kindOf({ key, type }: Node): ChartState['kind'] {
  return key === 'deciding' ? 'deciding' : type;
}

function stateOf(node: Node, children: AnyFlow['children'], initial: string | undefined): ChartState {
  const transitions = new Map<string, readonly Definition[]>(node.transitions);
  const first = node.type === 'compound' ? node.initial.target[0]?.key : undefined;
  return {
    path: pathOf(node),
    name: node.key,
    kind: kindOf(node),
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
        isOwnEvent(eventType) ? branchesOf(eventType, definitions) : [],
      ),
      ...node.after.map((definition) => branchOf(`after ${delayName(definition.delay)}`, definition, 0)),
      ...branchesOf('at once', node.always),
      ...branchesOf('all of it done', transitions.get(`xstate.done.state.${node.id}`)),
    ],
    states: Object.values<Node>(node.states).map((state) => stateOf(state, children, first)),
  };
}

/** A flow's chart as plain data, read from the machine itself. */
export const chartOf = ({ machine, children }: AnyFlow): ChartState => ({
  ...stateOf(machine.root, children, undefined),
  name: machine.id,
});

/** Every state in which a flow can rest, in the order of the chart. */
export const restsOf = (state: ChartState): readonly string[] =>
  state.states.length > 0
    ? state.states.flatMap(restsOf)
    : state.kind === 'deciding' || state.kind === 'history'
      ? []
      : [state.path];

/** The leaves of a snapshot's value as paths, one for each region. */
export function leavesOf(value: unknown, above = ''): readonly string[] {
  if (typeof value === 'string') return [above + value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => leavesOf(below, `${above}${key}.`));
}

/** Whether a state, or something in it, is one of the places. */
export const isWithin = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === '' || place === path || place.startsWith(`${path}.`));
