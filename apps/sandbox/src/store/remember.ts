import { type Database } from './database.ts';

interface Memory {
  readonly version: () => number;
  at: number;
  readonly kept: Map<string, Promise<unknown>>;
}

const memories = new WeakMap<Database, Memory>();
const MOST_KEPT = 2_000;

/** Tells how often a database that only this process can open was written to. A shared database is never told of. */
export const trackVersion = (db: Database, version: () => number): void => {
  memories.set(db, { version, at: version(), kept: new Map() });
};

/**
 * What was read stays known until anything is written. Transactions and databases that other processes share remember
 * nothing: there every question is asked again.
 */
export const remembered = <T>(db: Database, question: string, ask: () => Promise<T>): Promise<T> => {
  const memory = memories.get(db);
  if (!memory) return ask();
  const version = memory.version();
  if (memory.at !== version || memory.kept.size >= MOST_KEPT) {
    memory.kept.clear();
    memory.at = version;
  }
  const known = memory.kept.get(question);
  if (known) return known as Promise<T>;
  const answer = ask();
  memory.kept.set(question, answer);
  answer.catch(() => memory.kept.delete(question));
  return answer;
};
