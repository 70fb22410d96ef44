import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from './keep-assets.ts';

const first = new Date('2026-11-20T12:00:00Z');
const daysLater = (days: number) => new Date(first.getTime() + days * 24 * 60 * 60_000);
let home: string;
const built = () => path.join(home, 'dist');
const earlier = () => path.join(home, 'earlier');

/** A build that leaves nothing of the one before it. */
const build = (...names: readonly string[]) => {
  rmSync(built(), { recursive: true, force: true });
  mkdirSync(path.join(built(), 'assets'), { recursive: true });
  for (const name of names) writeFileSync(path.join(built(), 'assets', name), name);
};
const kept = () => readdirSync(path.join(earlier(), 'assets')).sort();

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'folioflow-kept-'));
});
afterEach(() => rmSync(home, { recursive: true }));

test('assets outlive their build, with their twins and without their maps', () => {
  build('a.js', 'a.js.br', 'a.js.map', 'same.js');
  keepAssets(built(), earlier(), first);
  build('b.js', 'same.js');
  keepAssets(built(), earlier(), daysLater(1));
  expect(kept()).toEqual(['a.js', 'a.js.br', 'b.js', 'same.js']);
});

test('what no build has had for thirty days goes', () => {
  build('a.js', 'same.js');
  keepAssets(built(), earlier(), first);
  build('b.js', 'same.js');
  keepAssets(built(), earlier(), daysLater(20));
  keepAssets(built(), earlier(), daysLater(31));
  expect(kept()).toEqual(['b.js', 'same.js']);
});

test('an app that is not built keeps nothing and is no mistake here', () => {
  keepAssets(built(), earlier(), first);
  expect([existsSync(built()), kept()]).toEqual([false, []]);
});
