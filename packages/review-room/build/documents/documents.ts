import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { documents, prefixes, parseChangedIds, parseRows, type AcceptanceRow } from './rows.ts';

/** Returns the text of a file of docs/requirements. */
export const readRequirements = (name: string) => readFileSync(inRoot('docs', 'requirements', `${name}.md`), 'utf8');

/** Every acceptance row of docs/requirements, in the order of the documents. */
export const readAllRows = (): AcceptanceRow[] =>
  prefixes.flatMap((prefix) => parseRows(readRequirements(documents[prefix])));

/** The ids of every row that is marked as changed. */
export const readChangedIds = (): string[] =>
  prefixes.flatMap((prefix) => parseChangedIds(readRequirements(documents[prefix])));
