import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const inMessages = (...parts: readonly string[]) => path.join(import.meta.dirname, ...parts);
const inRepository = (...parts: readonly string[]) => inMessages('../../../..', ...parts);

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

/** Texts that the documents quote; a correction is the smallest one. */
const quotedTexts = readdirSync(inRepository('docs', 'requirements')).flatMap((file) =>
  [
    ...readFileSync(inRepository('docs', 'requirements', file), 'utf8').matchAll(
      file === 'corrected-texts.md' ? /^\|.*?\| (.*?) \|/gm : /(?<!\w)(['"])(.+?)\1(?!\w)/g,
    ),
  ].map((found) => found.at(-1) ?? ''),
);

/** A document quotes a text with the words that follow it, and names its places in its own way. */
function isQuoted(text: string): boolean {
  const parts = text.split(/\{\w+\}/);
  return quotedTexts.some((quoted) => parts.every((part) => quoted.includes(part)));
}

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** Texts of the apps. */
const shipped: string[] = [];

beforeAll(async () => {
  for (const file of readdirSync(inMessages('en'))) {
    shipped.push(...textsOf({ ...(await import(inMessages('en', file))) }));
  }
  for (const app of ['investor', 'backoffice'])
    shipped.push(...readFileSync(inRepository('apps', app, 'index.html'), 'utf8').split(/<[^>]*>/));
});

test('no text of our own uses wording that a reader has to decode', () => {
  expect(shipped.length).toBeGreaterThan(1500);
  expect(shipped.filter((text) => !isQuoted(text)).flatMap(findAvoided)).toEqual([]);
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
