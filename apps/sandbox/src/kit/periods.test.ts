import { expect, test } from 'vitest';
import { addMonths, nextOccurrenceIndex, computeOccurrenceDay } from './periods.ts';

test.each([
  ['DAILY', 3, '2026-12-31'],
  ['WEEKLY', 2, '2027-01-11'],
  ['FORTNIGHTLY', 1, '2027-01-11'],
  ['MONTHLY', 2, '2027-02-28'],
  ['Monthly', 3, '2027-03-28'],
  ['QUARTERLY', 1, '2027-03-28'],
  ['HALF-YEARLY', 2, '2027-12-28'],
  ['YEARLY', 3, '2029-12-28'],
  ['YEAR', 1, '2027-12-28'],
  ['EVERY MOON', 1, '2027-01-28'],
  ['MONTHLY', -1, '2026-11-28'],
])('a %s plan of 28 December 2026: occurrence %i is on %s', (frequency, index, day) => {
  expect(computeOccurrenceDay('2026-12-28', frequency, index)).toBe(day);
});

test('a plan on the 31st uses the last day of a short month and returns to the 31st', () => {
  const days = [0, 1, 2, 13].map((index) => computeOccurrenceDay('2027-01-31', 'MONTHLY', index));
  expect(days).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2028-02-29']);
});

test('the next occurrence is after the day, never on it', () => {
  expect(nextOccurrenceIndex('2026-12-05', 'MONTHLY', '2026-12-04')).toBe(0);
  expect(nextOccurrenceIndex('2026-12-05', 'MONTHLY', '2026-12-05')).toBe(1);
  expect(nextOccurrenceIndex('2026-12-05', 'MONTHLY', '2027-12-06')).toBe(13);
});

test('a chosen day of the month is taken in every month that has it, after a first day in a shorter one', () => {
  const days = [0, 1, 2, 3].map((index) => computeOccurrenceDay('2026-11-30', 'MONTHLY', index, 31));
  expect(days).toEqual(['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28']);
  expect(computeOccurrenceDay('2027-02-28', 'QUARTERLY', 1, 30)).toBe('2027-05-30');
  expect(computeOccurrenceDay('2027-02-28', 'WEEKLY', 1, 31)).toBe('2027-03-07');
  expect(nextOccurrenceIndex('2026-11-30', 'MONTHLY', '2026-12-30', 31)).toBe(1);
});

test('months are counted over the end of a year in both directions, to the last day of a shorter month', () => {
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
  expect(addMonths('2026-01-15', -13)).toBe('2024-12-15');
  expect(addMonths('2026-03-31', 0)).toBe('2026-03-31');
});
