import { describe, expect, test } from 'vitest';
import { addDays } from '../kit/days.ts';
import { sipWindow } from './port.ts';

describe('SIP window', () => {
  test.each([
    ['2026-01-21', '2026-02-01', '2026-03-02'],
    ['2026-01-22', '2026-02-01', '2026-03-03'],
    ['2026-01-23', '2026-02-01', '2026-03-04'],
    ['2026-04-21', '2026-05-02', '2026-05-31'],
    ['2026-04-22', '2026-05-02', '2026-06-01'],
    ['2026-02-20', '2026-02-28', '2026-04-01'],
    ['2026-02-21', '2026-03-01', '2026-04-02'],
    ['2028-02-20', '2028-02-28', '2028-03-31'],
    ['2028-02-21', '2028-03-03', '2028-04-01'],
    ['2000-02-21', '2000-03-03', '2000-04-01'],
    ['2100-02-20', '2100-02-28', '2100-04-01'],
    ['2026-12-21', '2027-01-01', '2027-01-30'],
    ['2026-12-23', '2027-01-01', '2027-02-01'],
    ['2026-09-21', '2026-10-02', '2026-10-31'],
  ])('on %s it goes from %s to %s (W17)', (today, minimum, maximum) => {
    expect(sipWindow(today)).toEqual({ announcedMinimum: minimum, minimum, maximum });
  });

  test('never begins after the 28th over eight years', () => {
    const days = Array.from({ length: 8 * 366 }, (_, place) => addDays('2024-01-01', place));
    expect(days.filter((today) => Number(sipWindow(today).minimum.slice(8)) > 28)).toEqual([]);
  });

  test.each([
    ['2026-11-20', 29, '2026-11-29', '2026-12-02', '2026-12-31'],
    ['2026-11-22', 29, '2026-12-29', '2027-01-01', '2027-01-30'],
    ['2026-11-20', 31, '2026-12-31', '2027-01-01', '2027-02-01'],
    ['2026-12-20', 31, '2026-12-31', '2027-01-01', '2027-02-01'],
  ] as const)('on %s a scheme that announces the %ith has %s, enforces %s and ends on %s', (today, day, ...window) => {
    const [announcedMinimum, minimum, maximum] = window;
    expect(sipWindow(today, day)).toEqual({ announcedMinimum, minimum, maximum });
  });
});
