import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findTextGaps } from '../testing/find-text-gaps.ts';

const inMessages = (...parts: readonly string[]) => path.join(import.meta.dirname, ...parts);
const english = readdirSync(inMessages('en')).sort();
const languages = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name);

/** Differences between a language and the English catalogue that its types allow. */
const catalogueGaps = (language: string, texts: Readonly<Record<string, string>>): readonly string[] =>
  [...new Set([...english, ...Object.keys(texts)])].flatMap((file) => {
    const text = texts[file];
    if (text === undefined) return [`${language}/${file} is missing`];
    if (!english.includes(file)) return [`${language}/${file} is none of the English catalogues`];
    const loose = [...text.matchAll(/^export const (\w+)(?!\w*: Translated<)/gm)];
    return loose.map(([, name]) => `${language}/${file}: ${name} is not typed by the English one`);
  });

const textsOf = (language: string) =>
  Object.fromEntries(
    readdirSync(inMessages(language)).map((file) => [file, readFileSync(inMessages(language, file), 'utf8')]),
  );

test('every further language has all catalogues, typed by the English ones', () => {
  expect(languages.flatMap((language) => catalogueGaps(language, textsOf(language)))).toEqual([]);
});

test('a missing, an unknown and an untyped catalogue are reported', () => {
  const typed = 'export const words: Translated<typeof english> = { a: 1 };';
  const { 'access.ts': _, ...rest } = Object.fromEntries(english.map((file) => [file, typed]));
  expect(
    catalogueGaps('hi', { ...rest, 'bank.ts': 'export const bank = { a: 1 } as const;', 'banks.ts': typed }),
  ).toEqual([
    'hi/access.ts is missing',
    'hi/bank.ts: bank is not typed by the English one',
    'hi/banks.ts is none of the English catalogues',
  ]);
});

test.each(languages.flatMap((language) => readdirSync(inMessages(language)).map((file) => [language, file] as const)))(
  '%s/%s has the keys, the places and the lists of the English texts',
  async (language, file) => {
    const texts: unknown = { ...(await import(inMessages(language, file))) };
    expect(findTextGaps({ ...(await import(inMessages('en', file))) }, texts)).toEqual([]);
  },
);
