import { flattenStates, isStateWithin, type ChartState } from '../chart/chart.ts';
import type { ChartLayout, DrawnChart } from './chart-layout.ts';
import { openingName, type Opening, type OpeningStep } from './opening.ts';

/** The place of a story in the chart of a flow, with the place in the charts of running children. */
export interface DrawnPlace {
  readonly flow: string;
  readonly leaves: readonly string[];
  /** Ids of the taken transitions. */
  readonly way: readonly string[];
  readonly children: readonly DrawnPlace[];
}

/** Loads charts and their positions with opened child flows. Each returns null if it cannot be loaded. */
export interface ChartSource {
  readonly load: (flow: string) => Promise<DrawnChart | null>;
  /** `opening` is the name of an opening; see `openingName`. */
  readonly loadOpened: (flow: string, opening: string) => Promise<ChartLayout | null>;
  /** Returns the charts of a place if they are loaded already: they are then drawn in the first rendering. */
  readonly prepared?: (place: DrawnPlace) => ShownCharts | undefined;
}

/** A chart of the drawing: that of the flow, or that of a child inside a state of the chart before it. */
export interface OpenedChart {
  readonly drawn: DrawnChart;
  /** The state with the next chart; null for the innermost chart. */
  readonly opened: OpeningStep | null;
}

/** The charts of a drawing from the outside to the inside. */
export type OpenedCharts = readonly [OpenedChart, ...OpenedChart[]];

export interface ShownCharts {
  readonly flow: string;
  /** Null if the chart of the flow cannot be loaded. */
  readonly charts: OpenedCharts | null;
  /** The chart of the child flow could not be loaded. */
  readonly hasFailed: boolean;
}

const flowOfStep = (chart: ChartState, { path, call }: OpeningStep): string | null =>
  flattenStates(chart)
    .find((state) => state.path === path)
    ?.calls.find(({ name }) => name === call)?.flow ?? null;

/** Returns the charts from the outside to the inside; null if one of them cannot be loaded. */
export async function loadCharts(flow: string, opening: Opening, source: ChartSource): Promise<OpenedCharts | null> {
  const drawn = await source.load(flow);
  if (drawn === null) return null;
  const [opened, ...rest] = opening;
  if (opened === undefined) return [{ drawn, opened: null }];
  const child = flowOfStep(drawn.chart, opened);
  if (child === null) return null;
  const [layout, inner] = await Promise.all([
    source.loadOpened(flow, openingName(opening)),
    loadCharts(child, rest, source),
  ]);
  return layout === null || inner === null ? null : [{ drawn: { ...drawn, layout }, opened }, ...inner];
}

/** The state of the story that runs a child flow. */
function stepTo(chart: ChartState, child: DrawnPlace, leaves: readonly string[]): OpeningStep | null {
  const states = flattenStates(chart).filter(({ path }) => isStateWithin(path, leaves));
  for (const { path, calls } of states) {
    const call = calls.find(({ flow }) => flow === child.flow);
    if (call !== undefined) return { path, call: call.name };
  }
  return null;
}

const depthOf = ({ path }: OpeningStep) => path.split('.').length;

/**
 * Returns the opening that shows the running child flow of a story. Of several running child flows it shows the one of
 * the innermost state, because the others run around it.
 */
export async function openingOfPlace(place: DrawnPlace, source: ChartSource): Promise<Opening> {
  const drawn = await source.load(place.flow);
  if (drawn === null) return [];
  const [innermost] = place.children
    .flatMap((child) => {
      const step = stepTo(drawn.chart, child, place.leaves);
      return step === null ? [] : [{ step, child }];
    })
    .toSorted((a, b) => depthOf(b.step) - depthOf(a.step));
  return innermost === undefined ? [] : [innermost.step, ...(await openingOfPlace(innermost.child, source))];
}

/** Loads the charts with an opening, or the chart of the flow alone if that fails. A null opening is that of the story. */
export async function loadShownCharts(
  place: DrawnPlace,
  opening: Opening | null,
  source: ChartSource,
): Promise<ShownCharts> {
  const { flow } = place;
  const charts = await loadCharts(flow, opening ?? (await openingOfPlace(place, source)), source);
  return charts === null
    ? { flow, charts: await loadCharts(flow, [], source), hasFailed: true }
    : { flow, charts, hasFailed: false };
}

/** Returns the places of the story in opened charts; undefined for a chart in which the story is not. */
export const placesOf = (place: DrawnPlace, charts: OpenedCharts): readonly (DrawnPlace | undefined)[] =>
  charts.reduce<readonly (DrawnPlace | undefined)[]>(
    (places, { drawn }, depth) =>
      depth === 0 ? [place] : [...places, places.at(-1)?.children.find(({ flow }) => flow === drawn.chart.name)],
    [],
  );
