import type { DrawnChart } from '../../packages/ui/src/review/drawing/chart-layout.ts';

/** Files of drawn charts are beside the page of the review room; the plugin beside this file serves and builds them. */
const addressOf = (flow: string) => new URL(`drawn-charts/${flow}.json`, document.baseURI);

const loaded = new Map<string, Promise<DrawnChart | null>>();

async function fetchDrawnChart(flow: string): Promise<DrawnChart | null> {
  const answer = await fetch(addressOf(flow));
  return answer.ok ? ((await answer.json()) as DrawnChart) : null;
}

/** Returns the drawn chart of a flow; null if it has none or it cannot be loaded. */
export function loadDrawnChart(flow: string): Promise<DrawnChart | null> {
  const known = loaded.get(flow);
  if (known !== undefined) return known;
  const chart = fetchDrawnChart(flow).catch(() => null);
  loaded.set(flow, chart);
  return chart;
}
