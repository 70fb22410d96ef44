import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, fieldsOf, isFields } from '../kit/json.ts';
import { type Store } from '../store/database.ts';
import { isLocked, openSqliteStore } from '../store/sqlite.ts';

/** What `SANDBOX_DATA` says for a sandbox that keeps nothing. */
export const IN_MEMORY = ':memory:';

/** Addresses by what stands there. */
export type Addresses = Readonly<Record<string, string>>;

const noteIn = (folder: string): string => join(folder, 'served-at.json');

const noteOf = (folder: string): Fields => {
  try {
    return fieldsOf(readFileSync(noteIn(folder), 'utf8'));
  } catch {
    // Whoever holds the folder is only just starting.
    return {};
  }
};

const heldText = (folder: string): string => {
  const { pid, addresses } = noteOf(folder);
  const lines = Object.entries(isFields(addresses) ? addresses : {}).map(
    ([what, address]) => `  ${what.padEnd(14)} ${String(address)}`,
  );
  return [
    `The data folder ${folder} is in use by ${typeof pid === 'number' ? `process ${pid}` : 'another process'}${lines.length > 0 ? ', which serves:' : '.'}`,
    ...lines,
    'To start beside it, give this one a folder of its own, or none:',
    `  SANDBOX_DATA=${folder}-2`,
    `  SANDBOX_DATA=${IN_MEMORY}`,
  ].join('\n');
};

/**
 * Opens the database in a folder.
 * @throws Error that says who holds the folder, at which addresses, and how to start beside it
 */
export const openDataFolder = (folder: string): Store => {
  mkdirSync(folder, { recursive: true });
  try {
    return openSqliteStore(join(folder, 'sandbox.sqlite'));
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Error(heldText(folder), { cause: error });
  }
};

/** Leaves word in the folder of who holds it and where; answers how to take it back. */
export const noteHolder = (folder: string, addresses: Addresses): (() => void) => {
  writeFileSync(noteIn(folder), JSON.stringify({ pid: process.pid, addresses }));
  return () => rmSync(noteIn(folder), { force: true });
};
