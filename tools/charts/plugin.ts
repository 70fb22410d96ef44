import type { Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { createDrawnCharts } from './drawn-charts.ts';

const request = /\/drawn-charts\/(\w+)\.json(?:\?.*)?$/;
const flowsFolder = inRoot('packages', 'flows', 'src');

/**
 * Serves and builds `drawn-charts/<id>.json`, the positions of each chart of a flow. The layout library runs here and
 * never reaches a page.
 */
export function drawnChartsPlugin(): Plugin {
  const charts = createDrawnCharts();
  return {
    name: 'folioflow:drawn-charts',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (file.startsWith(flowsFolder)) charts.invalidate();
      });
      server.middlewares.use((incoming, answer, next) => {
        const [, id] = request.exec(incoming.url ?? '') ?? [];
        if (id === undefined) {
          next();
          return;
        }
        charts.find(id).then((drawn) => {
          answer.statusCode = drawn === null ? 404 : 200;
          answer.setHeader('content-type', 'application/json');
          answer.end(drawn ?? 'null');
        }, next);
      });
    },
    async generateBundle() {
      for (const id of await charts.ids()) {
        const source = (await charts.find(id)) ?? 'null';
        this.emitFile({ type: 'asset', fileName: `drawn-charts/${id}.json`, source });
      }
    },
  };
}
