import { readAllRows } from '../rows/documents.ts';
import { root } from '../root.ts';
import { readRoomFacts } from './read-facts.ts';
import { readRowTests } from './rows/row-tests.ts';
import { createSearchIndex } from './search-index.ts';

/** Returns the index of the present sources as JSON. */
export async function readSearchIndex(): Promise<string> {
  return JSON.stringify(createSearchIndex(await readRoomFacts(), readAllRows(), readRowTests(root)));
}
