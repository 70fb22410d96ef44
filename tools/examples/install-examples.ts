import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { listPublicPackages } from '../package-build/public-packages.ts';
import { packStagedPackage, readManifest, stagePackage } from '../package-build/stage-package.ts';
import { root } from '../root.ts';
import { DEFAULT_ADDRESS, inExamples, type BrowserExample } from './example-projects.ts';

/** Folders that commands of an example write. */
const GENERATED = new Set(['node_modules', 'dist', 'scripts', '.next', 'next-env.d.ts', 'tools.json']);

/** Paths of packed tarballs by the name of their package. */
export type Tarballs = Readonly<Record<string, string>>;

/** Packs the built public packages into a folder. */
export async function packPublicPackages(folder: string): Promise<Tarballs> {
  const packed = listPublicPackages(root).map(async (published) => {
    const staged = stagePackage(published, path.join(folder, 'staged', path.basename(published.folder)));
    return [published.name, await packStagedPackage(staged, folder)] as const;
  });
  return Object.fromEntries(await Promise.all(packed));
}

/** Runs a script of npm in a folder with the npm and the Node of the user. @throws Error with its output */
export async function runNpm(
  folder: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const { code, output } = await runCommand('npm', args, {
    cwd: folder,
    env: { NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (code !== 0) throw new Error(`npm ${args.join(' ')} ended with ${code} in ${folder}.\n${output}`);
  return output;
}

/** Dependencies of an example that are ours, and those of these packages. */
function findOwnDependencies(example: string, tarballs: Tarballs): readonly string[] {
  const found = new Set<string>();
  const visit = (folder: string) => {
    for (const name of Object.keys(readManifest(folder).dependencies ?? {})) {
      if (tarballs[name] === undefined || found.has(name)) continue;
      found.add(name);
      const published = listPublicPackages(root).find((entry) => entry.name === name);
      if (published) visit(published.folder);
    }
  };
  visit(example);
  return [...found].sort();
}

/**
 * Copies an example to a folder outside this repository, so that it finds nothing but its own dependencies, and
 * installs them: our packages from the tarballs, all others from the registry.
 */
export async function installExample(name: string, folder: string, tarballs: Tarballs): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(inExamples(name), folder, { recursive: true, filter: (file) => !GENERATED.has(path.basename(file)) });
  const own = findOwnDependencies(folder, tarballs).map((dependency) => tarballs[dependency] ?? dependency);
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  await runNpm(folder, ['install', ...options, ...own]);
}

/** Sets the address of the provider in an installed example; returns the variables that its commands need. */
export function setProviderAddress(
  { address }: BrowserExample,
  folder: string,
  url: string,
): Readonly<Record<string, string>> {
  if ('variable' in address) return { [address.variable]: url };
  const file = path.join(folder, address.file);
  writeFileSync(file, readFileSync(file, 'utf8').replace(DEFAULT_ADDRESS, url));
  return {};
}
