import { describe, expect, test } from 'vitest';
import { addDays } from '../../kit/days.ts';
import { computeSipWindow } from '../port.ts';

describe('the SIP window', () => {
  test('announces the enforced day for a scheme without an announced day', () => {
    expect(computeSipWindow('2026-01-22')).toEqual({
      announcedMinimum: '2026-02-01',
      minimum: '2026-02-01',
      maximum: '2026-03-03',
    });
  });

  test.each([
    // The eighth day is moved from the 29th, 30th and 31st by 3, 2 and 1 days; the fortieth is not.
    ['2026-01-20', '2026-01-28', '2026-03-01'],
    ['2026-01-21', '2026-02-01', '2026-03-02'],
    ['2026-01-23', '2026-02-01', '2026-03-04'],
    ['2026-01-24', '2026-02-01', '2026-03-05'],
    ['2026-04-21', '2026-05-02', '2026-05-31'],
    ['2026-11-20', '2026-11-28', '2026-12-30'],
    ['2026-12-21', '2027-01-01', '2027-01-30'],
    ['2028-02-21', '2028-03-03', '2028-04-01'],
  ])('opens on %s from %s to %s', (today, minimum, maximum) => {
    expect(computeSipWindow(today)).toEqual({ announcedMinimum: minimum, minimum, maximum });
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
