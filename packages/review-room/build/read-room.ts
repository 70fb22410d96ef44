import { createServer } from 'vite';
import { root } from './root.ts';
import { readChartFacts } from './chart-facts.ts';
import { readOperations } from './operations.ts';
import type { RoomFacts } from './room-facts.ts';
import type { readStories } from './stories/read-stories.ts';
import { loadCodeOnDemand, withoutBrowserPlugin } from './stories/without-browser.ts';

interface StoriesReader {
  readonly readStories: typeof readStories;
}

/** The packages from their sources; the rest are Vite's own conditions, which a list of one's own replaces. */
const sourceConditions = ['folioflow-source', 'module', 'browser', 'development|production'];

/** Reads the review room from the sources. It takes about ten seconds: every story is drawn. */
export async function readRoom(): Promise<RoomFacts> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    plugins: [withoutBrowserPlugin()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: sourceConditions }, noExternal: [/@folioflow/] },
  });
  try {
    const reader = (await server.ssrLoadModule('/packages/review-room/build/stories/read-stories.ts')) as StoriesReader;
    const stories = await reader.readStories(loadCodeOnDemand);
    return { stories, charts: readChartFacts(), operations: await readOperations() };
  } finally {
    await server.close();
  }
}
