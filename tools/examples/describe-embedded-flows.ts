import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countLines, readDocumentedFigures } from './documented-figures.ts';
import { inExamples, type EmbeddedFlow } from './example-projects.ts';

const MAX_LINES = 20;

/** Declares the tests of the files that embed the flows of an example. */
export function describeEmbeddedFlows(name: string, flows: readonly EmbeddedFlow[]): void {
  describe(`the files of ${name}`, () => {
    test.each(flows)('embed $flow in at most 20 lines, as documented', ({ flow, file }) => {
      const lines = countLines(readFileSync(inExamples(name, file), 'utf8'));
      expect(lines).toBeLessThanOrEqual(MAX_LINES);
      expect(readDocumentedFigures(name).lines[flow]).toBe(lines);
    });
  });
}
