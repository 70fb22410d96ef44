import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Manifests of the examples of a tree. */
export const listExampleManifests = (tree: string): readonly string[] =>
  globSync('examples/*/package.json', { cwd: tree })
    .sort()
    .map((file) => path.join(tree, file));

/** Sets the version of these packages in the examples of a tree, which are no workspaces; their format is preserved. */
export function setExampleVersions(tree: string, packages: readonly string[], version: string): void {
  for (const file of listExampleManifests(tree)) {
    const text = packages.reduce(
      (manifest, name) => manifest.replace(new RegExp(`("${name}": )"[^"]*"`), `$1"${version}"`),
      readFileSync(file, 'utf8'),
    );
    writeFileSync(file, text);
  }
}
