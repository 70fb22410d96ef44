import { describe, expect, test } from 'vitest';
import { addDays } from '../../kit/days.ts';
import { computeSipWindow } from '../port.ts';

describe('the SIP window', () => {
  test('announces the enforced day for a scheme without an announced day (W17)', () => {
    expect(computeSipWindow('2026-01-22')).toEqual({
      announcedMinimum: '2026-02-01',
      minimum: '2026-02-01',
      maximum: '2026-03-03',
    });
  });

  test('never starts after the 28th over eight years', () => {
    const days = Array.from({ length: 8 * 366 }, (_, place) => addDays('2024-01-01', place));
    expect(days.filter((today) => Number(computeSipWindow(today).minimum.slice(8)) > 28)).toEqual([]);
  });

  test.each([
    ['2026-11-20', 29, '2026-11-29', '2026-12-02', '2026-12-31'],
    ['2026-11-22', 29, '2026-12-29', '2027-01-01', '2027-01-30'],
    ['2026-11-20', 31, '2026-12-31', '2027-01-01', '2027-02-01'],
    ['2026-12-20', 31, '2026-12-31', '2027-01-01', '2027-02-01'],
  ] as const)('on %s a scheme that announces the %ith has %s, enforces %s and ends on %s', (today, day, ...window) => {
    const [announcedMinimum, minimum, maximum] = window;
    expect(computeSipWindow(today, day)).toEqual({ announcedMinimum, minimum, maximum });
  });
});
