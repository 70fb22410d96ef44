import { describe, expect, test } from 'vitest';
import { DAY_MS, type NavPoint } from './nav-history.ts';
import { NAV_PERIODS, navOverPeriod, type NavPeriod } from './nav-period.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const pointsAt = (...days: string[]): NavPoint[] => days.map((text, place) => ({ at: day(text), nav: 100 + place }));
const firstDay = (points: readonly NavPoint[], period: NavPeriod) => {
  const start = navOverPeriod(points, period)?.[0];
  return start && new Date(start.at).toISOString().slice(0, 10);
};
const daily = (count: number, last: string): NavPoint[] =>
  Array.from({ length: count }, (_, place) => ({ at: day(last) - (count - 1 - place) * DAY_MS, nav: 100 + place }));

describe('a period of the calendar', () => {
  test('begins on the same day of an earlier month or year [DO-453]', () => {
    const points = daily(2000, '2026-11-19');
    expect(NAV_PERIODS.map((period) => firstDay(points, period))).toEqual([
      '2026-10-19',
      '2026-08-19',
      '2026-05-19',
      '2025-11-19',
      '2023-11-19',
      '2021-11-19',
      new Date(points[0]?.at ?? 0).toISOString().slice(0, 10),
    ]);
  });

  test.each([
    ['2026-03-31', '2026-02-28'],
    ['2028-03-31', '2028-02-29'],
    ['2026-01-15', '2025-12-15'],
  ])('one month before %s is %s', (last, first) => {
    expect(firstDay(daily(100, last), '1M')).toBe(first);
  });

  test('begins with the NAV before a day that has none, within ten days', () => {
    expect(firstDay(pointsAt('2026-10-16', '2026-10-20', '2026-11-19'), '1M')).toBe('2026-10-16');
    expect(firstDay(pointsAt('2026-10-09', '2026-10-20', '2026-11-19'), '1M')).toBe('2026-10-09');
    expect(navOverPeriod(pointsAt('2026-10-08', '2026-10-20', '2026-11-19'), '1M')).toBeNull();
  });

  test('is none where the history does not reach so far', () => {
    expect(navOverPeriod(daily(31, '2026-11-19'), '1M')).toBeNull();
    expect(navOverPeriod(daily(32, '2026-11-19'), '1M')).toHaveLength(32);
    expect([navOverPeriod([], 'Max'), navOverPeriod([], '1M')]).toEqual([null, null]);
  });
});
