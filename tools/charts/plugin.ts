import type { Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { createDrawnCharts } from './drawn-charts.ts';

const request = /\/drawn-charts\/(\w+)\.json(?:\?.*)?$/;
const referencesRequest = /\/drawn-charts\/references\/index\.json(?:\?.*)?$/;
/** Sources of the charts, of the operations behind their ports, and of the rows and decisions. */
const sourceFolders = [inRoot('packages', 'flows', 'src'), inRoot('tools', 'openapi', 'texts'), inRoot('docs')];

/**
 * Serves and builds `drawn-charts/<id>.json`, the positions of each chart of a flow, and the index of the rows and
 * decisions behind the charts. The layout library runs here and never reaches a page.
 */
export function drawnChartsPlugin(): Plugin {
  const charts = createDrawnCharts();
  return {
    name: 'folioflow:drawn-charts',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (sourceFolders.some((folder) => file.startsWith(folder))) charts.invalidate();
      });
      server.middlewares.use((incoming, answer, next) => {
        const url = incoming.url ?? '';
        const [, id] = request.exec(url) ?? [];
        const isIndex = referencesRequest.test(url);
        if (id === undefined && !isIndex) {
          next();
          return;
        }
        const found = id === undefined ? charts.references() : charts.find(id);
        found.then((text) => {
          answer.statusCode = text === null ? 404 : 200;
          answer.setHeader('content-type', 'application/json');
          answer.end(text ?? 'null');
        }, next);
      });
    },
    async generateBundle() {
      for (const id of await charts.ids()) {
        const source = (await charts.find(id)) ?? 'null';
        this.emitFile({ type: 'asset', fileName: `drawn-charts/${id}.json`, source });
      }
      const source = await charts.references();
      this.emitFile({ type: 'asset', fileName: 'drawn-charts/references/index.json', source });
    },
  };
}
