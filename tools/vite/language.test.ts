import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { languagePlugins, readLanguage } from './language.ts';

test('the apps ship the plain words; the documented ones and another language are asked for', () => {
  expect([
    readLanguage({}),
    readLanguage({ FOLIOFLOW_WORDS: '' }),
    readLanguage({ FOLIOFLOW_WORDS: 'documented' }),
    readLanguage({ FOLIOFLOW_LANGUAGE: 'hi' }),
  ]).toEqual(['plain', 'plain', 'en', 'hi']);
  expect(() => readLanguage({ FOLIOFLOW_WORDS: 'documentd' })).toThrow('FOLIOFLOW_WORDS');
});

test.each(['investor', 'backoffice'])('the page of the app %s declares the language of its words', (app) => {
  const transform = languagePlugins('plain')[0]?.transformIndexHtml;
  if (typeof transform !== 'function') throw new Error('The plugin changes no page.');
  const html = readFileSync(inRoot('apps', app, 'index.html'), 'utf8');
  expect(html.match(/<html lang="[^"]*">/g)).toEqual(['<html lang="en-IN">']);
  expect(Reflect.apply(transform, undefined, [html])).toContain('<html lang="en-IN">');
});
