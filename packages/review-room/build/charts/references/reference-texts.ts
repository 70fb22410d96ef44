import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readAllRows } from '../../documents/documents.ts';
import { inRoot } from '../../root.ts';

/** A row, an invariant or a decision record with its text. */
export interface ReferenceText {
  readonly id: string;
  readonly title: string;
  /** The cells of a row after its id, or the Markdown of a decision record after its title. */
  readonly text: string;
}

const cellsOf = (text: string) => text.split(/(?<!\\)\|/).map((cell) => cell.trim());

/** A row of a table as its requirement, and the other cells. */
function rowText(id: string, cells: readonly string[]): ReferenceText {
  const [title = '', ...rest] = cells;
  return { id, title, text: rest.join(' · ') };
}

function readInvariants(): readonly ReferenceText[] {
  const lines = readFileSync(inRoot('docs', 'requirements', 'invariants.md'), 'utf8').split('\n');
  return lines.flatMap((line) => {
    const [, id, text] = /^\|\s*(INV-\d{2})\s*\|(.*)\|\s*$/.exec(line) ?? [];
    if (id === undefined || text === undefined) return [];
    const [flows = '', title = ''] = cellsOf(text);
    return [rowText(id, [title, flows])];
  });
}

function readDecisions(): readonly ReferenceText[] {
  const folder = inRoot('docs', 'decisions');
  return globSync('*.md', { cwd: folder })
    .sort()
    .flatMap((file) => {
      const [title = '', ...lines] = readFileSync(path.join(folder, file), 'utf8').split('\n');
      const [, id, topic] = /^# (\d{3}) (.*)$/.exec(title) ?? [];
      if (id === undefined || topic === undefined) return [];
      return [{ id, title: topic, text: lines.join('\n').trim() }];
    });
}

/** Returns every row, invariant and decision record by its id, in the order of the documents. */
export const readReferenceTexts = (): ReadonlyMap<string, ReferenceText> =>
  new Map(
    [...readAllRows().map(({ id, text }) => rowText(id, cellsOf(text))), ...readInvariants(), ...readDecisions()].map(
      (reference) => [reference.id, reference],
    ),
  );
