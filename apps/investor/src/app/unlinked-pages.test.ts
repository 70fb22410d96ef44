import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.join(import.meta.dirname, '../../../..');
const sources = globSync('{apps/investor,packages/{ui,flows,wiring}}/src/**/*.{ts,tsx}', { cwd: repository }).filter(
  (file) => !/\.(?:test|stories|scenarios|page)\.|\/testing\/|event-fields\.gen\./.test(file),
);

const findMentions = (page: RegExp) =>
  sources
    .filter((file) => page.test(readFileSync(path.join(repository, file), 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')))
    .map((file) => path.basename(file))
    .toSorted();

/** The list of all routes, which any address of the provider passes. */
const ROUTES = 'route-names.ts';

test.each([
  [
    'the chooser of accounts and its steps',
    /['"`/](?:add-bank-acc|add-debit-card|verify-step-[156])\b/,
    'AddAccount.tsx',
  ],
  ['the steps of the identity pages', /['"`/](?:imageverification|verify-step-[234])\b/, 'identity-routes.ts'],
  // The page after the income details, by ON-359.
  ['the upload of documents', /['"`/]documentsupload\b/, 'details-page.machine.ts'],
])('no other page links to %s, which do nothing', (_, page, own) => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(findMentions(page)).toEqual([own, ROUTES].toSorted());
});
