import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { inRoot, root } from '../root.ts';
import { listPublicPackages } from './public-packages.ts';
import { packStagedPackage, readManifest, stagePackage } from './stage-package.ts';

/** A folder with the packed tarballs and nothing else of this repository. */
export interface Installation {
  readonly folder: string;
  /** Paths of the tarballs by the name of their package. */
  readonly tarballs: Readonly<Record<string, string>>;
}

/** Third-party packages that an integrator installs, beside the dependencies of the packages. */
const OWN_DEPENDENCIES = ['@types/react', '@types/react-dom', 'csstype', 'react-dom'];

async function extractTarball(tarball: string, destination: string): Promise<void> {
  mkdirSync(destination, { recursive: true });
  const { code, output } = await runCommand('tar', ['-xzf', tarball, '-C', destination, '--strip-components', '1']);
  if (code !== 0) throw new Error(`${tarball} cannot be extracted: ${output}`);
}

function linkThirdParty(name: string, modules: string): void {
  const target = path.join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(inRoot('node_modules', name), target);
}

/** Packs all published packages and installs them into an empty folder, with third-party packages linked from here. */
export async function installPackedPackages(): Promise<Installation & { readonly remove: () => void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-installation-'));
  const modules = path.join(folder, 'node_modules');
  const tarballs: Record<string, string> = {};
  for (const published of listPublicPackages(root)) {
    const { name } = published;
    const { dependencies, peerDependencies } = readManifest(published.folder);
    const staged = stagePackage(published, path.join(folder, 'staged', path.basename(published.folder)));
    tarballs[name] = await packStagedPackage(staged, folder);
    await extractTarball(tarballs[name], path.join(modules, name));
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (!dependency.startsWith('@folioflow/')) linkThirdParty(dependency, modules);
    }
  }
  for (const name of OWN_DEPENDENCIES) linkThirdParty(name, modules);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', private: true }));
  return { folder, tarballs, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
