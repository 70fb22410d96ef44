import { expect, test } from 'vitest';
import { guessLanguage } from './guess-language.ts';

const english = { id: 'en', tag: 'en-IN' };
const hindi = { id: 'hi', tag: 'hi-IN' };
const offered = [english, hindi];

test('the language stored on the device precedes those of the browser', () => {
  expect(guessLanguage(offered, 'en', ['hi-IN'])).toBe(english);
});

test('the first language of the browser that is offered is shown, in any region', () => {
  expect(guessLanguage(offered, null, ['ta-IN', 'hi', 'en-GB'])).toBe(hindi);
  expect(guessLanguage(offered, null, ['EN-us', 'hi'])).toBe(english);
});

test('a stored language that is no longer offered is ignored, and an unknown one guesses nothing', () => {
  expect(guessLanguage(offered, 'mr', ['hi'])).toBe(hindi);
  expect(guessLanguage(offered, null, ['ta-IN'])).toBeUndefined();
});
