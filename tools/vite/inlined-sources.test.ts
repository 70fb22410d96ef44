import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { inlineTexts } from './inline-words.ts';
import { readPageCatalogues } from './language.ts';

const folders = [
  'packages/ui/src',
  'packages/wiring/src',
  'packages/element/src',
  'apps/investor/src',
  'apps/backoffice/src',
];
const outsidePages = /\.(test|stories)\.tsx?$|[/\\](testing|review|docs)[/\\]/;
const sources = folders.flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !outsidePages.test(path.sep + file))
    .map((file) => path.join(folder, file))
    .filter((file) => readFileSync(inRoot(file), 'utf8').includes('@folioflow/flows/words/')),
);

test('no source takes a whole catalogue into a page, or reads a text when it is loaded', async () => {
  const catalogueOf = readPageCatalogues('en');
  const inlined = await Promise.allSettled(
    sources.map((file) => inlineTexts(file, readFileSync(inRoot(file), 'utf8'), catalogueOf)),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(inlined.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
});
