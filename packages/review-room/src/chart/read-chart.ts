import type { AnyFlow } from '@folioflow/flows';
import { transitionIdOf } from '@folioflow/flows/testing';
import type { ChartBranch, ChartState } from './chart.ts';
import { delayText } from './delay-text.ts';
import { actionName, guardName } from './guard-name.ts';

type ChartNode = AnyFlow['machine']['root'];
type Definition = Parameters<typeof transitionIdOf>[0];

const statePathOf = ({ path }: { readonly path: readonly string[] }) => path.join('.');

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly unknown[]) : [value];
const actionNames = (actions: unknown): readonly string[] => listOf(actions).map(actionName);

const chartBranchOf = (cause: string, definition: Definition, place: number): ChartBranch => {
  const { guard, target, actions } = definition;
  return {
    id: transitionIdOf(definition),
    cause,
    guard: guard === undefined ? (place > 0 ? 'otherwise' : null) : guardName(guard),
    actions: actionNames(actions),
    target: target === undefined ? null : target.map(statePathOf).join(' + '),
  };
};
const branchesOf = (cause: string, definitions: readonly Definition[] = []) =>
  definitions.map((definition, place) => chartBranchOf(cause, definition, place));

const isChartEvent = (eventType: string) => eventType !== '' && !eventType.startsWith('xstate.');

function stateKindOf({ key, type }: ChartNode): ChartState['kind'] {
  return key === 'deciding' ? 'deciding' : type;
}

/** Returns the delay of a timer in words: its time, or its name if the time depends on the context. */
function timerText({ machine }: ChartNode, delay: unknown): string {
  const time: unknown = typeof delay === 'string' ? machine.implementations.delays[delay] : delay;
  return `after ${typeof time === 'number' ? delayText(time) : String(delay)}`;
}

function stateOf(node: ChartNode, children: AnyFlow['children'], initial: string | undefined): ChartState {
  const transitions = new Map<string, readonly Definition[]>(node.transitions);
  // The resolved entries and exits contain timers of xstate itself.
  const { entry, exit } = node.config as { readonly entry?: unknown; readonly exit?: unknown };
  const first = node.type === 'compound' ? node.initial.target[0]?.key : undefined;
  return {
    path: statePathOf(node),
    name: node.key,
    kind: stateKindOf(node),
    isInitial: node.key === initial,
    isBusy: node.tags.includes('busy'),
    description: node.description ?? '',
    entry: actionNames(entry),
    exit: actionNames(exit),
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
      ...node.after.map((definition) => chartBranchOf(timerText(node, definition.delay), definition, 0)),
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
