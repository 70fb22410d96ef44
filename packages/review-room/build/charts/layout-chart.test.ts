import { describe, expect, test } from 'vitest';
import { flattenStates, type ChartState } from '../../src/chart/chart.ts';
import { drawnTarget, edgesOf } from '../../src/drawing/chart-edges.ts';
import type { ChartLayout, Corners, Rectangle } from '../../src/drawing/chart-layout.ts';
import { readLayout } from './drawn-charts.ts';
import { readCharts } from './read-charts.ts';

const charts = readCharts();
const chartOfFlow = (id: string): ChartState => {
  const read = charts[id];
  if (read === undefined) throw new Error(`There is no chart ${id}.`);
  return read.chart;
};
const layouts = new Map<string, Promise<ChartLayout>>();
function layoutOf(id: string): Promise<ChartLayout> {
  const layout = layouts.get(id) ?? readLayout({ takenBy: {}, ...charts[id], chart: chartOfFlow(id) });
  layouts.set(id, layout);
  return layout;
}
const boxOf = ({ boxes }: ChartLayout, path: string): Rectangle => boxes[path] ?? [0, 0, 0, 0];

const isAround = ([x, y, width, height]: Rectangle, [left, top, w, h]: Rectangle) =>
  left >= x && top >= y && left + w <= x + width && top + h <= y + height;
const areSeparate = ([x, y, width, height]: Rectangle, [left, top, w, h]: Rectangle) =>
  x + width <= left || left + w <= x || y + height <= top || top + h <= y;

/** Whether a line of right angles passes a rectangle, or is beside it as in a transition of a state to itself. */
const touchesLine = ([x, y, width, height]: Rectangle, line: Corners) =>
  line.some((_, place) => {
    const [x1 = 0, y1 = 0, x2, y2] = line.slice(place, place + 4);
    if (place % 2 === 1 || x2 === undefined || y2 === undefined) return false;
    return (
      Math.min(x1, x2) <= x + width && Math.max(x1, x2) >= x && Math.min(y1, y2) <= y + height && Math.max(y1, y2) >= y
    );
  });

describe.each(Object.keys(charts))('the layout of %s', (id) => {
  test('places each state inside the state around it and beside its siblings', async () => {
    const layout = await layoutOf(id);
    for (const { path, states } of flattenStates(chartOfFlow(id)))
      for (const [place, inner] of states.entries()) {
        expect([inner.path, isAround(boxOf(layout, path), boxOf(layout, inner.path))]).toEqual([inner.path, true]);
        for (const other of states.slice(place + 1))
          expect([inner.path, other.path, areSeparate(boxOf(layout, inner.path), boxOf(layout, other.path))]).toEqual([
            inner.path,
            other.path,
            true,
          ]);
      }
  });

  test('leads each transition from the border of its source to the border of its target', async () => {
    const layout = await layoutOf(id);
    const touches = ([x, y, width, height]: Rectangle, [left = 0, top = 0]: readonly number[]) =>
      isAround([x - 1, y - 1, width + 2, height + 2], [left, top, 0, 0]);
    for (const edge of edgesOf(chartOfFlow(id))) {
      const { line = [] } = layout.edges[edge.id] ?? {};
      const ends = [touches(boxOf(layout, edge.from), line), touches(boxOf(layout, drawnTarget(edge)), line.slice(-2))];
      expect([edge.id, ...ends]).toEqual([edge.id, true, true]);
    }
  });
});

const around = ([x, y, width, height]: Rectangle): Rectangle => [x - 8, y - 8, width + 16, height + 16];

describe.each(Object.keys(charts))('the labels of %s', (id) => {
  test('are on their lines, and none covers another or a state without inner states', async () => {
    const { edges, boxes } = await layoutOf(id);
    const labels = Object.entries(edges);
    const leaves = flattenStates(chartOfFlow(id)).filter(({ states }) => states.length === 0);
    for (const [place, [edge, { label, line }]] of labels.entries()) {
      expect([edge, touchesLine(around(label), line)]).toEqual([edge, true]);
      const covered = [
        ...labels.slice(place + 1).map(([other, { label: second }]) => [other, second] as const),
        ...leaves.map(({ path }) => [path, boxes[path] ?? label] as const),
      ].filter(([, rectangle]) => !areSeparate(label, rectangle));
      expect([edge, covered]).toEqual([edge, []]);
    }
  });
});

/** Names of the states with the same parent by their upper borders, rows from top to bottom. */
function rowsOf(layout: ChartLayout, states: readonly ChartState[]): readonly string[] {
  return states
    .map(({ path, name }) => ({ name, box: boxOf(layout, path) }))
    .sort(({ box: a }, { box: b }) => a[1] - b[1] || a[0] - b[0])
    .map(({ name }) => name);
}

describe('the order from top to bottom', () => {
  test.each(['lumpsumCheckout', 'secondFactor', 'kycPan'])(
    'of the states and transitions of %s is recorded',
    async (id) => {
      const chart = chartOfFlow(id);
      const layout = await layoutOf(id);
      const edges = edgesOf(chart).toSorted((a, b) => {
        const [, top = 0] = layout.edges[a.id]?.label ?? [];
        const [, other = 0] = layout.edges[b.id]?.label ?? [];
        return top - other;
      });
      await expect({
        states: flattenStates(chart)
          .filter(({ states }) => states.length > 0)
          .map(({ name, states }) => `${name}: ${rowsOf(layout, states).join(', ')}`),
        edges: edges.map((edge) => `${edge.from === '' ? chart.name : edge.from} → ${edge.target}: ${edge.cause}`),
      }).toMatchFileSnapshot(`golden/${id}.txt`);
    },
  );
});
