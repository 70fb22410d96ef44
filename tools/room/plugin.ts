import type { Plugin } from 'vite';
import { root } from '../root.ts';
import { readChanges } from './changes/changes-file.ts';
import { readReleaseFiles } from './changes/release-files.ts';
import { releaseChangesFile, ROOM_CHANGES_FILE, ROOM_RELEASES_FILE } from './load-changes.ts';
import { SEARCH_INDEX_FILE } from './load-search-index.ts';
import { readRoomFacts } from './read-facts.ts';
import { readSearchIndex } from './read-search-index.ts';

/** The facts of a built room, for a comparison with a later one. No page loads them. */
const ROOM_FACTS_FILE = 'room-facts.json';

/** Files that the pages of the review room load: the search index, the latest comparison, and those of releases. */
function listServedFiles(): ReadonlyMap<string, () => string | Promise<string>> {
  const releases = readReleaseFiles(root);
  return new Map<string, () => string | Promise<string>>([
    [SEARCH_INDEX_FILE, readSearchIndex],
    [ROOM_CHANGES_FILE, readChanges],
    [ROOM_RELEASES_FILE, () => JSON.stringify(releases.map(({ release, day }) => ({ release, day })))],
    ...releases.map(({ release, changes }) => [releaseChangesFile(release), () => JSON.stringify(changes)] as const),
  ]);
}

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
        const file = fileOf(incoming.url);
        const read = file.endsWith('.json') ? listServedFiles().get(file) : undefined;
        if (read === undefined) {
          next();
          return;
        }
        Promise.resolve(read()).then((json) => {
          answer.setHeader('content-type', 'application/json');
          answer.end(json);
        }, next);
      });
    },
    async generateBundle() {
      for (const [fileName, read] of listServedFiles())
        this.emitFile({ type: 'asset', fileName, source: await read() });
      this.emitFile({ type: 'asset', fileName: ROOM_FACTS_FILE, source: JSON.stringify(await readRoomFacts()) });
    },
  };
}
