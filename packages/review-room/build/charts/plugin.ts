import type { Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { createDrawnCharts } from './drawn-charts.ts';

const request = /\/drawn-charts\/(\w+)\.json(?:\?.*)?$/;
const openedRequest = /\/drawn-charts\/opened\/(\w+)\/([\w.-]+)\.json(?:\?.*)?$/;
/** Sources of the charts, of the operations behind their ports, and of the rows and decisions. */
const sourceFolders = [
  inRoot('packages', 'flows', 'src'),
  inRoot('packages', 'api', 'src', 'operation-texts'),
  inRoot('docs'),
];

/**
 * Serves and builds `drawn-charts/<id>.json`, the positions of each chart of a flow, and its positions with a child flow
 * opened inside a state. The layout library runs here and never reaches a page.
 */
export function drawnChartsPlugin(): Plugin {
  const charts = createDrawnCharts();
  const findText = (url: string): Promise<string | null> | null => {
    const [, id] = request.exec(url) ?? [];
    if (id !== undefined) return charts.find(id);
    const [, parent, opening] = openedRequest.exec(url) ?? [];
    if (parent !== undefined && opening !== undefined) return charts.findOpened(parent, opening);
    return null;
  };
  return {
    name: 'folioflow:drawn-charts',
    configureServer(server) {
      server.watcher.on('change', (file) => {
        if (sourceFolders.some((folder) => file.startsWith(folder))) charts.invalidate();
      });
      server.middlewares.use((incoming, answer, next) => {
        const found = findText(incoming.url ?? '');
        if (found === null) {
          next();
          return;
        }
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
      for (const [id, opening] of await charts.openings()) {
        const source = (await charts.findOpened(id, opening)) ?? 'null';
        this.emitFile({ type: 'asset', fileName: `drawn-charts/opened/${id}/${opening}.json`, source });
      }
    },
  };
}
