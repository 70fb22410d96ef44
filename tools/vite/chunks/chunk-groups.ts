import { type Plugin, type UserConfig } from 'vite';
import { type AppModules } from '../page-modules.ts';
import { readChunkGraph } from './chunk-graph.ts';
import { mergeChunks } from './merge-chunks.ts';
import { readPageLoads } from './page-loads.ts';

/**
 * Derives the chunk groups of an app from the manifests of its pages: small files compress badly and cost a request
 * each, large ones carry what a page does not need. rolldown groups modules by entry (`entriesAware`), but knows no
 * pages, each of which loads several entries, and no weights.
 *
 * @param readConfig the settings of the app without groups, with plugins of its own
 */
export const chunkGroupsPlugin = (app: AppModules, readConfig: () => UserConfig): Plugin => ({
  name: 'folioflow:chunk-groups',
  apply: 'build',
  async config() {
    const graph = await readChunkGraph(readConfig());
    // The client loads with the first call: in the file of other code, each page that needs none would load axios.
    const isClient = (chunk: string) => graph.modules.get(chunk)?.some((module) => module.includes('/axios/')) === true;
    const files = mergeChunks(graph.chunks, await readPageLoads(app, graph))
      .map((chunks) => chunks.filter((chunk) => !isClient(chunk)))
      .filter(({ length }) => length > 1);
    const fileOf = new Map(
      files.flatMap((chunks, place) =>
        chunks.flatMap((chunk) => (graph.modules.get(chunk) ?? []).map((module) => [module, `${place}`] as const)),
      ),
    );
    // Imports lead to the same file or to another one that exists anyway.
    const group = {
      name: (module: string) => fileOf.get(module) ?? null,
      debugName: 'derived',
      includeDependenciesRecursively: false,
    };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});
