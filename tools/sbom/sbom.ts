import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { inRoot } from '../root.ts';

/** Licence of a component: an SPDX id, an SPDX expression, or a text. */
export interface ComponentLicence {
  readonly license?: { readonly id?: string; readonly name?: string };
  readonly expression?: string;
}

/** Component of a CycloneDX document, with the fields that are read here. */
export interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl?: string;
  readonly licenses?: readonly ComponentLicence[];
}

interface Dependencies {
  readonly ref: string;
  readonly dependsOn: readonly string[];
}

/** CycloneDX document in JSON (specification 1.5). */
export interface Sbom {
  readonly bomFormat: 'CycloneDX';
  readonly metadata: { readonly component: Component; readonly timestamp: string };
  readonly components: readonly Component[];
  readonly dependencies: readonly Dependencies[];
}

export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Lock file of npm, with the fields that are read here. */
export interface Lock {
  readonly packages: Readonly<
    Record<
      string,
      { readonly name?: string; readonly version?: string; readonly dev?: boolean; readonly devOptional?: boolean }
    >
  >;
}

export const readLock = (): Lock => JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as Lock;

/** References of the installed packages that are not for development alone, of any of their places. */
const listLockedForUse = ({ packages }: Lock): ReadonlySet<string> =>
  new Set(
    Object.entries(packages)
      .filter(([, { dev, devOptional }]) => dev !== true && devOptional !== true)
      .map(([place, { name = place.split('node_modules/').at(-1), version }]) => `${name}@${version}`),
  );

/** npm names a workspace by its folder, and the root by the folder of the checkout; the reference has the real name. */
const withPackageName = <T extends Component>(component: T): T => ({
  ...component,
  name: component['bom-ref'].slice(0, component['bom-ref'].lastIndexOf('@')),
});

/**
 * The part of a document of npm that is shipped: the workspaces, and everything that they or the root depend on outside
 * development. `npm sbom --omit dev` also omits a package that is a development dependency of one workspace and a
 * dependency of another, such as react; the lock file knows the difference.
 * @param rootDependencies names of the root's own dependencies
 */
export function selectShipped(full: Sbom, lock: Lock, rootDependencies: readonly string[]): Sbom {
  const used = listLockedForUse(lock);
  const edges = new Map(full.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
  const root = full.metadata.component['bom-ref'];
  const isWorkspace = (ref: string) => ref.startsWith('@folioflow/');
  const isOwn = (ref: string) => rootDependencies.includes(ref.slice(0, ref.lastIndexOf('@')));
  const direct = (edges.get(root) ?? []).filter((ref) => isWorkspace(ref) || isOwn(ref));
  const shipped = new Set<string>();
  for (const queue = [...direct]; queue.length > 0;) {
    const ref = queue.pop() ?? '';
    if (shipped.has(ref) || !(used.has(ref) || isWorkspace(ref))) continue;
    shipped.add(ref);
    queue.push(...(edges.get(ref) ?? []));
  }
  return {
    ...full,
    metadata: { ...full.metadata, component: withPackageName(full.metadata.component) },
    components: full.components.filter((component) => shipped.has(component['bom-ref'])).map(withPackageName),
    dependencies: full.dependencies
      .filter(({ ref }) => ref === root || shipped.has(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: (ref === root ? direct : dependsOn).filter((to) => shipped.has(to)),
      })),
  };
}

/**
 * Creates the document of everything that the packages, the apps and the sandbox ship, from package-lock.json.
 * @throws Error when npm cannot create it
 */
export async function createSbom(): Promise<Sbom> {
  const { code, output } = await runCommand('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
  if (code !== 0) throw new Error(`npm sbom ended with ${code}.\n${output}`);
  return selectShipped(JSON.parse(output) as Sbom, readLock(), Object.keys(readManifest(inRoot()).dependencies ?? {}));
}
