import { i18n } from '@folioflow/flows/testing/texts';
import { expect, test } from 'vitest';
import { formatOrdinal, formatPlanFrequency, formatRepeat } from './repeat.ts';

test('formats the days of a month as 1st to 28th [DO-110]', () => {
  expect([1, 2, 3, 4, 10, 11, 12, 13, 20, 21, 22, 23, 28].map((day) => formatOrdinal(i18n, day)).join(' ')).toBe(
    '1st 2nd 3rd 4th 10th 11th 12th 13th 20th 21st 22nd 23rd 28th',
  );
});

test.each([
  [5, 'MONTHLY', '5th of every month'],
  [11, 'WEEKLY', '11th of every week'],
  [22, 'Quarterly', '22nd of every quarter'],
  [3, 'HALF-YEARLY', '3rd of every half-year'],
  [13, 'FORTNIGHTLY', '13th of every fortnight'],
  [1, 'DAILY', '1st of every day'],
  [2, 'LUNARLY', '2nd of every lunar'],
])('day %i with the frequency %s is formatted as “%s” [DO-110]', (day, frequency, said) => {
  expect(formatRepeat(i18n, day, frequency)).toBe(said);
});

test.each([
  ['2026-12-05', 'MONTHLY', '5th of every month'],
  ['', 'QUARTERLY', 'every quarter'],
  ['soon', 'Monthly', 'every month'],
  ['2026-12-05', '', ''],
])('a plan from "%s" with the frequency "%s" is formatted as "%s"', (startDay, frequency, text) => {
  expect(formatPlanFrequency(i18n, startDay, frequency)).toBe(text);
});
