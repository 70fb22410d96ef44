import { expect, test } from 'vitest';
import { findTextGaps } from './find-text-gaps.ts';

const english = { words: { 'count.some': '{count} of {total}', version: '', months: ['January', 'February'] } };

test('texts with the same keys, places and list lengths have no gaps', () => {
  expect(
    findTextGaps(english, { words: { 'count.some': '{total} में से {count}', version: '', months: ['जन', 'फ़र'] } }),
  ).toEqual([]);
});

test('missing and additional texts, other places, a short list and a text that became empty are reported', () => {
  expect(
    findTextGaps(english, { words: { 'count.some': '{count}', version: 'V', months: ['जन'], more: 'और' } }),
  ).toEqual([
    'words.count.some has other places than “{count} of {total}”',
    'words.version is empty in one language only',
    'words.months.1 is missing',
    'words.more is no text of the English catalogue',
  ]);
});
