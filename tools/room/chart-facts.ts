import { flattenStates } from '../../packages/ui/src/review/chart/chart.ts';
import { guardNamesIn } from '../../packages/ui/src/review/chart/guard-name.ts';
import { readCharts, type ReadChart } from '../charts/read-charts.ts';
import type { ChartFacts } from './room-facts.ts';

type RowsByName = Readonly<Record<string, readonly string[]>>;

/** Rows and invariants. A decision record has the form of a code of the provider, so it is left out. */
const isRow = (id: string) => /^[A-Z]+-\d+$/.test(id);
const rowsIn = (named: RowsByName, names: readonly string[]) =>
  names.flatMap((name) => named[name] ?? []).filter(isRow);

/** Returns the rows behind the transitions of each scenario: those of their guards and actions. */
function rowsOfScenarios({ chart, takenBy, references: { guards, actions } }: ReadChart): RowsByName {
  const rows = new Map<string, Set<string>>();
  for (const { branches, calls } of flattenStates(chart))
    for (const branch of [...branches, ...calls.flatMap(({ done, failed }) => [...done, ...failed])]) {
      const own = [...rowsIn(guards, guardNamesIn(branch.guard)), ...rowsIn(actions, branch.actions)];
      for (const scenario of takenBy[branch.id] ?? []) {
        const known = rows.get(scenario) ?? new Set();
        own.forEach((id) => known.add(id));
        rows.set(scenario, known);
      }
    }
  return Object.fromEntries([...rows].map(([scenario, ids]) => [scenario, [...ids].sort()]));
}

const portRows = ({ references: { calls } }: ReadChart): RowsByName =>
  Object.fromEntries(Object.keys(calls).map((port) => [port, rowsIn(calls, [port])]));

const chartFactsOf = (read: ReadChart): ChartFacts => ({ rows: rowsOfScenarios(read), portRows: portRows(read) });

/** Returns the rows behind the transitions and ports of every chart, by its id. */
export const readChartFacts = (): Readonly<Record<string, ChartFacts>> =>
  Object.fromEntries(
    Object.entries(readCharts())
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, read]) => [id, chartFactsOf(read)]),
  );
