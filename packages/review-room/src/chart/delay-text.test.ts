import { expect, test } from 'vitest';
import { delayText } from './delay-text.ts';

test.each([
  [500, '0.5 s'],
  [1_500, '1.5 s'],
  [30_000, '30 s'],
  [60_000, '60 s'],
  [90_000, '90 s'],
  [900_000, '15 min'],
])('%i ms are %s', (ms, text) => {
  expect(delayText(ms)).toBe(text);
});
