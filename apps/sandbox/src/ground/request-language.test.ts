import { expect, test } from 'vitest';
import { languageOfRequest } from './request-language.ts';

const languageOf = (headers: Readonly<Record<string, string>>) =>
  languageOfRequest(new Request('http://127.0.0.1/', { headers }));

test.each([
  ['nothing', {}, 'en'],
  ['any language', { 'accept-language': '*' }, 'en'],
  ['a language of the region', { 'accept-language': 'hi-IN' }, 'hi'],
  ['a language in capitals', { 'accept-language': 'HI-Deva-IN' }, 'hi'],
  ['the preferred of several', { 'accept-language': 'en-IN;q=0.7, hi;q=0.9' }, 'hi'],
  ['the first of two equal ones', { 'accept-language': 'en-IN, hi' }, 'en'],
  ['the next after an unknown one', { 'accept-language': 'mr-IN, hi;q=0.8, en;q=0.5' }, 'hi'],
  ['none that is excluded', { 'accept-language': 'mr-IN, hi;q=0' }, 'en'],
  ['only languages that are not offered', { 'accept-language': 'ta, mr;q=0.5' }, 'en'],
  [
    'the selected language before the accepted ones',
    { cookie: 'a=b; folioflow-language=hi', 'accept-language': 'en' },
    'hi',
  ],
  ['an unknown selected language', { cookie: 'folioflow-language=ta', 'accept-language': 'hi' }, 'hi'],
])('%s is answered in a language of the provider', (_which, headers, language) => {
  expect(languageOf(headers)).toBe(language);
});
