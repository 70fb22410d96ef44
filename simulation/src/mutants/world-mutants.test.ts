import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { worldMutants } from './world-mutants.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

test.each(worldMutants)('the bug "$name" can be planted: its text is in its file once', ({ file, find, replace }) => {
  expect(readFileSync(path.join(root, file), 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});

test('there are at least 30 bugs, each with a name of its own', () => {
  expect(new Set(worldMutants.map(({ name }) => name)).size).toBe(worldMutants.length);
  expect(worldMutants.length).toBeGreaterThanOrEqual(30);
});
