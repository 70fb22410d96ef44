import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { releaseSection } from './changelog.ts';
import { setExampleVersions } from './example-versions.ts';
import { commonVersion, listPublicPackages, type PublicPackage } from '../package-build/public-packages.ts';

/** Runs an installed tool in a tree. @throws Error with its output when it fails */
export async function runIn(tree: string, command: string, args: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command, args, { cwd: tree });
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}.\n${output}`);
  return output;
}

/** Descriptions of changes that no version contains yet. */
const countPendingChangesets = (tree: string): number =>
  globSync('.changeset/*.md', { cwd: tree }).filter((file) => !file.endsWith('README.md')).length;

const setRootVersion = (tree: string, version: string): void => {
  const file = path.join(tree, 'package.json');
  const text = readFileSync(file, 'utf8');
  // The first version of the file is that of the package; its order and format are preserved.
  writeFileSync(file, text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
};

export interface PreparedRelease {
  readonly changesets: number;
  readonly before: readonly PublicPackage[];
  readonly after: readonly PublicPackage[];
  readonly version: string;
}

/**
 * Applies the pending changesets to a tree: versions, those of the examples too, changelogs, the lock file and the section of `CHANGELOG.md`.
 * Without a pending changeset the tree is unchanged. Needs no network.
 * @param day `yyyy-mm-dd`, for the section
 */
export async function prepareRelease(tree: string, day: string): Promise<PreparedRelease> {
  const before = listPublicPackages(tree);
  const changesets = countPendingChangesets(tree);
  if (changesets === 0) return { changesets, before, after: before, version: commonVersion(before) };
  await runIn(tree, 'changeset', ['version']);
  const after = listPublicPackages(tree);
  const version = commonVersion(after);
  setRootVersion(tree, version);
  setExampleVersions(
    tree,
    after.map(({ name }) => name),
    version,
  );
  await runIn(tree, 'npm', ['install', '--package-lock-only', '--offline', '--ignore-scripts']);
  const changelog = path.join(tree, 'CHANGELOG.md');
  if (existsSync(changelog)) writeFileSync(changelog, releaseSection(readFileSync(changelog, 'utf8'), version, day));
  return { changesets, before, after, version };
}
