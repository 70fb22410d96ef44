import { findReferences } from './reference-ids.ts';

/** The three documents that acceptance rows come from, by the prefix of their ids. */
export const documents = { ON: 'onboarding', DO: 'ordering', OM: 'orders' } as const;
export type Prefix = keyof typeof documents;
export const prefixes = Object.keys(documents) as Prefix[];

export interface AcceptanceRow {
  readonly id: string;
  /** The cells after the id, as they are written. */
  readonly text: string;
}

/** The rows of one document: lines of a table whose first cell is one id. Throws on a duplicate id. */
export function parseRows(markdown: string): AcceptanceRow[] {
  const rows = markdown.split('\n').flatMap((line) => {
    const [, id, text] = /^\|\s*((?:ON|DO|OM)-\d{3})\s*\|(.*)\|\s*$/.exec(line) ?? [];
    return id === undefined || text === undefined ? [] : [{ id, text: text.trim() }];
  });
  const twice = rows.find(({ id }, index) => rows.findIndex((row) => row.id === id) !== index);
  if (twice !== undefined) throw new Error(`${twice.id} stands twice in the requirements.`);
  return rows;
}

/** Ids of the rows that hold as changed: the row itself says "Changed", or a sentence above its table names it. */
export const parseChangedIds = (markdown: string): string[] => [
  ...parseRows(markdown).flatMap(({ id, text }) => (/\bChanged\b/.test(text) ? [id] : [])),
  ...markdown.split('\n').flatMap((line) => (line.startsWith('Changed') ? findReferences(line) : [])),
];
