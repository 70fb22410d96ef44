import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from '../root.ts';
import { commonVersion, listPublicPackages } from './public-packages.ts';

// The root and the examples are no workspaces: changesets sets no version in them.
const published = listPublicPackages(root);
const version = commonVersion(published);

function replaceIn(file: string, pattern: RegExp): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(pattern, `$1"${version}"`));
}

replaceIn(inRoot('package.json'), /^( {2}"version": )"[^"]*"/gm);
const uses = new RegExp(`("(?:${published.map(({ name }) => name).join('|')})": )"[^"]*"`, 'g');
for (const file of globSync('examples/*/package.json', { cwd: root })) replaceIn(inRoot(file), uses);
