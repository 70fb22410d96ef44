import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { createSbom, type Component, type ComponentLicence } from '../sbom/sbom.ts';
import { reportLicences, statedLicences } from './licences.ts';

const component = (name: string, ...licenses: readonly ComponentLicence[]): Component => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  licenses,
});

test('every package that is shipped has an allowed licence', async () => {
  const { byLicence, refused } = reportLicences((await createSbom()).components);
  expect(refused).toEqual([]);
  expect(byLicence.get('MIT')?.length).toBeGreaterThan(20);
});

test('a copyleft licence, a text and a missing licence are refused by name', () => {
  const { refused } = reportLicences([
    component('permissive', { license: { id: 'MIT' } }),
    component('choice', { expression: '(MPL-2.0 OR Apache-2.0)' }),
    component('copyleft', { license: { id: 'GPL-3.0-only' } }),
    component('both', { expression: 'MIT AND AGPL-3.0-only' }),
    component('two', { license: { id: 'MIT' } }, { license: { id: 'LGPL-2.1-only' } }),
    component('text', { license: { name: 'SEE LICENSE IN LICENSE.md' } }),
    component('none'),
  ]);
  expect(refused).toEqual([
    'copyleft@1.0.0: GPL-3.0-only',
    'both@1.0.0: MIT AND AGPL-3.0-only',
    'two@1.0.0: MIT AND LGPL-2.1-only',
    'text@1.0.0: SEE LICENSE IN LICENSE.md',
    'none@1.0.0: no licence',
  ]);
});

test.each(Object.entries(statedLicences))('the licence of %s is the one of its file', (ref, { id, file }) => {
  const { version } = JSON.parse(readFileSync(inRoot(file, '..', 'package.json'), 'utf8')) as { version: string };
  expect(ref.endsWith(`@${version}`)).toBe(true);
  expect(readFileSync(inRoot(file), 'utf8')).toMatch(new RegExp(`^${id} License`));
});
