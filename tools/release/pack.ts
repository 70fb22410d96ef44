import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishedManifestOf, readManifest, stagePackage } from '../package-build/stage-package.ts';
import { runIn } from './prepare.ts';
import { type PublicPackage } from '../package-build/public-packages.ts';

/** Content of a package as it would be published. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
  /** bytes of the archive */
  readonly size: number;
  /** paths in the archive */
  readonly files: readonly string[];
}

interface PackReport extends Omit<PackedPackage, 'files'> {
  readonly files: readonly { readonly path: string }[];
}

const isReport = (value: unknown): value is PackReport =>
  typeof value === 'object' && value !== null && 'files' in value;

/** npm 11 answers a list, later versions an object by the name of the package. */
const findReport = (answer: unknown): PackReport => {
  const report = Object.values(answer as object).find(isReport);
  if (report === undefined) throw new Error('npm pack reported no package.');
  return report;
};

/** Lists the content of a package as it is published, by `npm pack --dry-run`; scripts of the package do not run. */
export async function packPackage(released: PublicPackage): Promise<PackedPackage> {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-staged-'));
  try {
    const staged = stagePackage(released, folder);
    const output = await runIn(staged, 'npm', ['pack', '--dry-run', '--json', '--ignore-scripts']);
    const { name, version, filename, size, files } = findReport(JSON.parse(output));
    return { name, version, filename, size, files: files.map((file) => file.path) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Files of an archive by their first folder, with a count. */
export function summariseFiles(files: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const [first = '', ...rest] = file.split('/');
    const key = rest.length === 0 ? first : `${first}/`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => (key.endsWith('/') ? `${key} (${count} files)` : key));
}

const listTargets = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.startsWith('./') ? [path.posix.normalize(value)] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTargets) : [];
};

/** Targets of the published `exports` of a package that its archive does not contain. */
export function listMissingTargets({ folder }: PublicPackage, { files }: PackedPackage): readonly string[] {
  const { exports = {} } = publishedManifestOf(readManifest(folder)) as { exports?: unknown };
  const isPacked = (target: string) => {
    if (!target.includes('*')) return files.includes(target);
    const [start = '', end = ''] = target.split('*');
    return files.some((packed) => packed.startsWith(start) && packed.endsWith(end));
  };
  return [...new Set(listTargets(exports))].filter((target) => !isPacked(target));
}

/** Section of a version in the changelog of a package; empty without one. */
export function readChangelogSection({ folder, version }: PublicPackage): string {
  const file = path.join(folder, 'CHANGELOG.md');
  if (!existsSync(file)) return '';
  const [, section = ''] = readFileSync(file, 'utf8').split(`\n## ${version}\n`);
  return section.split(/^## /m)[0]?.trim() ?? '';
}
