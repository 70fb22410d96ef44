import * as testing from '@folioflow/flows/testing';
import type { ChartLayout, DrawnChart } from '../../src/drawing/chart-layout.ts';
import { loadCharts, openingOfPlace, type ChartSource } from '../../src/drawing/opened-charts.ts';
import { storyReviewOf } from '../../src/panel/flow-review.ts';
import { exportedUnits } from '../../../ui/src/testing/story-match.ts';
import type { DrawnCharts } from './drawn-charts.ts';

/** A story with the files of positions that the Flow panel requests for it, by their names. */
export interface StoryFiles {
  readonly story: string;
  readonly files: ReadonlyMap<string, string>;
}

type FindText = (name: string, find: () => Promise<string | null>) => Promise<string | null>;

/** Finds each text once: stories of a flow share their files. */
function createTextCache(): FindText {
  const texts = new Map<string, Promise<string | null>>();
  return (name, find) => {
    const known = texts.get(name) ?? find();
    texts.set(name, known);
    return known;
  };
}

/** Records each file that is requested, with its text in the static build. */
function createRecordingSource(charts: DrawnCharts, findText: FindText, files: Map<string, string>): ChartSource {
  const record = async (name: string, find: () => Promise<string | null>): Promise<unknown> => {
    const text = await findText(name, find);
    if (text !== null) files.set(name, text);
    return text === null ? null : JSON.parse(text);
  };
  return {
    load: async (flow) => (await record(flow, () => charts.find(flow))) as DrawnChart | null,
    loadOpened: async (flow, opening) =>
      (await record(`opened/${flow}/${opening}`, () => charts.findOpened(flow, opening))) as ChartLayout | null,
  };
}

/** Returns the files of every story of every flow. */
export async function readStoryFiles(charts: DrawnCharts): Promise<readonly StoryFiles[]> {
  const stories: StoryFiles[] = [];
  const findText = createTextCache();
  for (const { unit, journeys } of exportedUnits(testing)) {
    if (typeof journeys === 'function') continue;
    for (const scenario of Object.keys(journeys.scenarios)) {
      const { place } = storyReviewOf(journeys, scenario);
      const files = new Map<string, string>();
      const source = createRecordingSource(charts, findText, files);
      await loadCharts(place.flow, await openingOfPlace(place, source), source);
      stories.push({ story: `${unit} ${scenario}`, files });
    }
  }
  return stories;
}
