import Elk, { type ElkNode, type ElkPoint } from 'elkjs';
import { flattenStates } from '../../src/chart/chart.ts';
import type { ChartLayout, Corners, Rectangle } from '../../src/drawing/chart-layout.ts';
import { edgesOf } from '../../src/drawing/chart-edges.ts';
import type { ReadChart } from './read-charts.ts';
import { CHILD_ID, CHILD_MARGIN, createGraph, idOf, layoutOptions, startIdOf, type OpenedState } from './elk-graph.ts';

const elk = new Elk();

/** Returns the absolute rectangle of every node by its id; the library states them relative to their parents. */
function rectanglesOf(node: ElkNode, left = 0, top = 0): ReadonlyMap<string, Rectangle> {
  const { id, x = 0, y = 0, width = 0, height = 0, children = [] } = node;
  const own: Rectangle = [left + x, top + y, width, height];
  return new Map([[id, own], ...children.flatMap((child) => [...rectanglesOf(child, left + x, top + y)])]);
}

const round = (coordinate: number) => Math.round(coordinate * 2) / 2;
const roundAll = ([x, y, width, height]: Rectangle): Rectangle => [round(x), round(y), round(width), round(height)];

/** Returns the space for the child flow of an opened state: below its texts, or beside its inner states. */
function childSpace(rectangles: ReadonlyMap<string, Rectangle>, { path, child }: OpenedState): Rectangle {
  const beside = rectangles.get(CHILD_ID);
  if (beside !== undefined) return roundAll(beside);
  const [x, y, width, height] = rectangles.get(idOf(path)) ?? [0, 0, 0, 0];
  return roundAll([x + (width - child.width) / 2, y + height - CHILD_MARGIN - child.height, child.width, child.height]);
}

/**
 * Lays a chart out from top to bottom: states in states, transitions as lines with right angles. An opened state has
 * space for the chart of its child flow.
 */
export async function layoutChart(
  { chart, takenBy }: Pick<ReadChart, 'chart' | 'takenBy'>,
  opened: OpenedState | null = null,
): Promise<ChartLayout> {
  const { graph, backward } = createGraph(chart, (edge) => edge in takenBy, opened);
  const placed = await elk.layout(graph, { layoutOptions: { ...layoutOptions } });
  const rectangles = rectanglesOf(placed);
  const rectangleOf = (id: string): Rectangle => {
    const rectangle = rectangles.get(id);
    if (rectangle === undefined) throw new Error(`${chart.name}: ${id} has no place.`);
    return rectangle;
  };
  const lines = new Map(
    (placed.edges ?? []).map(({ id, container = graph.id, sections = [], labels: [label] = [] }) => {
      const [left, top] = rectangleOf(container);
      const points = sections.flatMap(({ startPoint, bendPoints = [], endPoint }): readonly ElkPoint[] => [
        startPoint,
        ...bendPoints,
        endPoint,
      ]);
      const ordered = backward.has(id) ? points.toReversed() : points;
      const corners: Corners = ordered.flatMap(({ x, y }) => [round(left + x), round(top + y)]);
      const { x = 0, y = 0, width = 0, height = 0 } = label ?? {};
      return [id, { line: corners, label: roundAll([left + x, top + y, width, height]) }] as const;
    }),
  );
  const lineOf = (id: string) => {
    const line = lines.get(id);
    if (line === undefined || line.line.length < 4) throw new Error(`${chart.name}: ${id} has no line.`);
    return line;
  };
  const states = flattenStates(chart);
  return {
    width: round(placed.width ?? 0),
    height: round(placed.height ?? 0),
    boxes: Object.fromEntries(states.map(({ path }) => [path, roundAll(rectangleOf(idOf(path)))])),
    starts: Object.fromEntries(
      states.flatMap(({ path }) => {
        const start = lines.get(startIdOf(path));
        return start === undefined ? [] : [[path, start.line]];
      }),
    ),
    edges: Object.fromEntries(edgesOf(chart).map(({ id }) => [id, lineOf(id)])),
    ...(opened !== null && { child: childSpace(rectangles, opened) }),
  };
}
