import { i18n } from '@folioflow/flows/testing/texts';
import { expect, test } from 'vitest';
import { formatInstallmentCount, pauseConsequences } from './pause-text.ts';

const two = {
  count: 2,
  skippedInPaise: 1_000_000,
  days: ['2026-12-05', '2027-01-05'],
  next: { is: 'on', day: '2027-02-05' },
} as const;

const stays = { kind: 'stays', text: 'Your existing units stay invested. None are sold, so no exit load applies.' };

test.each([
  [
    two,
    'The next 2 instalments, from 5 Dec 2026 to 5 Jan 2027, are skipped. You do not pay ₹10,000.',
    'The SIP resumes automatically with the instalment on 5 Feb 2027.',
  ],
  [
    { ...two, count: 1, skippedInPaise: 500_000, days: ['2026-12-05'], next: { is: 'on', day: '2027-01-05' } },
    'The instalment on 5 Dec 2026 is skipped. You do not pay ₹5,000.',
    'The SIP resumes automatically with the instalment on 5 Jan 2027.',
  ],
  [
    { ...two, next: { is: 'never' } },
    'The next 2 instalments, from 5 Dec 2026 to 5 Jan 2027, are skipped. You do not pay ₹10,000.',
    'No instalments are left after that.',
  ],
  [
    { count: 3, skippedInPaise: null, days: [], next: { is: 'unknown' } },
    'The next 3 instalments are skipped.',
    'The SIP then resumes automatically.',
  ],
] as const)('%j is described by its instalments, its end and the existing units', (meaning, ends, attention) => {
  expect(pauseConsequences(i18n, meaning)).toEqual([
    { kind: 'ends', text: ends },
    { kind: 'attention', text: attention },
    stays,
  ]);
});

test('a number of installments is counted', () => {
  expect([1, 2].map((count) => formatInstallmentCount(i18n, count))).toEqual(['1 instalment', '2 instalments']);
});
