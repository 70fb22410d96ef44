import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { createPackageFromTarballData, checkPackage } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, inject, test } from 'vitest';
import { inRoot } from '../root.ts';

/** Resolutions that are not offered: the packages are ES modules for bundlers and a recent Node. */
const UNSUPPORTED_RESOLUTIONS = new Set(['node10', 'node16-cjs']);
const MAX_DECLARATION_BYTES = 3_000_000;

const { folder, tarballs } = inject('installation');
const names = Object.keys(tarballs);
const installedFolder = (name: string) => path.join(folder, 'node_modules', name);
const filesOf = (name: string) =>
  readdirSync(installedFolder(name), { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(installedFolder(name), file)).isFile(),
  );

describe.each(names)('the tarball of %s', (name) => {
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
    const pkg = JSON.parse(readFileSync(path.join(installedFolder(name), 'package.json'), 'utf8')) as object;
    const { messages } = await publint({ pkgDir: installedFolder(name), pack: false, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg as never))).toEqual([]);
  });

  test('resolves its types for bundlers and ES modules', async () => {
    const tarball = tarballs[name];
    if (tarball === undefined) throw new Error(`${name} has no tarball.`);
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
    if (result.types === false) throw new Error(`${name} has no types.`);
    const problems = result.problems.filter(
      (problem) => !('resolutionKind' in problem) || !UNSUPPORTED_RESOLUTIONS.has(problem.resolutionKind),
    );
    expect(problems).toEqual([]);
  });

  test('has declarations of at most 3 MB', () => {
    const bytes = filesOf(name)
      .filter((file) => file.endsWith('.d.ts'))
      .reduce((sum, file) => sum + statSync(path.join(installedFolder(name), file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_DECLARATION_BYTES);
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
