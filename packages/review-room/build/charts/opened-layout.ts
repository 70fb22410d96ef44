import { flattenStates, type ChartState } from '../../src/chart/chart.ts';
import type { ChartLayout } from '../../src/drawing/chart-layout.ts';
import { openingName, type Opening, type OpeningStep } from '../../src/drawing/opening.ts';
import type { OpenedState } from './elk-graph.ts';
import type { ReadChart } from './read-charts.ts';

type Charts = Readonly<Record<string, ReadChart>>;

interface ChildStep extends OpeningStep {
  readonly flow: string;
}

/** The states that run a child flow, with its chart. */
const childSteps = (charts: Charts, chart: ChartState): readonly ChildStep[] =>
  flattenStates(chart).flatMap(({ path, calls }) =>
    calls.flatMap(({ name, flow }) => (flow === null || !(flow in charts) ? [] : [{ path, call: name, flow }])),
  );

/** Returns every way to open child flows inside each other, each chart with one opened state. */
function waysOf(charts: Charts, id: string): readonly (readonly ChildStep[])[] {
  const read = charts[id];
  if (read === undefined) return [];
  return childSteps(charts, read.chart).flatMap((step) => [
    [step],
    ...waysOf(charts, step.flow).map((inner) => [step, ...inner]),
  ]);
}

/** Returns the names of all openings of a chart. */
export const openingsOf = (charts: Charts, id: string): readonly string[] =>
  waysOf(charts, id).map((way: Opening) => openingName(way));

type ReadLayout = (read: ReadChart, opened: OpenedState | null) => Promise<ChartLayout>;

async function layoutWay(
  charts: Charts,
  id: string,
  [step, ...inner]: readonly ChildStep[],
  readLayout: ReadLayout,
): Promise<ChartLayout> {
  const read = charts[id];
  if (read === undefined) throw new Error(`There is no chart ${id}.`);
  if (step === undefined) return readLayout(read, null);
  const { width, height } = await layoutWay(charts, step.flow, inner, readLayout);
  return readLayout(read, { path: step.path, child: { width, height } });
}

/** Returns the layout of a chart with an opening; null if it has no such opening. */
export async function layoutOpened(
  charts: Charts,
  id: string,
  opening: string,
  readLayout: ReadLayout,
): Promise<ChartLayout | null> {
  const way = waysOf(charts, id).find((each) => openingName(each) === opening);
  return way === undefined ? null : layoutWay(charts, id, way, readLayout);
}
