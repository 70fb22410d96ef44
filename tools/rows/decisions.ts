import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';

/**
 * Ids of decisions (`D-15`, `A06`, `AD-001`), conflicts (`C-02`, and X for those of flows) and worked numbers (`W01`),
 * as the specification writes them. A part of a longer word, of a path, or of an encoded or composed text is none.
 */
const DECISION = /(?<![\w%#$}=+/.-])(?:AD-\d{3}|[CDX]-\d{2,3}|[AW]\d{2})(?![\w-])/g;

export interface FoundId {
  readonly id: string;
  /** Path from the root, and line. */
  readonly place: string;
}

export interface DefinedDecision extends FoundId {
  /** The cells after the id, as they are written. */
  readonly text: string;
}

/** Returns every id in a text with its place. */
export const findDecisionIds = (file: string, text: string): FoundId[] =>
  text
    .split('\n')
    .flatMap((line, at) => [...line.matchAll(DECISION)].map(([id]) => ({ id, place: `${file}:${at + 1}` })));

/** Returns the definitions in a text: lines of a table whose first cell is an id. */
export const parseDecisions = (file: string, text: string): DefinedDecision[] =>
  text.split('\n').flatMap((line, at) => {
    const [, first = '', rest] = /^\|\s*([^|\s]+)\s*\|(.*)\|\s*$/.exec(line) ?? [];
    const [found] = findDecisionIds(file, first);
    return rest === undefined || found?.id !== first ? [] : [{ id: first, place: `${file}:${at + 1}`, text: rest }];
  });

/** Ids that no definition has, definitions that repeat an id, and definitions to which no other line refers. */
export function findDeadReferences(cited: readonly FoundId[], defined: readonly DefinedDecision[]): string[] {
  const definitions = new Map(defined.map((definition) => [definition.id, definition]));
  const ownPlaces = new Set(defined.map(({ place }) => place));
  const used = new Set(cited.filter(({ place }) => !ownPlaces.has(place)).map(({ id }) => id));
  return [
    ...cited.filter(({ id }) => !definitions.has(id)).map(({ id, place }) => `${place} refers to ${id}, not defined`),
    ...defined
      .filter((definition) => definitions.get(definition.id) !== definition)
      .map(({ id, place }) => `${place} defines ${id}, defined again below`),
    ...defined.filter(({ id }) => !used.has(id)).map(({ id, place }) => `${place} defines ${id}, never referred to`),
  ];
}

/** Every decision of docs/requirements, and every case of docs/worked-numbers. */
export const readDecisions = (): DefinedDecision[] =>
  globSync('docs/{requirements,worked-numbers}/*.md', { cwd: inRoot() })
    .sort()
    .flatMap((file) => parseDecisions(file, readFileSync(inRoot(file), 'utf8')));

/** Every id in a text file of the work tree that git does not ignore. */
export function readDecisionIds(): FoundId[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return listed.split('\0').flatMap((file) => {
    if (file === '' || !existsSync(inRoot(file))) return [];
    const text = readFileSync(inRoot(file), 'utf8');
    return text.includes('\0') ? [] : findDecisionIds(file, text);
  });
}
