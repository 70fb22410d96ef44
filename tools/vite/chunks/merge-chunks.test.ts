import { expect, test } from 'vitest';
import { mergeChunks } from './merge-chunks.ts';
import { type Chunk, type Load } from './parts.ts';

const chunk = (id: string, bytes: number, links: Partial<Pick<Chunk, 'imports' | 'preloads'>> = {}): Chunk => ({
  id,
  bytes,
  imports: [],
  preloads: [],
  ...links,
});
const load = (...roots: readonly string[]): Load => ({ weight: 1, roots });
const sorted = (files: readonly (readonly string[])[]) => files.map((chunks) => chunks.toSorted()).toSorted();

test('chunks that the same pages request become one file, and a large part of one page remains its own', () => {
  const chunks = [
    chunk('main', 1000),
    chunk('button', 500, { imports: ['main'] }),
    chunk('list', 40_000, { imports: ['button'] }),
    chunk('form', 40_000, { imports: ['button'] }),
  ];
  expect(sorted(mergeChunks(chunks, [load('main', 'list'), load('main', 'form')]))).toEqual([
    ['button', 'main'],
    ['form'],
    ['list'],
  ]);
});

test('a merge that would have a page request the imports of other pages is no gain', () => {
  const chunksWith = (imports: readonly string[]) => [
    chunk('pair', 100, { imports }),
    chunk('all', 100),
    ...imports.map((id) => chunk(id, 60_000)),
    ...['orders', 'portfolio'].map((id) => chunk(id, 30_000, { imports: ['pair', 'all', ...imports] })),
    chunk('signIn', 30_000, { imports: ['all'] }),
  ];
  const loads = [load('orders'), load('portfolio'), load('signIn')];
  const fileOf = (imports: readonly string[]) =>
    mergeChunks(chunksWith(imports), loads).find((ids) => ids.includes('all'));
  expect(fileOf(['client'])).toEqual(['all']);
  expect(fileOf([])?.toSorted()).toEqual(['all', 'pair']);
});

test('no two files import each other', () => {
  // Both ends are small and always requested together, with a large part between them that only one page has.
  const chunks = [
    chunk('top', 100, { imports: ['middle'] }),
    chunk('middle', 50_000, { imports: ['bottom'] }),
    chunk('bottom', 100),
    chunk('page', 30_000, { imports: ['top'] }),
    chunk('later', 30_000, { imports: ['bottom'] }),
  ];
  const files = mergeChunks(chunks, [load('page'), load('later')]);
  const fileOf = (id: string) => files.findIndex((ids) => ids.includes(id));
  expect(fileOf('top') === fileOf('bottom') && fileOf('middle') !== fileOf('top')).toBe(false);
});

test('a page is shown before its preloaded part, which remains a file of its own', () => {
  const chunks = [chunk('chart', 5000, { preloads: ['drawing'] }), chunk('drawing', 200_000)];
  expect(sorted(mergeChunks(chunks, [load('chart')]))).toEqual([['chart'], ['drawing']]);
  const imported = [chunk('chart', 5000, { imports: ['drawing'] }), chunk('drawing', 200_000)];
  expect(sorted(mergeChunks(imported, [load('chart')]))).toEqual([['chart', 'drawing']]);
});

test('a page that follows another has the files of that page', () => {
  const chunks = [
    chunk('list', 30_000, { imports: ['rows'] }),
    chunk('rows', 2000),
    chunk('chart', 30_000, { imports: ['rows'] }),
  ];
  const [list, chart] = [load('list'), load('chart')];
  const filesFor = (loads: readonly Load[]) => sorted(mergeChunks(chunks, loads));
  expect(filesFor([list, chart])).toEqual([['chart'], ['list'], ['rows']]);
  const sequel = { ...chart, weight: 0.5, after: list };
  expect(filesFor([list, { ...chart, weight: 0.01 }, sequel])).toEqual([['chart'], ['list', 'rows']]);
});
