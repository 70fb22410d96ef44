import { describe, expect, test } from 'vitest';
import { computeInstallmentDay, countInstallmentsPerYear, sipAgreement } from './sip-agreement.ts';

const terms = { amount: '5000', frequency: 'MONTHLY', installments: 12, firstDay: '2026-12-05' };

describe('sipAgreement', () => {
  test('returns the instalment, the first and last day, and the total', () => {
    expect(sipAgreement(terms, null)).toEqual({
      each: 500_000,
      installments: 12,
      firstDay: '2026-12-05',
      isFirstToday: false,
      lastDay: '2027-11-05',
      total: 6_000_000,
      mandate: null,
    });
  });

  test.each([
    [
      { amount: 25_000, limitUsed: 0 },
      { left: 2_500_000, leftAfterFirst: 2_000_000, covers: 5, isShared: false },
    ],
    [
      { amount: 25_000, limitUsed: 20_000 },
      { left: 500_000, leftAfterFirst: 0, covers: 1, isShared: true },
    ],
    [
      { amount: 25_000, limitUsed: 20_000.01 },
      { left: 499_999, leftAfterFirst: -1, covers: 0, isShared: true },
    ],
    [
      { amount: 100_000, limitUsed: 0 },
      { left: 10_000_000, leftAfterFirst: 9_500_000, covers: 12, isShared: false },
    ],
    [
      { amount: 10_000, limitUsed: 12_000 },
      { left: -200_000, leftAfterFirst: -700_000, covers: 0, isShared: true },
    ],
  ])('returns for a mandate with %j: %j', (room, mandate) => {
    expect(sipAgreement(terms, room)?.mandate).toEqual(mandate);
  });

  test.each([{ amount: '' }, { amount: '0' }, { amount: 'many' }, { installments: 0 }, { installments: 2.5 }])(
    'returns null for %j',
    (wrong) => {
      expect(sipAgreement({ ...terms, ...wrong }, null)).toBeNull();
    },
  );

  test('shifts the last day by one month if the first instalment is paid with the order', () => {
    const today = { ...terms, isFirstToday: true };
    expect(sipAgreement(today, null)).toMatchObject({
      isFirstToday: true,
      firstDay: '2026-12-05',
      lastDay: '2027-10-05',
    });
    expect(sipAgreement({ ...today, installments: 1 }, null)?.lastDay).toBeNull();
  });

  test('ends on the chosen day if a single instalment is due on it', () => {
    expect(sipAgreement({ ...terms, installments: 1 }, null)?.lastDay).toBe('2026-12-05');
    expect(sipAgreement({ ...terms, installments: 2, isFirstToday: true }, null)?.lastDay).toBe('2026-12-05');
  });

  test('returns no last day for an unknown frequency', () => {
    expect(sipAgreement({ ...terms, frequency: 'EVERY MOON' }, null)?.lastDay).toBeNull();
  });
});

test.each([
  ['DAILY', 3, '2026-12-31'],
  ['weekly', 2, '2027-01-11'],
  [' Weekly ', 1, '2027-01-04'],
  ['FORTNIGHTLY', 1, '2027-01-11'],
  ['Monthly', 2, '2027-02-28'],
  ['MONTHLY', 3, '2027-03-28'],
  ['QUARTERLY', 1, '2027-03-28'],
  ['HALF-YEARLY', 2, '2027-12-28'],
  ['YEARLY', 3, '2029-12-28'],
])('a %s SIP of 28 December 2026 has instalment %i on %s', (frequency, index, day) => {
  expect(computeInstallmentDay('2026-12-28', frequency, index)).toBe(day);
});

test.each(['DAILY', 'MONTHLY', 'YEARLY'])('a %s plan of 9,999,999 instalments has no last day', (frequency) => {
  expect(computeInstallmentDay('2026-12-28', frequency, 9_999_998)).toBeNull();
});

test.each(['DAILY', 'MONTHLY'])('a %s SIP without a first day has no day of an instalment', (frequency) => {
  expect(computeInstallmentDay('', frequency, 1)).toBeNull();
});

test.each([
  ['DAILY', 365],
  ['WEEKLY', 52],
  ['FORTNIGHTLY', 26],
  ['MONTHLY', 12],
  ['QUARTERLY', 4],
  ['HALF-YEARLY', 2],
  ['YEARLY', 1],
  [' half-yearly ', 2],
  ['EVERY MOON', 12],
])('a %s SIP has %i instalments in a year', (frequency, count) => {
  expect(countInstallmentsPerYear(frequency)).toBe(count);
});
