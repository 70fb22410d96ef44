import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inRoot, root } from '../root.ts';
import { releaseSection } from './changelog.ts';
import { copyTree } from './copy-tree.ts';
import { listMissingTargets, packPackage, readChangelogSection, summariseFiles } from './pack.ts';
import { prepareRelease } from './prepare.ts';
import { findReleaseTag } from './room-changes.ts';
import { commonVersion, listPublicPackages } from '../package-build/public-packages.ts';

const DAY = '2026-11-26';
const places = mkdtempSync(path.join(tmpdir(), 'folioflow-release-test-'));
afterAll(() => rmSync(places, { recursive: true }));

/** A small project: two public packages of one version, and a private app that uses one of them. */
function createProject(name: string): string {
  const tree = path.join(places, name);
  const write = (file: string, content: object | string) => {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  };
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: tree });
  write('package.json', { name: 'project', version: '0.1.0', private: true, workspaces: ['packages/*', 'apps/*'] });
  const exports = { '.': { 'folioflow-source': './src/index.ts', default: './dist/index.js' } };
  write('packages/one/package.json', { name: '@p/one', version: '0.1.0', exports, files: ['dist'] });
  const dependencies = { '@p/one': '0.1.0' };
  write('packages/two/package.json', { name: '@p/two', version: '0.1.0', dependencies, files: ['dist'] });
  write('apps/app/package.json', { name: '@p/app', version: '0.1.0', private: true, dependencies });
  write('examples/page/package.json', { private: true, dependencies: { '@p/two': '0.1.0', other: '0.1.0' } });
  write('CHANGELOG.md', '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-01-01\n');
  const config = { fixed: [['@p/one', '@p/two']], privatePackages: { version: true, tag: false }, format: false };
  write('.changeset/config.json', { ...config, changelog: '@changesets/cli/changelog', baseBranch: 'main' });
  write('.gitignore', 'node_modules\ndist\n');
  symlinkSync(inRoot('node_modules'), path.join(tree, 'node_modules'));
  git('init', '--quiet', '--initial-branch=main');
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts'], {
    cwd: tree,
    stdio: 'ignore',
  });
  git('add', '.');
  git('commit', '--quiet', '--message=Start');
  return tree;
}

const readJson = (...file: readonly string[]) =>
  JSON.parse(readFileSync(path.join(...file), 'utf8')) as Record<string, Record<string, unknown>>;

const addChangeset = (tree: string) =>
  writeFileSync(path.join(tree, '.changeset', 'calm-river.md'), "---\n'@p/one': minor\n---\n\nAdd a flow.\n");

test('the tag of an earlier release is found by its version', async () => {
  const tree = createProject('tagged');
  execFileSync('git', ['tag', '@p/one@0.1.0'], { cwd: tree });
  expect(await findReleaseTag(tree, '0.1.0')).toBe('@p/one@0.1.0');
  expect(await findReleaseTag(tree, '0.2.0')).toBeNull();
});

describe('the preparation of a release', () => {
  let tree: string;
  beforeAll(async () => {
    tree = createProject('prepared');
    addChangeset(tree);
    await prepareRelease(tree, DAY);
  });

  test('gives all public packages and the root one version, also where only one of them changed', () => {
    expect(listPublicPackages(tree).map(({ name, version }) => `${name}@${version}`)).toEqual([
      '@p/one@0.2.0',
      '@p/two@0.2.0',
    ]);
    expect(readJson(tree, 'package.json')['version']).toBe('0.2.0');
  });

  test('updates every use of them, in the lock file and the examples too', () => {
    expect(readJson(tree, 'packages/two/package.json')['dependencies']).toEqual({ '@p/one': '0.2.0' });
    expect(readJson(tree, 'apps/app/package.json')['dependencies']).toEqual({ '@p/one': '0.2.0' });
    expect(readJson(tree, 'examples/page/package.json')['dependencies']).toEqual({ '@p/two': '0.2.0', other: '0.1.0' });
    const { packages = {} } = readJson(tree, 'package-lock.json');
    expect(packages['packages/two']).toMatchObject({ version: '0.2.0', dependencies: { '@p/one': '0.2.0' } });
  });

  test('writes the changelogs and consumes the changeset', () => {
    const [first] = listPublicPackages(tree);
    expect(first && readChangelogSection(first)).toMatch(/### Minor Changes\n\n- .*Add a flow\./);
    expect(readFileSync(path.join(tree, 'CHANGELOG.md'), 'utf8')).toContain(`## [Unreleased]\n\n## [0.2.0] - ${DAY}\n`);
    expect(existsSync(path.join(tree, '.changeset', 'calm-river.md'))).toBe(false);
  });

  test('changes nothing without a changeset', async () => {
    const unchanged = createProject('unchanged');
    expect(await prepareRelease(unchanged, DAY)).toMatchObject({ changesets: 0, version: '0.1.0' });
    expect(execFileSync('git', ['status', '--porcelain'], { cwd: unchanged, encoding: 'utf8' })).toBe('');
  });
});

describe('a dry run', () => {
  test('works on a copy with the uncommitted files and builds, and leaves the tree as it is', async () => {
    const tree = createProject('dry');
    addChangeset(tree);
    rmSync(path.join(tree, 'CHANGELOG.md'));
    mkdirSync(path.join(tree, 'packages/one/dist'));
    writeFileSync(path.join(tree, 'packages/one/dist/index.js'), 'export {};\n');
    const statusOf = () => execFileSync('git', ['status', '--porcelain'], { cwd: tree, encoding: 'utf8' });
    const before = statusOf();
    const { copy, remove } = await copyTree(tree);
    const { version, changesets } = await prepareRelease(copy, DAY);
    expect([version, changesets]).toEqual(['0.2.0', 1]);
    expect(existsSync(path.join(copy, 'CHANGELOG.md'))).toBe(false);
    expect(existsSync(path.join(copy, 'packages/one/dist/index.js'))).toBe(true);
    remove();
    expect(existsSync(copy)).toBe(false);
    expect(statusOf()).toBe(before);
    expect(listPublicPackages(tree).map(({ version: found }) => found)).toEqual(['0.1.0', '0.1.0']);
  });

  test('lists the files of an archive, and targets of exports that it lacks', async () => {
    const tree = createProject('packed');
    const [first] = listPublicPackages(tree);
    if (first === undefined) throw new Error('There is no public package.');
    expect(listMissingTargets(first, await packPackage(first))).toEqual(['dist/index.js']);
    mkdirSync(path.join(first.folder, 'dist'));
    writeFileSync(path.join(first.folder, 'dist', 'index.js'), 'export {};\n');
    const packed = await packPackage(first);
    expect(listMissingTargets(first, packed)).toEqual([]);
    expect([packed.name, packed.version, summariseFiles(packed.files)]).toEqual([
      '@p/one',
      '0.1.0',
      ['dist/ (1 files)', 'package.json'],
    ]);
  });
});

describe('the version of the public packages', () => {
  const packageOf = (name: string, version: string) => ({ name, version, folder: '' });

  test('is one', () => {
    expect(commonVersion([packageOf('a', '1.0.0'), packageOf('b', '1.0.0')])).toBe('1.0.0');
    expect(() => commonVersion([packageOf('a', '1.0.0'), packageOf('b', '1.1.0')])).toThrow('found a@1.0.0, b@1.1.0.');
    expect(() => commonVersion([])).toThrow('found none.');
  });

  test('follows from the fixed group, which contains every public package of this repository', () => {
    const { fixed } = readJson(root, '.changeset/config.json') as unknown as { fixed: readonly (readonly string[])[] };
    const names = listPublicPackages(root).map(({ name }) => name);
    expect(fixed).toHaveLength(1);
    expect(fixed[0]).toEqual(expect.arrayContaining(names));
  });
});

describe('the section of a version', () => {
  let text: string;
  beforeEach(() => {
    text = '# Changelog\n\n## [Unreleased]\n\n- One.\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n';
  });

  test('takes the unreleased entries', () => {
    expect(releaseSection(text, '0.2.0', DAY)).toBe(
      `# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - ${DAY}\n\n- One.\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n`,
    );
  });

  test('is not written without entries, twice, or into another kind of file', () => {
    const empty = text.replace('- One.\n\n', '');
    expect(releaseSection(empty, '0.2.0', DAY)).toBe(empty);
    expect(() => releaseSection(text, '0.1.0', DAY)).toThrow('has a section of 0.1.0 already');
    expect(() => releaseSection('# Changelog\n', '0.2.0', DAY)).toThrow('has no section ## [Unreleased]');
  });
});
