import { expect, test } from 'vitest';
import { countText, pauseText } from './pause-text.ts';

const two = {
  count: 2,
  kept: 1_000_000,
  days: ['2026-12-05', '2027-01-05'],
  next: { is: 'on', day: '2027-02-05' },
} as const;

test.each([
  [
    two,
    'The next 2 installments, from 5 Dec 2026 to 5 Jan 2027, are left out. ₹10,000.00 is not paid. The SIP goes on by itself with the installment of 5 Feb 2027. Nothing is sold, so no exit load is taken: what you have bought stays invested.',
  ],
  [
    { ...two, count: 1, kept: 500_000, days: ['2026-12-05'], next: { is: 'on', day: '2027-01-05' } },
    'The installment of 5 Dec 2026 is left out. ₹5,000.00 is not paid. The SIP goes on by itself with the installment of 5 Jan 2027. Nothing is sold, so no exit load is taken: what you have bought stays invested.',
  ],
  [
    { ...two, next: { is: 'never' } },
    'The next 2 installments, from 5 Dec 2026 to 5 Jan 2027, are left out. ₹10,000.00 is not paid. No installment comes after that. Nothing is sold, so no exit load is taken: what you have bought stays invested.',
  ],
  [
    { count: 3, kept: null, days: [], next: { is: 'untold' } },
    'The next 3 installments are left out. After that the SIP goes on by itself. Nothing is sold, so no exit load is taken: what you have bought stays invested.',
  ],
] as const)('%j is said in plain words', (meaning, text) => {
  expect(pauseText(meaning)).toBe(text);
});

test('a number of installments is counted', () => {
  expect([1, 2].map(countText)).toEqual(['1 installment', '2 installments']);
});
