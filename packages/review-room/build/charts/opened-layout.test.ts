import { describe, expect, test } from 'vitest';
import { flattenStates, type ChartState } from '../../src/chart/chart.ts';
import type { ChartLayout, Rectangle } from '../../src/drawing/chart-layout.ts';
import { readLayout } from './drawn-charts.ts';
import { layoutOpened, openingsOf } from './opened-layout.ts';
import { readCharts } from './read-charts.ts';

const charts = readCharts();
const openings = Object.keys(charts).flatMap((id) => openingsOf(charts, id).map((opening) => [id, opening] as const));

async function openedLayout(id: string, opening: string): Promise<ChartLayout> {
  const layout = await layoutOpened(charts, id, opening, readLayout);
  if (layout === null) throw new Error(`${id} has no opening ${opening}.`);
  return layout;
}

const areSeparate = ([x, y, width, height]: Rectangle, [left, top, w, h]: Rectangle) =>
  x + width <= left || left + w <= x || y + height <= top || top + h <= y;
const isAround = ([x, y, width, height]: Rectangle, [left, top, w, h]: Rectangle) =>
  left >= x && top >= y && left + w <= x + width && top + h <= y + height;

/** The state whose path begins the name of an opening. */
function openedState(chart: ChartState, opening: string): ChartState {
  const [step = ''] = opening.split('--');
  const path = step.slice(0, step.lastIndexOf('-'));
  const state = flattenStates(chart).find((each) => each.path === path);
  if (state === undefined) throw new Error(`${chart.name} has no state ${path}.`);
  return state;
}

describe('a child flow that is opened in its state', () => {
  test.each(openings)('is inside the state and covers nothing: %s, %s', async (id, opening) => {
    const { chart } = charts[id] ?? {};
    if (chart === undefined) throw new Error(`There is no chart ${id}.`);
    const { child, boxes, edges } = await openedLayout(id, opening);
    if (child === undefined) throw new Error('There is no space for the child flow.');
    const state = openedState(chart, opening);
    expect(isAround(boxes[state.path] ?? [0, 0, 0, 0], child)).toBe(true);
    const beside = [
      ...flattenStates(chart)
        .filter(({ path, states }) => path !== state.path && states.length === 0)
        .map(({ path }) => [path, boxes[path] ?? child] as const),
      ...Object.entries(edges).map(([edge, { label }]) => [edge, label] as const),
    ];
    expect(beside.filter(([, rectangle]) => !areSeparate(rectangle, child))).toEqual([]);
  });

  test('has the size of its own chart, with a child of its own if that is opened too', async () => {
    const [nested] = openings.filter(([, opening]) => opening.split('--').length === 2);
    if (nested === undefined) throw new Error('No child flow runs another one.');
    const [id, opening] = nested;
    const outer = await openedLayout(id, opening);
    const [first = ''] = opening.split('--');
    const alone = await openedLayout(id, first);
    expect(outer.height).toBeGreaterThan(alone.height);
  });

  test('is not laid out for a name that is no opening', async () => {
    expect(await layoutOpened(charts, 'signInCode', 'verifying-unknown', readLayout)).toBe(null);
  });
});
