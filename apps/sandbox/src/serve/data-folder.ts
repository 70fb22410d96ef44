import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, parseFields, isFields } from '../kit/json.ts';
import { type Store } from '../store/database.ts';
import { isDatabaseLocked, openSqliteStore } from '../store/sqlite.ts';

/** Value of `SANDBOX_DATA` for a sandbox without files. */
export const IN_MEMORY = ':memory:';

/** Addresses by the name of the served app. */
export type AddressesByApp = Readonly<Record<string, string>>;

const holderNotePath = (folder: string): string => join(folder, 'served-at.json');

const readHolderNote = (folder: string): Fields => {
  try {
    return parseFields(readFileSync(holderNotePath(folder), 'utf8'));
  } catch {
    // The process that uses the folder is still starting.
    return {};
  }
};

const folderInUseText = (folder: string): string => {
  const { pid, addresses } = readHolderNote(folder);
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
 * @throws Error with the process that uses the folder, its addresses, and a way to start beside it
 */
export const openDataFolder = (folder: string): Store => {
  mkdirSync(folder, { recursive: true });
  try {
    return openSqliteStore(join(folder, 'sandbox.sqlite'));
  } catch (error) {
    if (!isDatabaseLocked(error)) throw error;
    throw new Error(folderInUseText(folder), { cause: error });
  }
};

/** Writes a note about this process and its addresses into the folder; returns a function that deletes the note. */
export const writeHolderNote = (folder: string, addresses: AddressesByApp): (() => void) => {
  writeFileSync(holderNotePath(folder), JSON.stringify({ pid: process.pid, addresses }));
  return () => rmSync(holderNotePath(folder), { force: true });
};
