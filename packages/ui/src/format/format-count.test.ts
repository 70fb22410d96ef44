import { expect, onTestFinished, test } from 'vitest';
import { selectLanguage } from '@folioflow/flows/language';
import { formatCount } from './format-count.ts';

const schemes = { one: '{count} scheme', other: '{count} schemes' };
const inHindi = { one: '{count} स्कीम', other: '{count} स्कीमें' };

const select = (id: string, tag: string) => {
  selectLanguage({ id, tag });
  onTestFinished(() => selectLanguage({ id: 'en', tag: 'en-IN' }));
};

test('English has the singular for one alone', () => {
  expect([0, 1, 2, 1000].map((count) => formatCount(schemes, count))).toEqual([
    '0 schemes',
    '1 scheme',
    '2 schemes',
    '1000 schemes',
  ]);
});

test('Hindi has the singular for nought and one', () => {
  select('hi', 'hi-IN');
  expect([0, 1, 2, 12].map((count) => formatCount(inHindi, count))).toEqual(['0 स्कीम', '1 स्कीम', '2 स्कीमें', '12 स्कीमें']);
});

test('the count is shown as it is written', () => {
  expect(formatCount(schemes, 12_345, '12,345')).toBe('12,345 schemes');
});
