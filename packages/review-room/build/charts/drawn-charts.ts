import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ChartLayout, DrawnChart } from '../../src/drawing/chart-layout.ts';
import { inRoot, runScript } from '../root.ts';
import type { OpenedState } from './elk-graph.ts';
import { layoutChart } from './layout-chart.ts';
import { layoutOpened, openingsOf } from './opened-layout.ts';
import type { ReadChart } from './read-charts.ts';

/** A change of these files changes every layout. */
const layoutSources = [
  inRoot('package.json'),
  inRoot('packages', 'review-room', 'build', 'charts', 'elk-graph.ts'),
  inRoot('packages', 'review-room', 'build', 'charts', 'layout-chart.ts'),
  inRoot('packages', 'review-room', 'src', 'drawing', 'text-lines.ts'),
];
const layoutFolder = inRoot('node_modules', '.cache', 'folioflow', 'charts');

const hashOf = (...texts: readonly string[]) =>
  texts
    .reduce((hash, text) => hash.update(text), createHash('sha256'))
    .digest('hex')
    .slice(0, 24);

const layoutVersion = hashOf(...layoutSources.map((file) => readFileSync(file, 'utf8')));

/** Returns the layout of a chart; it is stored by the content of the chart, and calculated once for each content. */
export async function readLayout(
  read: Pick<ReadChart, 'chart' | 'takenBy'>,
  opened: OpenedState | null = null,
): Promise<ChartLayout> {
  const content = JSON.stringify([read.chart, Object.keys(read.takenBy).sort(), opened]);
  const file = path.join(layoutFolder, `${hashOf(layoutVersion, content)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ChartLayout;
  const layout = await layoutChart(read, opened);
  mkdirSync(layoutFolder, { recursive: true });
  writeFileSync(file, JSON.stringify(layout));
  return layout;
}

/** Reads the charts in a process of its own, so that each call reads the present sources. */
async function readChartSources(): Promise<Readonly<Record<string, ReadChart>>> {
  const output = await runScript(inRoot('packages', 'review-room', 'build', 'charts', 'main.ts'));
  return JSON.parse(output) as Readonly<Record<string, ReadChart>>;
}

function drawnChartOf({ chart, takenBy, stories, references }: ReadChart, layout: ChartLayout): DrawnChart {
  const names = [...new Set(Object.values(takenBy).flat())].sort();
  const placesOf = (taking: readonly string[]) => taking.map((name) => names.indexOf(name));
  return {
    chart,
    layout,
    names,
    takenBy: Object.fromEntries(Object.entries(takenBy).map(([id, taking]) => [id, placesOf(taking)])),
    stories,
    references,
  };
}

export interface DrawnCharts {
  readonly ids: () => Promise<readonly string[]>;
  /** The drawn chart as JSON; null if there is no chart with this id. */
  readonly find: (id: string) => Promise<string | null>;
  /** The addresses of all layouts with an opened child flow: chart, then the opening. */
  readonly openings: () => Promise<readonly (readonly [id: string, opening: string])[]>;
  /** The layout of a chart with a child flow opened inside a state, as JSON; null if no state runs it. */
  readonly findOpened: (id: string, opening: string) => Promise<string | null>;
  /** Reads the charts again with the next call: a source has changed. */
  readonly invalidate: () => void;
}

/**
 * The drawn charts of all flows. A layout is stored by the content of its chart, so that after a change only the changed
 * chart is laid out again.
 */
export function createDrawnCharts(): DrawnCharts {
  let read: Promise<Readonly<Record<string, ReadChart>>> | null = null;
  const charts = () => (read ??= readChartSources());
  return {
    ids: async () => Object.keys(await charts()),
    find: async (id) => {
      const found = (await charts())[id];
      if (found === undefined) return null;
      return JSON.stringify(drawnChartOf(found, await readLayout(found)));
    },
    openings: async () => {
      const all = await charts();
      return Object.keys(all).flatMap((id) => openingsOf(all, id).map((opening) => [id, opening] as const));
    },
    findOpened: async (id, opening) => {
      const layout = await layoutOpened(await charts(), id, opening, readLayout);
      return layout === null ? null : JSON.stringify(layout);
    },
    invalidate: () => {
      read = null;
    },
  };
}
