import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleChanges } from '../../../packages/ui/src/review/changes/testing/sample-changes.ts';
import { readReleaseFiles, writeReleaseFile } from './release-files.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'folioflow-changes-'));
});
afterEach(() => rmSync(tree, { recursive: true }));

const write = (release: string) =>
  writeReleaseFile(tree, { version: 1, release, day: '2026-11-20', changes: sampleChanges });

test('written releases are read by their versions, the last one first', () => {
  for (const release of ['0.2.0', '0.10.0', '0.9.1']) write(release);
  expect(readReleaseFiles(tree).map(({ release }) => release)).toEqual(['0.10.0', '0.9.1', '0.2.0']);
  expect(readReleaseFiles(tree)[0]?.changes).toEqual(sampleChanges);
});

test('a tree without releases has none', () => {
  expect(readReleaseFiles(tree)).toEqual([]);
});

test.each([
  ['no JSON', '{'],
  ['another version of the format', JSON.stringify({ version: 2, release: '0.2.0', day: '2026-11-20', changes: {} })],
  ['another release', JSON.stringify({ version: 1, release: '0.3.0', day: '2026-11-20', changes: { version: 1 } })],
])('a file with %s is named', (_, content) => {
  writeFileSync(path.join(tree, write('0.2.0')), content);
  expect(() => readReleaseFiles(tree)).toThrow('0.2.0.json is no list of changes');
});
