import { expect, test } from 'vitest';
import { languageIn } from './language.ts';

test('the apps ship the plain words; the documented ones and another language are asked for', () => {
  expect([
    languageIn({}),
    languageIn({ FOLIOFLOW_WORDS: '' }),
    languageIn({ FOLIOFLOW_WORDS: 'documented' }),
    languageIn({ FOLIOFLOW_LANGUAGE: 'hi' }),
  ]).toEqual(['plain', 'plain', 'en', 'hi']);
  expect(() => languageIn({ FOLIOFLOW_WORDS: 'documentd' })).toThrow('FOLIOFLOW_WORDS');
});
