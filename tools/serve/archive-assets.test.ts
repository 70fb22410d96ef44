import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { archiveAssets } from './archive-assets.ts';

const first = new Date('2026-11-20T12:00:00Z');
const dayAfterFirst = (days: number) => new Date(first.getTime() + days * 24 * 60 * 60_000);
let home: string;
const buildFolder = () => path.join(home, 'dist');
const archiveFolder = () => path.join(home, 'earlier');

/** A build that leaves nothing of the one before it. */
const writeBuild = (...names: readonly string[]) => {
  rmSync(buildFolder(), { recursive: true, force: true });
  mkdirSync(path.join(buildFolder(), 'assets'), { recursive: true });
  for (const name of names) writeFileSync(path.join(buildFolder(), 'assets', name), name);
};
const archivedNames = () => readdirSync(path.join(archiveFolder(), 'assets')).sort();

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'folioflow-kept-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('assets outlive their build, with their twins and without their maps', () => {
  writeBuild('a.js', 'a.js.br', 'a.js.map', 'same.js');
  archiveAssets(buildFolder(), archiveFolder(), first);
  writeBuild('b.js', 'same.js');
  archiveAssets(buildFolder(), archiveFolder(), dayAfterFirst(1));
  expect(archivedNames()).toEqual(['a.js', 'a.js.br', 'b.js', 'same.js']);
});

test('what no build has had for thirty days goes', () => {
  writeBuild('a.js', 'same.js');
  archiveAssets(buildFolder(), archiveFolder(), first);
  writeBuild('b.js', 'same.js');
  archiveAssets(buildFolder(), archiveFolder(), dayAfterFirst(20));
  archiveAssets(buildFolder(), archiveFolder(), dayAfterFirst(31));
  expect(archivedNames()).toEqual(['b.js', 'same.js']);
});

test('an app that is not built keeps nothing and is no mistake here', () => {
  archiveAssets(buildFolder(), archiveFolder(), first);
  expect([existsSync(buildFolder()), archivedNames()]).toEqual([false, []]);
});
