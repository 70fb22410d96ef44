import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const folderOf = (name: string) => path.join(import.meta.dirname, name);
const areas = readdirSync(folderOf('plain')).map((file) => file.replace('.ts', ''));
const decision = readFileSync(
  path.join(import.meta.dirname, '../../../../docs/decisions/027-two-english-catalogues.md'),
  'utf8',
);

/** `area key`, as listed in the decision, by the two texts. */
const replaced = new Map<string, readonly [documented: unknown, plain: unknown]>();

beforeAll(async () => {
  for (const area of areas) {
    const plain = (await import(path.join(folderOf('plain'), `${area}.ts`))) as Catalogues;
    const documented = (await import(path.join(folderOf('en'), `${area}.ts`))) as Catalogues;
    for (const [name, texts] of Object.entries(documented))
      for (const [key, text] of Object.entries(texts))
        if (plain[name]?.[key] !== text) replaced.set(`${area} ${key}`, [text, plain[name]?.[key]]);
  }
});

test('the decision lists exactly the replaced texts, each with both texts and its rows', () => {
  const listed = [
    ...decision.matchAll(/^\| `([\w-]+ [\w.]+)` +\| (.*?) +\| (.*?) +\| +((?:(?:ON|DO|OM)-\d{3}[, ]*)+)\|$/gm),
  ];
  const shown = (text: unknown) => (text === '' ? '(nothing)' : String(text));
  expect(listed.map(([, key, documented, plain]) => [key, documented, plain]).sort()).toEqual(
    [...replaced].map(([key, texts]) => [key, ...texts.map(shown)]).sort(),
  );
  expect(replaced.size).toBeGreaterThan(20);
});

test('an area that replaces nothing has no plain catalogue', () => {
  const changed = new Set([...replaced.keys()].map((key) => key.split(' ')[0]));
  expect(areas.filter((area) => !changed.has(area))).toEqual([]);
});

test('each plain catalogue is typed by the documented one', () => {
  const loose = areas.filter((area) =>
    /^export const \w+(?![^;]*satisfies Translated<)/m.test(
      readFileSync(path.join(folderOf('plain'), `${area}.ts`), 'utf8'),
    ),
  );
  expect(loose).toEqual([]);
});
