import type { AnyFlow } from '@folioflow/flows';
import * as testing from '@folioflow/flows/testing';
import { type GeneratedFile } from './generated-file.ts';

type Chart = AnyFlow['machine'];
type StateNode = Chart['root'];

interface NamedChart {
  readonly flow: AnyFlow;
  readonly children: Readonly<Record<string, NamedChart>>;
}

const isNamedChart = (value: unknown): value is NamedChart =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;

/** Every chart that has scenarios, and the charts of its children, by id. */
function findCharts(): ReadonlyMap<string, Chart> {
  const charts = new Map<string, Chart>();
  const addChart = ({ flow: { machine }, children }: NamedChart): void => {
    charts.set(machine.id, machine);
    Object.values(children).forEach(addChart);
  };
  Object.values<unknown>(testing).filter(isNamedChart).forEach(addChart);
  return new Map([...charts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const nodesOf = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];

const isRestingState = ({ type, states, key }: StateNode) =>
  type !== 'history' && Object.keys(states).length === 0 && key !== 'deciding';

/** One line, or one name a line where that would be too long, as the formatter writes it. */
const listLine = (name: string, names: readonly string[]): string => {
  const quoted = [...new Set(names)].map((each) => `'${each}'`);
  const line = `    ${name}: [${quoted.join(', ')}],`;
  return line.length <= 120 ? line : `    ${name}: [\n${quoted.map((each) => `      ${each},`).join('\n')}\n    ],`;
};

const chartLines = (machine: Chart): string => {
  const nodes = nodesOf(machine.root);
  const states = nodes.filter(isRestingState);
  const ends = Object.values<StateNode>(machine.root.states).filter(({ type }) => type === 'final');
  return [
    `  ${machine.id}: {`,
    listLine(
      'states',
      states.map(({ path }) => path.join('.')),
    ),
    listLine(
      'ends',
      ends.map(({ key }) => key),
    ),
    listLine(
      'calls',
      nodes.flatMap(({ invoke }) => invoke.map(({ id }) => id)),
    ),
    '  },',
  ].join('\n');
};

/** The closed lists of names that an analytics event can contain. */
export const generateChartNames = (): Promise<readonly GeneratedFile[]> =>
  Promise.resolve([
    {
      file: 'packages/flows/src/analytics/chart-names.gen.ts',
      text: `// Written by \`npm run generate\` from the charts of all flows.

/** Resting states, final states, and calls of every chart: the only names in an analytics event. */
export const chartNames = {
${[...findCharts().values()].map(chartLines).join('\n')}
} as const;

/** The id of a chart. */
export type FlowName = keyof typeof chartNames;
type NamesIn<List extends 'states' | 'ends' | 'calls'> = (typeof chartNames)[FlowName][List][number];
/** The path of a state in which a chart rests. */
export type FlowState = NamesIn<'states'>;
/** The name of a final state. */
export type FlowEnd = NamesIn<'ends'>;
/** The name of a port or a child flow. */
export type CallName = NamesIn<'calls'>;
`,
    },
  ]);
