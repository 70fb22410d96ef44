import { type KyselyPlugin, type QueryId } from 'kysely';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Store } from '../store/database.ts';

const root = path.join(import.meta.dirname, '..');
const isSource = (file: string) => !/\.test\.tsx?$|^testing\//.test(file);
const frameOfSource = /\/apps\/sandbox\/src\/(?!testing\/)([^:]+\.ts):/;
/** Beginnings of a query, and the migrator, which has queries of its own. */
const query = /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|schema)\b|\bsql`|\bnew Migrator\b/;

/** Modules of the sandbox that contain a query, as paths in `src`. */
export const listQueryModules = (): readonly string[] =>
  globSync('**/*.ts', { cwd: root })
    .filter((file) => isSource(file) && query.test(readFileSync(path.join(root, file), 'utf8')))
    .toSorted();

/** Modules whose queries a database has answered, as paths in `src`. */
export const queriedModules = new Set<string>();

/** Finds the module that runs the current query: Kysely compiles a query before it awaits anything. */
const findCaller = (): string => {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const { stack = '' } = new Error('The callers of a query');
  Error.stackTraceLimit = limit;
  return frameOfSource.exec(stack)?.[1] ?? '';
};

const createRecorder = (): KyselyPlugin => {
  const callers = new WeakMap<QueryId, string>();
  return {
    transformQuery: ({ node, queryId }) => {
      callers.set(queryId, findCaller());
      return node;
    },
    transformResult: ({ result, queryId }) => {
      const caller = callers.get(queryId) ?? '';
      if (caller !== '' && isSource(caller)) queriedModules.add(caller);
      return Promise.resolve(result);
    },
  };
};

/** Returns the same store; its answered queries are recorded in `queriedModules`. */
export const recordQueries = (store: Store): Store => ({
  db: store.db.withPlugin(createRecorder()),
  close: () => store.close(),
});
