import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { documents, prefixes, rowsOf, type Row } from './rows.ts';

/** Every acceptance row of docs/requirements, in the order of the documents. */
export const allRows = (): Row[] =>
  prefixes.flatMap((prefix) => rowsOf(readFileSync(inRoot('docs', 'requirements', `${documents[prefix]}.md`), 'utf8')));
