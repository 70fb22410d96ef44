// Runs publint and attw. Neither compares the files of an archive, nor follows the declarations of an entry.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { runCommand } from '../command.ts';
import { inRoot } from '../root.ts';

const { folder, tarballs } = inject('installation');
const installedFolder = (name: string) => path.join(folder, 'node_modules', name);
const filesOf = (name: string) =>
  readdirSync(installedFolder(name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(installedFolder(name), file)).isFile(),
  );

describe.each(Object.entries(tarballs))('the tarball of %s', (name, tarball) => {
  test('contains the build, the licence and the documentation, and no sources', () => {
    const files = filesOf(name);
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
    expect(
      files.filter((file) => !/^(?:dist\/|profiles\/|(?:LICENSE|README\.md|CHANGELOG\.md|package\.json)$)/.test(file)),
    ).toEqual([]);
    expect(files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))).toEqual([]);
    const licence = readFileSync(path.join(installedFolder(name), 'LICENSE'), 'utf8');
    expect(licence).toBe(readFileSync(inRoot('LICENSE'), 'utf8'));
  });

  test('passes publint', async () => {
    const { code, output } = await runCommand('publint', ['run', tarball, '--strict']);
    expect(code, output).toBe(0);
  });

  test('resolves its types for bundlers and ES modules', async () => {
    const { code, output } = await runCommand('attw', [tarball, '--profile', 'esm-only']);
    expect(code, output).toBe(0);
  });
});

test('the entry of the flows does not lead to charts, scenarios or tests', () => {
  const dist = path.join(installedFolder('@folioflow/flows'), 'dist');
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, target] of readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)\.js"/g)) {
      visit(path.resolve(path.dirname(file), `${target ?? ''}.d.ts`));
    }
  };
  visit(path.join(dist, 'index.d.ts'));
  expect(reached.size).toBeGreaterThan(100);
  expect([...reached].filter((file) => /\.machine\.|scenarios|model-testing/.test(file))).toEqual([]);
});
