import { flattenStates, type ChartBranch } from '../src/chart/chart.ts';
import { guardNamesIn } from '../src/chart/guard-name.ts';
import { readCharts, type ReadChart } from './charts/read-charts.ts';
import type { ChartFacts } from './room-facts.ts';

const branchesOf = ({ chart }: ReadChart): readonly ChartBranch[] =>
  flattenStates(chart).flatMap(({ branches, calls }) => [
    ...branches,
    ...calls.flatMap(({ done, failed }) => [...done, ...failed]),
  ]);

/** Returns names by the scenarios that take a transition with them. */
function byScenario(read: ReadChart, namesOf: (branch: ChartBranch) => readonly string[]) {
  const found = new Map<string, Set<string>>();
  for (const branch of branchesOf(read))
    for (const scenario of read.takenBy[branch.id] ?? [])
      found.set(scenario, new Set([...(found.get(scenario) ?? []), ...namesOf(branch)]));
  return Object.fromEntries([...found].map(([scenario, names]) => [scenario, [...names].sort()]));
}

function chartFactsOf(read: ReadChart): ChartFacts {
  const { references } = read;
  return {
    references,
    guards: byScenario(read, ({ guard }) => guardNamesIn(guard)),
    rows: byScenario(read, ({ guard, actions }) => [
      ...guardNamesIn(guard).flatMap((name) => references.guards[name] ?? []),
      ...actions.flatMap((name) => references.actions[name] ?? []),
    ]),
  };
}

/** Returns the facts of every chart by its id. */
export const readChartFacts = (): Readonly<Record<string, ChartFacts>> =>
  Object.fromEntries(Object.entries(readCharts()).map(([id, read]) => [id, chartFactsOf(read)]));
