import type { ChartLayout, DrawnChart } from './chart-layout.ts';

/** Files of drawn charts are beside the page of the review room; the plugin beside this file serves and builds them. */
const addressOf = (file: string) => new URL(`drawn-charts/${file}.json`, document.baseURI);

const loaded = new Map<string, Promise<unknown>>();

async function fetchFile(file: string): Promise<unknown> {
  const answer = await fetch(addressOf(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

/** Loads a file once; a failed load is repeated by the next call. Returns null if it cannot be loaded. */
async function loadFile(file: string): Promise<unknown> {
  const known = loaded.get(file) ?? fetchFile(file);
  loaded.set(file, known);
  try {
    return await known;
  } catch {
    loaded.delete(file);
    return null;
  }
}

/** Returns the drawn chart of a flow; null if it has none or it cannot be loaded. */
export const loadDrawnChart = async (flow: string): Promise<DrawnChart | null> =>
  (await loadFile(flow)) as DrawnChart | null;

/** Returns the positions of a chart with an opened child flow; null if they cannot be loaded. */
export const loadOpenedLayout = async (flow: string, opening: string): Promise<ChartLayout | null> =>
  (await loadFile(`opened/${flow}/${opening}`)) as ChartLayout | null;
