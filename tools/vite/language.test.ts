import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTranslation } from '../../packages/flows/src/messages/create-translation.ts';
import { PSEUDO, pseudoText } from '../../packages/ui/src/testing/pseudo.ts';
import { inRoot } from '../root.ts';
import { languagePlugins, readAreaCatalogues, readLanguages, readPageCatalogues, readTexts } from './language.ts';

test('the apps ship English and Hindi; others, and another order, are configured', () => {
  expect([
    readLanguages({}),
    readLanguages({ FOLIOFLOW_LANGUAGE: '' }),
    readLanguages({ FOLIOFLOW_LANGUAGE: 'hi,en' }),
  ]).toEqual([
    ['en', 'hi'],
    ['en', 'hi'],
    ['hi', 'en'],
  ]);
});

test('every text of a page has its translation, also where two English texts are equal and the Hindi ones differ', async () => {
  const [english, hindi] = await Promise.all([readTexts('en'), readTexts('hi')]);
  expect(hindi).toHaveLength(english.length);
  expect(new Set(english.map((text, place) => `${text} ${hindi[place] ?? ''}`)).size).toBeGreaterThan(
    new Set(english).size,
  );
  const translate = createTranslation(english, hindi);
  const read = readPageCatalogues('en', ['hi']);
  for (const area of ['watchlists', 'orders', 'redemption']) {
    const { texts, place, findPlace } = await read(area, area);
    const { [area]: translated } = await readAreaCatalogues('hi', area);
    expect(translate(texts, place)).toEqual(translated);
    for (const [key, text] of Object.entries(texts))
      if (typeof text === 'string') expect(translate(text, findPlace(key))).toBe(Reflect.get(Object(translated), key));
  }
});

test('the pseudo-language has a text for each of the English ones', async () => {
  const [english, pseudo] = await Promise.all([readTexts('en'), readTexts(PSEUDO)]);
  expect(pseudo).toEqual(english.map(pseudoText));
});

test.each(['investor', 'backoffice'])('the page of the app %s declares the language of its words', async (app) => {
  const [transform] = languagePlugins(['hi']).flatMap(({ transformIndexHtml: each }) => (each ? [each] : []));
  if (typeof transform !== 'object') throw new Error('The plugin changes no page.');
  const html = readFileSync(inRoot('apps', app, 'index.html'), 'utf8');
  expect(html.match(/<html lang="[^"]*">/g)).toEqual(['<html lang="en-IN">']);
  expect(await Reflect.apply(transform.handler, undefined, [html])).toContain('<html lang="hi-IN">');
});
