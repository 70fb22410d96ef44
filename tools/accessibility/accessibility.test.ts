import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { criteria } from './criteria.ts';

const folder = inRoot('docs');
const text = readFileSync(path.join(folder, 'accessibility.md'), 'utf8');

/** Rows of the tables: number, name, answer and evidence of a criterion. */
const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) (.+?) +\| (.+?) +\| (.+?) +\|$/gm)].map(
  ([, number = '', name = '', answer = '', evidence = '']) => ({ number, name: name.trim(), answer, evidence }),
);

/** Links to tests with a quoted part of the title. */
const namedTests = (evidence: string) =>
  [...evidence.matchAll(/\]\(([^)]+)\): “([^”]+)”/g)].map(([, file = '', title = '']) => ({ file, title }));

function findMissing({ file, title }: { readonly file: string; readonly title: string }): string | null {
  const place = path.join(folder, file);
  if (!existsSync(place)) return `${file} does not exist`;
  return readFileSync(place, 'utf8').includes(title) ? null : `${file} has no test “${title}”`;
}

test('every criterion of WCAG 2.2 at the levels A and AA has a row, in order', () => {
  expect(rows.map(({ number, name }) => `${number} ${name}`)).toEqual(criteria);
});

test('every criterion that applies names a test, and every named test exists', () => {
  const unproven = rows.filter(({ answer, evidence }) => answer !== 'no' && namedTests(evidence).length === 0);
  expect(unproven.map(({ number }) => number)).toEqual([]);
  expect(rows.flatMap(({ evidence }) => namedTests(evidence).map(findMissing)).filter(Boolean)).toEqual([]);
});

test('a missing file and a missing title are reported', () => {
  expect(findMissing({ file: '../no.test.ts', title: 'x' })).toBe('../no.test.ts does not exist');
  const own = '../tools/accessibility/criteria.ts';
  expect(findMissing({ file: own, title: 'no such title' })).toBe(`${own} has no test “no such title”`);
});
