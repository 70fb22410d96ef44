import { expect, test } from 'vitest';
import { confirmCaptures, needsConfirmation } from './confirm-captures.ts';
import type { StoryCapture } from './story-capture.ts';

const capture = (light: string, dark: string): StoryCapture => ({
  flow: null,
  lines: [],
  pictures: [
    { width: 360, theme: 'light', hash: light },
    { width: 360, theme: 'dark', hash: dark },
  ],
});

test('only a pair with a changed picture needs a second capture', () => {
  expect(needsConfirmation({ before: capture('a', 'b'), after: capture('a', 'b') })).toBe(false);
  expect(needsConfirmation({ before: capture('a', 'b'), after: capture('a', 'c') })).toBe(true);
});

test('a picture that both trees have drawn at least once is equal', () => {
  const first = { before: capture('a', 'b'), after: capture('noise', 'b') };
  const second = { before: capture('a', 'b'), after: capture('a', 'b') };
  expect(confirmCaptures(first, second)).toEqual({ before: capture('a', 'b'), after: capture('a', 'b') });
  expect(confirmCaptures({ before: first.after, after: first.before }, second)).toEqual({
    before: capture('a', 'b'),
    after: capture('a', 'b'),
  });
});

test('a change that both captures show remains', () => {
  const pair = { before: capture('a', 'b'), after: capture('a', 'c') };
  expect(confirmCaptures(pair, pair)).toEqual(pair);
});
