import { CODES } from '@folioflow/api/contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { areas } from './areas.ts';
import { type Area } from './ground/area.ts';

const root = import.meta.dirname;

interface SourceFile {
  readonly file: string;
  readonly folder: string;
  readonly text: string;
  /** files that it imports, from the root */
  readonly imports: readonly string[];
}

const areaOf = (file: string): string => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');

const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import) '(\.[^']+)'/g)].map(([, to = '']) => path.join(path.dirname(file), to));

const sources: readonly SourceFile[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
  .map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return { file, folder: path.dirname(file), text, imports: importsOf(file, text) };
  });

/** Arrows between areas, and between the folders within them. */
const folderEdges = sources
  .flatMap(({ file, folder, imports }) =>
    imports.flatMap((to) => [
      [areaOf(file), areaOf(to)],
      [folder, path.dirname(to)],
    ]),
  )
  .flatMap(([from, to]) => (from === to ? [] : [`${from} > ${to}`]));

describe('the folders of the sandbox', () => {
  test('never import each other', () => {
    const edges = new Set(folderEdges);
    const isMutual = (edge: string) => edges.has(edge.split(' > ').reverse().join(' > '));
    expect([...edges].filter(isMutual)).toEqual([]);
  });

  test('form no cycle', () => {
    let left = [...new Set(folderEdges)].map((edge) => edge.split(' > '));
    // A folder without imports, or that no folder imports, is in no cycle.
    for (let before = -1; before !== left.length;) {
      before = left.length;
      const importing = new Set(left.map(([from]) => from));
      const imported = new Set(left.map(([, to]) => to));
      left = left.filter(([from, to]) => importing.has(to) && imported.has(from));
    }
    expect(left).toEqual([]);
  });

  test('are each listed once in the root if they have an area', () => {
    const folders = sources.filter(({ file, folder }) => /^[^/]+\/area\.ts$/.test(file) && folder !== 'ground');
    const [list] = sources.filter(({ file }) => file === 'areas.ts');
    const listed = list?.imports.filter((file) => file.endsWith('/area.ts'));
    expect(listed).toEqual(folders.map(({ file }) => file).sort());
    expect(new Set(areas).size).toBe(areas.length);
  });
});

test('have areas that never implement the same operation', () => {
  const names = areas.flatMap((area: Area) => Object.keys(area.operations ?? {}));
  expect(new Set(names).size).toBe(names.length);
});

test('have areas that never share a table or an entity', () => {
  const names = areas.flatMap(({ tables = {}, movers = {} }: Area) => [...Object.keys(tables), ...Object.keys(movers)]);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('use the code names of the contract, never their numbers', () => {
  const literals = Object.values(CODES).map((code) => `'${code}'`);
  const writing = sources.filter(({ text }) => literals.some((literal) => text.includes(literal)));
  expect(writing.map(({ file }) => file)).toEqual([]);
});
