import type { Plugin } from 'vite';
import { readChanges } from './changes/changes-file.ts';
import { ROOM_CHANGES_FILE } from './load-changes.ts';
import { SEARCH_INDEX_FILE } from './load-search-index.ts';
import { readRoomFacts } from './read-facts.ts';
import { readSearchIndex } from './read-search-index.ts';

/** The facts of a built room, for a comparison with a later one. No page loads them. */
const ROOM_FACTS_FILE = 'room-facts.json';

/** Files that the pages of the review room load. */
const servedFiles: Readonly<Record<string, () => Promise<string>>> = {
  [SEARCH_INDEX_FILE]: readSearchIndex,
  [ROOM_CHANGES_FILE]: () => Promise.resolve(readChanges()),
};

const fileOf = (address = '') => address.split('?')[0]?.split('/').at(-1) ?? '';

/**
 * Serves and builds the index of the search and the latest comparison of the room. The stories are drawn for it in a
 * process of its own.
 */
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
        const read = servedFiles[fileOf(incoming.url)];
        if (read === undefined) {
          next();
          return;
        }
        read().then((json) => {
          answer.setHeader('content-type', 'application/json');
          answer.end(json);
        }, next);
      });
    },
    async generateBundle() {
      for (const [fileName, read] of Object.entries(servedFiles))
        this.emitFile({ type: 'asset', fileName, source: await read() });
      this.emitFile({ type: 'asset', fileName: ROOM_FACTS_FILE, source: JSON.stringify(await readRoomFacts()) });
    },
  };
}
