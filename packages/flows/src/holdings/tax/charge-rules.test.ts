import { expect, test } from 'vitest';
import { computeStampDuty, computeStt, firstUnlockedDay, ELSS_LOCK_IN_MONTHS } from './charge-rules.ts';

/** Worked cases of docs/worked-numbers/capital-gains.md. */
test.each([
  ['2020-06-30', 1_00_000_00, 0],
  ['2020-07-01', 1_00_000_00, 5_00],
  ['2020-07-02', 1_00_000_00, 5_00],
  ['2020-07-02', 5_000_00, 25],
  ['2020-07-02', 1_00_00_500_00, 500_00],
] as const)('an amount paid on %s, %d paise, contains a stamp duty of %d', (day, paise, duty) => {
  expect(computeStampDuty(paise, day)).toBe(duty);
});

test.each([
  ['2013-05-31', 1_00_000_00, 0],
  ['2013-06-01', 1_00_000_00, 1_00],
  ['2013-06-02', 1_00_000_00, 1_00],
  ['2026-11-26', 7_000_00, 7],
] as const)('a sale on %s of %d paise has an STT of %d', (day, paise, stt) => {
  expect(computeStt(paise, day)).toBe(stt);
});

test('units of an ELSS are locked for three years', () => {
  expect(firstUnlockedDay('2024-02-15', ELSS_LOCK_IN_MONTHS)).toBe('2027-02-15');
  expect(firstUnlockedDay('2024-02-15', 0)).toBe('2024-02-15');
});
