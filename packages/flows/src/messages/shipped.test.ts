import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readTexts } from './testing/read-texts.ts';
import { keysOf, readQuotes } from '../testing/quotes.ts';

/** Wording that no text of the apps may use, with the wording to prefer. */
const avoided: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bstands?\b/i, '"appears", "is"'],
  [/\banew\b/i, '"again"'],
  [/\bkindly\b/i, '"please"'],
  [/\bclick here\b/i, 'a link with words of its own'],
  [/\b(?:comes?|could come|came) to\b/i, '"is", "grows to"'],
  [/\b(?:is|are|was) told\b/i, '"is shown"'],
  [/\bgo on\b/i, '"continue"'],
  [/\bok,/i, 'the verb alone'],
  [/\bretry\b/i, '"try again"'],
  [/\bload .* again\b/i, '"refresh", "try again"'],
  [/\bby itself\b/i, '"automatically"'],
  [/\bmeanwhile\b/i, '"in the meantime"'],
  [/\b(?:any|no|some)body\b/i, '"anyone", "no one"'],
  [/\binstallments?\b/i, '"instalment"'],
];

const findAvoided = (text: string): readonly string[] =>
  avoided.flatMap(([pattern, instead]) => (pattern.test(text) ? [`"${text}": use ${instead}`] : []));

/** Texts of the apps. */
const shipped: string[] = [];
/** Those that the documents quote. */
const quoted = new Set<string | undefined>();

beforeAll(() => {
  const texts = readTexts('en');
  shipped.push(...texts.values());
  for (const app of ['investor', 'backoffice']) {
    const page = path.join(import.meta.dirname, '../../../../apps', app, 'index.html');
    shipped.push(...readFileSync(page, 'utf8').split(/<[^>]*>/));
  }
  for (const key of readQuotes().flatMap(keysOf)) quoted.add(texts.get(key));
});

test('no text of our own uses wording that a reader has to decode', () => {
  expect(shipped.length).toBeGreaterThan(1500);
  expect(shipped.filter((text) => !quoted.has(text)).flatMap(findAvoided)).toEqual([]);
});

test.each([
  'Your result stands here',
  'Kindly complete the process. Click here',
  'What it comes to',
  'First see what a SIP could come to',
  'Each NAV is told',
  'Ok, Done',
  'Load the list again',
])('“%s” is reported', (text) => {
  expect(findAvoided(text)).not.toEqual([]);
});

test('a welcome is accepted', () => {
  expect(['Welcome to your account', 'Come back tomorrow'].flatMap(findAvoided)).toEqual([]);
});
