import { readFileSync } from 'node:fs';
import { inExamples } from './example-projects.ts';

/** The figures of an example in the table of `examples/README.md`. */
export interface DocumentedFigures {
  /** Lines of the embedding file by flow. */
  readonly lines: Readonly<Record<string, number>>;
  /** Bytes of the page with own ports beyond the page without a flow; null for an example without pages. */
  readonly bytes: number | null;
}

/** Lines of a file that are neither blank nor comments. */
export const countLines = (text: string): number =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//')).length;

/** Reads the row of an example. @throws Error without a row */
export function readDocumentedFigures(name: string): DocumentedFigures {
  const row = readFileSync(inExamples('README.md'), 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| [${name}](`));
  const [, , lines, bytes] = row?.split('|').map((cell) => cell.trim()) ?? [];
  if (lines === undefined || bytes === undefined) throw new Error(`examples/README.md has no row of ${name}.`);
  return {
    lines: Object.fromEntries(
      [...lines.matchAll(/`(\w+)` (\d+)/g)].map(([, flow = '', count]) => [flow, Number(count)]),
    ),
    bytes: /^[\d,]+$/.test(bytes) ? Number(bytes.replaceAll(',', '')) : null,
  };
}
