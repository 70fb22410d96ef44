import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { type PublicPackage } from './public-packages.ts';

/** The condition under which this repository resolves its packages to their sources. */
const SOURCE_CONDITION = 'folioflow-source';
/** Files that npm packs beside those of the manifest. */
const DOCUMENT_FILES = ['README.md', 'LICENSE', 'CHANGELOG.md'];
const UNPUBLISHED_FIELDS = new Set(['devDependencies', 'publishConfig', 'scripts']);

/** The fields of a `package.json` that decide about its tarball. */
export interface Manifest {
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const withoutSourceCondition = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null
    ? Object.fromEntries(Object.entries(entry).filter(([condition]) => condition !== SOURCE_CONDITION))
    : entry;

/**
 * Returns the manifest as it is published: without scripts, and without entries and conditions for sources, which are
 * not packed.
 */
export const publishedManifestOf = (manifest: Manifest): object => ({
  ...Object.fromEntries(Object.entries(manifest).filter(([field]) => !UNPUBLISHED_FIELDS.has(field))),
  ...(manifest.exports && {
    exports: Object.fromEntries(
      Object.entries(manifest.exports)
        .map(([name, entry]) => [name, withoutSourceCondition(entry)] as const)
        .filter(([, entry]) => typeof entry === 'string' || Object.keys(entry as object).length > 0),
    ),
  }),
});

/**
 * Writes the content of a built package, as it is published, to a folder and returns that folder. npm would pack the
 * manifest of the workspace itself, which names sources.
 */
export function stagePackage({ folder }: Pick<PublicPackage, 'folder'>, staged: string): string {
  const manifest = readManifest(folder);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  for (const name of [...(manifest.files ?? []), ...DOCUMENT_FILES]) {
    const source = path.join(folder, name);
    if (existsSync(source)) cpSync(source, path.join(staged, name), { recursive: true });
  }
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(publishedManifestOf(manifest), null, 2)}\n`);
  return staged;
}

/** Packs a staged package and returns the path of its tarball. */
export async function packStagedPackage(staged: string, destination: string): Promise<string> {
  const { code, output } = await runCommand('npm', ['pack', staged, '--pack-destination', destination, '--silent']);
  const name = output.trim().split('\n').at(-1);
  if (code !== 0 || name === undefined) throw new Error(`npm pack failed: ${output}`);
  return path.join(destination, name);
}
