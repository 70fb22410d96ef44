import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../languages.ts';

type Catalogue = Readonly<Record<string, string>>;

const inMessages = (...parts: readonly string[]) => path.join(import.meta.dirname, ...parts);
const readCatalogue = (language: string, file: string) =>
  JSON.parse(readFileSync(inMessages(language, file), 'utf8')) as Catalogue;

/** Names of the values that a message has places for. */
const placesOf = (message: string): string =>
  [...new Set([...message.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort().join(' ');

/** Differences of a translation: missing and further texts, other places, and a text that became empty. */
function findTextGaps(english: Catalogue, translated: Catalogue): readonly string[] {
  return [...new Set([...Object.keys(english), ...Object.keys(translated)])].flatMap((key) => {
    const [source, target] = [english[key], translated[key]];
    if (source === undefined) return [`${key} is no text of the English catalogue`];
    if (target === undefined) return [`${key} is missing`];
    if (placesOf(source) !== placesOf(target)) return [`${key} has other places than “${source}”`];
    return (source.trim() === '') === (target.trim() === '') ? [] : [`${key} is empty in one language only`];
  });
}

const others = languages.map(({ id }) => id).filter((id) => id !== 'en');
const files = readdirSync(inMessages('en'));

test.each(others)('%s has the catalogues of the English texts', (language) => {
  expect(readdirSync(inMessages(language))).toEqual(files);
});

test.each(others.flatMap((language) => files.map((file) => [language, file] as const)))(
  '%s/%s has the keys and the places of the English texts',
  (language, file) => {
    expect(findTextGaps(readCatalogue('en', file), readCatalogue(language, file))).toEqual([]);
  },
);

test('the folders of the catalogues are the languages', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== 'testing');
  expect(names.sort()).toEqual(languages.map(({ id }) => id).sort());
});

test('a missing, a further, an empty text and another place are named', () => {
  const english = { 'a.title': 'Title', 'a.count': '{count, plural, one {# day} other {# days}}', 'a.to': 'To {name}' };
  expect(findTextGaps(english, { 'a.count': '{count} दिन', 'a.to': '{nam} को', 'a.more': 'और' })).toEqual([
    'a.title is missing',
    'a.to has other places than “To {name}”',
    'a.more is no text of the English catalogue',
  ]);
  expect(findTextGaps({ 'a.title': 'Title' }, { 'a.title': ' ' })).toEqual(['a.title is empty in one language only']);
});
