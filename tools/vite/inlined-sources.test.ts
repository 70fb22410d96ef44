import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { inlineTexts } from './inline-words.ts';
import { readCatalogues } from './language.ts';

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

test.each(['en', 'plain'])('no source takes the whole catalogue %s into a page for a computed name', async (folder) => {
  const inlined = await Promise.allSettled(
    sources.map((file) =>
      inlineTexts(file, readFileSync(inRoot(file), 'utf8'), (area) => readCatalogues(folder, area)),
    ),
  );
  expect(sources.length).toBeGreaterThan(200);
  expect(inlined.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []))).toEqual([]);
});
