import type { Plugin } from 'vite';
import { readReferenceTexts } from './charts/references/reference-texts.ts';
import { root } from './root.ts';
import { SEARCH_INDEX_FILE } from '../src/search/load-search-index.ts';
import { readRoomFacts } from './read-facts.ts';
import { readRowTests } from './rows/row-tests.ts';
import { createSearchIndex } from './search-index.ts';

/** Returns the index of the present sources as JSON. */
export const readSearchIndex = async (): Promise<string> =>
  JSON.stringify(createSearchIndex(await readRoomFacts(), readReferenceTexts(), readRowTests(root)));

const isSearchIndex = (address = '') => address.split('?')[0]?.split('/').at(-1) === SEARCH_INDEX_FILE;

/** Serves and builds the index of the search. The stories are drawn for it in a process of its own. */
export function roomPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'folioflow:room',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    // The stories are drawn while the room is built. A failure is reported by `generateBundle`.
    buildStart: () => {
      if (isBuild) readRoomFacts().catch(() => undefined);
    },
    configureServer(server) {
      server.middlewares.use((incoming, answer, next) => {
        if (!isSearchIndex(incoming.url)) {
          next();
          return;
        }
        readSearchIndex().then((json) => {
          answer.setHeader('content-type', 'application/json');
          answer.end(json);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: SEARCH_INDEX_FILE, source: await readSearchIndex() });
    },
  };
}
