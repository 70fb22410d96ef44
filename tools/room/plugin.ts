import type { Plugin } from 'vite';
import { SEARCH_INDEX_FILE } from './load-search-index.ts';
import { readRoomFacts } from './read-facts.ts';
import { readSearchIndex } from './read-search-index.ts';

const isRequest = (address: string | undefined) => address?.split('?')[0]?.endsWith(`/${SEARCH_INDEX_FILE}`) === true;

/** Serves and builds the index of the search. The stories are drawn for it in a process of its own. */
export function searchIndexPlugin(): Plugin {
  let isBuild = false;
  return {
    name: 'folioflow:search-index',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    // The stories are drawn while the room is built. A failure is reported by `generateBundle`.
    buildStart: () => {
      if (isBuild) readRoomFacts().catch(() => undefined);
    },
    configureServer(server) {
      server.middlewares.use((incoming, answer, next) => {
        if (!isRequest(incoming.url)) {
          next();
          return;
        }
        readSearchIndex().then((index) => {
          answer.setHeader('content-type', 'application/json');
          answer.end(index);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: SEARCH_INDEX_FILE, source: await readSearchIndex() });
    },
  };
}
