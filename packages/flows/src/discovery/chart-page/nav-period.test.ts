import { describe, expect, test } from 'vitest';
import { MS_PER_DAY } from '@folioflow/api/contract';
import type { NavPoint } from './nav-history.ts';
import { NAV_PERIODS, navPointsOfPeriod, navReturnOf, openingPeriodOf, type NavPeriod } from './nav-period.ts';

const utcMidnight = (text: string) => Date.parse(`${text}T00:00:00Z`);
const pointsOnDays = (...days: string[]): NavPoint[] =>
  days.map((text, place) => ({ at: utcMidnight(text), nav: 100 + place }));
const firstDayOfPeriod = (points: readonly NavPoint[], period: NavPeriod) => {
  const start = navPointsOfPeriod(points, period)?.[0];
  return start && new Date(start.at).toISOString().slice(0, 10);
};
const dailyPoints = (count: number, last: string): NavPoint[] =>
  Array.from({ length: count }, (_, place) => ({
    at: utcMidnight(last) - (count - 1 - place) * MS_PER_DAY,
    nav: 100 + place,
  }));

describe('navPointsOfPeriod', () => {
  test('begins on the same day of an earlier month or year [DO-453]', () => {
    const points = dailyPoints(2000, '2026-11-19');
    expect(NAV_PERIODS.map((period) => firstDayOfPeriod(points, period))).toEqual([
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
  ])('one month before %s begins on %s', (last, first) => {
    expect(firstDayOfPeriod(dailyPoints(100, last), '1M')).toBe(first);
  });

  test('begins with the previous NAV, at most ten days older, where the day has none', () => {
    expect(firstDayOfPeriod(pointsOnDays('2026-10-16', '2026-10-20', '2026-11-19'), '1M')).toBe('2026-10-16');
    expect(firstDayOfPeriod(pointsOnDays('2026-10-09', '2026-10-20', '2026-11-19'), '1M')).toBe('2026-10-09');
    expect(navPointsOfPeriod(pointsOnDays('2026-10-08', '2026-10-20', '2026-11-19'), '1M')).toBeNull();
  });

  test('returns null where the history is too short', () => {
    expect(navPointsOfPeriod(dailyPoints(31, '2026-11-19'), '1M')).toBeNull();
    expect(navPointsOfPeriod(dailyPoints(32, '2026-11-19'), '1M')).toHaveLength(32);
    expect([navPointsOfPeriod([], 'Max'), navPointsOfPeriod([], '1M')]).toEqual([null, null]);
  });
});

describe('navReturnOf', () => {
  const pointsOverDays = (days: number, last: number): NavPoint[] => [
    { at: 0, nav: 100 },
    { at: days * MS_PER_DAY, nav: last },
  ];

  test.each([
    ['1Y', 365, 110, { percent: '10.00', isAnnual: false }],
    ['3Y', 1096, 138.2, { percent: '11.39', isAnnual: true }],
    ['5Y', 1826, 200, { percent: '14.87', isAnnual: true }],
    ['Max', 730, 121, { percent: '10.00', isAnnual: true }],
    ['Max', 300, 90, { percent: '-10.00', isAnnual: false }],
    [null, 365, 110, { percent: '10.00', isAnnual: false }],
    [null, 730, 121, { percent: '10.00', isAnnual: true }],
  ] as const)('over %s with %d days and a NAV of %d is %o', (period, days, last, figure) => {
    expect(navReturnOf(pointsOverDays(days, last), period)).toEqual(figure);
  });

  test('needs two points', () => {
    expect(navReturnOf([{ at: 0, nav: 5 }], 'Max')).toBeNull();
  });
});

test.each([
  [['1M', '3M', '6M', '1Y', '3Y', 'Max'], '1Y', '1Y'],
  [['1M', '3M', 'Max'], '1Y', '3M'],
  [['Max'], '1Y', 'Max'],
  [['1M', '3M', 'Max'], '1M', '1M'],
] as const)('of the periods %o with %s wanted, %s is the opening period', (offered, wanted, opening) => {
  expect(openingPeriodOf(offered, wanted)).toBe(opening);
});
