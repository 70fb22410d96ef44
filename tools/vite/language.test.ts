import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTranslation } from '../../packages/flows/src/messages/create-translation.ts';
import { PSEUDO, pseudoText } from '../../packages/ui/src/testing/pseudo.ts';
import { inRoot } from '../root.ts';
import { languagePlugins, readLanguages, readPageCatalogues, readTexts } from './language.ts';

test('the apps ship the plain words; the documented ones and other languages are configured', () => {
  expect([
    readLanguages({}),
    readLanguages({ FOLIOFLOW_WORDS: '' }),
    readLanguages({ FOLIOFLOW_WORDS: 'documented' }),
    readLanguages({ FOLIOFLOW_LANGUAGE: 'hi,en' }),
  ]).toEqual([
    ['plain', 'hi'],
    ['plain', 'hi'],
    ['en', 'hi'],
    ['hi', 'plain'],
  ]);
  expect(() => readLanguages({ FOLIOFLOW_WORDS: 'documentd' })).toThrow('FOLIOFLOW_WORDS');
});

test('every text of a page has its translation, also where two documented texts are equal and their plain texts differ', async () => {
  const [documented, plain] = await Promise.all([readTexts('en'), readTexts('plain')]);
  expect(plain).toHaveLength(documented.length);
  const translate = createTranslation(documented, plain);
  const { texts, place, findPlace } = await readPageCatalogues('en', ['plain'])('watchlists', 'watchlists');
  expect(translate(texts, place)).toMatchObject({ 'view.title': 'Watchlists', 'row.advise': 'Expert advice' });
  expect(translate(String(texts['view.title']), findPlace('view.title'))).toBe('Watchlists');
});

test('the pseudo-language has a text for each of the documented ones', async () => {
  const [documented, pseudo] = await Promise.all([readTexts('en'), readTexts(PSEUDO)]);
  expect(pseudo).toEqual(documented.map(pseudoText));
});

test.each(['investor', 'backoffice'])('the page of the app %s declares the language of its words', async (app) => {
  const [transform] = languagePlugins(['hi']).flatMap(({ transformIndexHtml: each }) => (each ? [each] : []));
  if (typeof transform !== 'object') throw new Error('The plugin changes no page.');
  const html = readFileSync(inRoot('apps', app, 'index.html'), 'utf8');
  expect(html.match(/<html lang="[^"]*">/g)).toEqual(['<html lang="en-IN">']);
  expect(await Reflect.apply(transform.handler, undefined, [html])).toContain('<html lang="hi-IN">');
});
