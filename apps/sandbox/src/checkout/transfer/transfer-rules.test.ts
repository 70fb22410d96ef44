import { expect, test } from 'vitest';
import { earliestTransferDay, firstTransferDay, offeredDays } from './transfer-rules.ts';

test('a transfer starts on the eighth day after the request at the earliest, by the day in India', () => {
  expect(earliestTransferDay(Date.parse('2026-11-20T12:00:00+05:30'))).toBe('2026-11-28');
  expect(earliestTransferDay(Date.parse('2026-11-20T23:59:59+05:30'))).toBe('2026-11-28');
  expect(earliestTransferDay(Date.parse('2026-11-21T00:00:00+05:30'))).toBe('2026-11-29');
});

test.each([
  [28, '2026-11-28', '2026-11-28'],
  [27, '2026-11-28', '2026-12-27'],
  [1, '2026-12-31', '2027-01-01'],
  [30, '2027-01-31', '2027-03-30'],
  [29, '2028-02-01', '2028-02-29'],
])('a transfer on day %i starts, from %s, on %s: a month without the day is passed over', (day, earliest, first) => {
  expect(firstTransferDay(day, earliest)).toBe(first);
});

test('the days of a target are those of its list', () => {
  const target = { stp_dates: '1, 7,15' } as Parameters<typeof offeredDays>[0];
  expect(offeredDays(target)).toEqual([1, 7, 15]);
});
