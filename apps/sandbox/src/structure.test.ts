import { CODES } from '@folioflow/api/contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { areas } from './areas.ts';
import { type Area } from './ground/area.ts';

const root = import.meta.dirname;

interface Source {
  readonly file: string;
  readonly folder: string;
  readonly text: string;
  /** files that it imports, from the root */
  readonly imports: readonly string[];
}

const ROOT = '(root)';
const folderOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : ROOT);

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, to = '']) => path.join(path.dirname(file), to));

const sources: readonly Source[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return { file, folder: folderOf(file), text, imports: importsOf(file, text) };
  });

const between = sources.flatMap(({ folder, imports }) =>
  imports.map((to) => `${folder} > ${folderOf(to)}`).filter((edge) => edge !== `${folder} > ${folder}`),
);

describe('the folders of the sandbox', () => {
  test('never import each other', () => {
    const edges = new Set(between);
    const isMutual = (edge: string) => edges.has(edge.split(' > ').reverse().join(' > '));
    expect([...edges].filter(isMutual)).toEqual([]);
  });

  test('form no circle', () => {
    let left = [...new Set(between)].map((edge) => edge.split(' > '));
    // Whoever imports nobody, or is imported by nobody, is in no circle.
    for (let before = -1; before !== left.length;) {
      before = left.length;
      const importing = new Set(left.map(([from]) => from));
      const imported = new Set(left.map(([, to]) => to));
      left = left.filter(([from, to]) => importing.has(to) && imported.has(from));
    }
    expect(left).toEqual([]);
  });

  test('that have an area are listed in the root, each once', () => {
    const folders = sources.filter(({ file }) => /^[^/]+\/area\.ts$/.test(file) && folderOf(file) !== 'ground');
    const [list] = sources.filter(({ file }) => file === 'areas.ts');
    const listed = list?.imports.filter((file) => file.endsWith('/area.ts'));
    expect(listed).toEqual(folders.map(({ file }) => file).sort());
    expect(new Set(areas).size).toBe(areas.length);
  });
});

test('no two areas implement the same operation', () => {
  const names = areas.flatMap((area: Area) => Object.keys(area.operations ?? {}));
  expect(new Set(names).size).toBe(names.length);
});

test('no two areas have the same table or the same entity', () => {
  const names = areas.flatMap(({ tables = {}, movers = {} }: Area) => [...Object.keys(tables), ...Object.keys(movers)]);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('codes are named by the contract, never written out', () => {
  const literals = Object.values(CODES).map((code) => `'${code}'`);
  const writing = sources.filter(({ text }) => literals.some((literal) => text.includes(literal)));
  expect(writing.map(({ file }) => file)).toEqual([]);
});
