import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commonVersion, listPublicPackages } from '../package-build/public-packages.ts';
import { root } from '../root.ts';
import { readDocumentedFigures } from './documented-figures.ts';
import { listExampleManifests } from './example-projects.ts';

interface ExampleManifest {
  readonly private?: boolean;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const published = listPublicPackages(root);
const examples = listExampleManifests().map((file) => ({ name: path.basename(path.dirname(file)), file }));

describe.each(examples)('the example $name', ({ name, file }) => {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ExampleManifest;
  const versions = { ...manifest.dependencies, ...manifest.devDependencies };

  test('depends on our packages by their version', () => {
    const own = published.filter((entry) => versions[entry.name] !== undefined);
    expect(own.map((entry) => versions[entry.name])).toEqual(own.map(() => commonVersion(published)));
    expect(own.length).toBeGreaterThanOrEqual(2);
  });

  test('depends on exact versions and is private', () => {
    expect(Object.values(versions).filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    expect(manifest.private).toBe(true);
  });

  test('is documented with its figures', () => {
    expect(Object.keys(readDocumentedFigures(name).lines).length).toBeGreaterThanOrEqual(2);
  });
});
