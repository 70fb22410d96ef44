import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly workspaces?: readonly string[];
}

/** Package that is published: a workspace whose manifest does not say `private`. */
export interface PublicPackage {
  readonly name: string;
  readonly version: string;
  /** absolute */
  readonly folder: string;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Packages of a tree that are published, by name. */
export function listPublicPackages(tree: string): readonly PublicPackage[] {
  return (readManifest(tree).workspaces ?? [])
    .flatMap((pattern) => globSync(pattern, { cwd: tree }))
    .map((folder) => path.join(tree, folder))
    .filter((folder) => existsSync(path.join(folder, 'package.json')))
    .map((folder) => ({ manifest: readManifest(folder), folder }))
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ manifest: { name, version }, folder }) => ({ name, version, folder }))
    .sort((first, second) => first.name.localeCompare(second.name, 'en'));
}

/**
 * The single version of the public packages.
 * @throws Error when there are none or they differ: they belong to one `fixed` group of `.changeset/config.json`
 */
export function commonVersion(packages: readonly PublicPackage[]): string {
  const versions = [...new Set(packages.map(({ version }) => version))];
  const [version] = versions;
  if (version !== undefined && versions.length === 1) return version;
  const found = packages.map((entry) => `${entry.name}@${entry.version}`).join(', ') || 'none';
  throw new Error(
    `The public packages have one version, by the fixed group of .changeset/config.json; found ${found}.`,
  );
}
