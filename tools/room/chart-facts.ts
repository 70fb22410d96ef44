import { flattenStates, type ChartBranch, type ChartState } from '../../packages/ui/src/review/chart/chart.ts';
import { readCharts } from '../charts/read-charts.ts';
import type { ChartFacts } from './room-facts.ts';

const edgeText = (source: string, { cause, guard, target }: ChartBranch, call = ''): string =>
  [source === '' ? '(chart)' : source, '·', call, cause, guard === null ? '' : `[${guard}]`, '→', target ?? 'stays']
    .filter((part) => part !== '')
    .join(' ');

const edgesOf = ({ path, branches, calls }: ChartState): readonly string[] => [
  ...branches.map((branch) => edgeText(path, branch)),
  ...calls.flatMap(({ name, done, failed }) => [...done, ...failed].map((branch) => edgeText(path, branch, name))),
];

const isOwnEvent = (cause: string) => /^[\w*]+(?:\.[\w*]+)+$/.test(cause);

/** Returns states, transitions and events of a chart. */
export function chartFactsOf(chart: ChartState): ChartFacts {
  const states = flattenStates(chart).filter(({ path }) => path !== '');
  const causes = flattenStates(chart).flatMap(({ branches }) => branches.map(({ cause }) => cause));
  return {
    states: states.map(({ path }) => path).sort(),
    edges: [...new Set(flattenStates(chart).flatMap(edgesOf))].sort(),
    events: [...new Set(causes.filter(isOwnEvent))].sort(),
  };
}

/** Returns the facts of every chart by its id. */
export const readChartFacts = (): Readonly<Record<string, ChartFacts>> =>
  Object.fromEntries(
    Object.entries(readCharts())
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { chart }]) => [id, chartFactsOf(chart)]),
  );
