import { expect, test } from 'vitest';
import { readLanguage } from './language.ts';

test('the apps ship the plain words; the documented ones and another language are asked for', () => {
  expect([
    readLanguage({}),
    readLanguage({ FOLIOFLOW_WORDS: '' }),
    readLanguage({ FOLIOFLOW_WORDS: 'documented' }),
    readLanguage({ FOLIOFLOW_LANGUAGE: 'hi' }),
  ]).toEqual(['plain', 'plain', 'en', 'hi']);
  expect(() => readLanguage({ FOLIOFLOW_WORDS: 'documentd' })).toThrow('FOLIOFLOW_WORDS');
});
