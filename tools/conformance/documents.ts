import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { documents, prefixes, parseRows, type AcceptanceRow } from './rows.ts';

/** Every acceptance row of docs/requirements, in the order of the documents. */
export const readAllRows = (): AcceptanceRow[] =>
  prefixes.flatMap((prefix) =>
    parseRows(readFileSync(inRoot('docs', 'requirements', `${documents[prefix]}.md`), 'utf8')),
  );
