import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../root.ts';
import { deepGate, productGate } from './gates.ts';
import { suiteNames } from './suites.ts';
import { hashWorkTree } from './tree-hash.ts';

test('each suite belongs to one gate, and each task of a gate is one of turbo', () => {
  const suites: readonly string[] = [...productGate.suites, ...deepGate.suites];
  expect([...suites].sort()).toEqual([...new Set([...suites, ...suiteNames])].sort());
  const { tasks } = JSON.parse(readFileSync(inRoot('turbo.json'), 'utf8')) as { tasks: Record<string, unknown> };
  const names = Object.keys(tasks).map((name) => name.replace('//#', ''));
  expect(names).toEqual(expect.arrayContaining([...suites, ...productGate.checks, ...deepGate.checks]));
});

test('the hash of a work tree follows each file that is not ignored, and leaves the index as it is', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-tree-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  git('init', '--quiet');
  write('.gitignore', 'ignored');
  write('file', 'first');
  const first = hashWorkTree(folder);
  write('ignored', 'text');
  expect(hashWorkTree(folder)).toBe(first);
  write('file', 'second');
  const second = hashWorkTree(folder);
  write('new', '');
  expect(new Set([first, second, hashWorkTree(folder)]).size).toBe(3);
  expect(git('diff', '--cached', '--name-only')).toBe('');
});
