import { describe, expect, test } from 'vitest';
import { MS_PER_DAY } from '@folioflow/api/contract';
import {
  navChangeBetween,
  historyLengthInDays,
  latestNavOf,
  navPointsOf,
  sampleNavPoints,
  navSummaryOf,
  recentNavPoints,
  parseHistoryWindowInDays,
  type NavPoint,
} from './nav-history.ts';

const utcMidnight = (text: string) => Date.parse(`${text}T00:00:00Z`);
/** Midnight in India of a day. */
const indianMidnight = (text: string) => Date.parse(`${text}T00:00:00+05:30`);
const dailyPoints = (count: number, last = utcMidnight('2026-11-19')): NavPoint[] =>
  Array.from({ length: count }, (_, place) => ({ at: last - (count - 1 - place) * MS_PER_DAY, nav: 100 + place }));

describe('navPointsOf', () => {
  test('drops moments beyond the calendar and moments that are no number', () => {
    const moments = [1e308, -1e308, 8.64e15, NaN, Infinity, 9e15];
    expect(navPointsOf(moments.map((moment) => [moment, 42] as const))).toEqual([]);
  });

  test('drops the moments by which a provider marks an absent day: years 0 and 9999', () => {
    const good: [number, number] = [indianMidnight('2026-11-18'), 10];
    const points = navPointsOf([[-62_169_984_000_000, 42], good, [Date.parse('9999-12-31T00:00:00Z'), 42]]);
    expect(points).toEqual([{ at: utcMidnight('2026-11-18'), nav: 10 }]);
    expect(historyLengthInDays(points)).toBe(0);
  });

  test('assigns a moment to its day in India, in any time zone of the machine', () => {
    const pairs: [number, number][] = [
      [indianMidnight('2026-11-18'), 10],
      [Date.parse('2026-11-19T23:59:59+05:30'), 11],
    ];
    expect(navPointsOf(pairs)).toEqual([
      { at: utcMidnight('2026-11-18'), nav: 10 },
      { at: utcMidnight('2026-11-19'), nav: 11 },
    ]);
  });

  test('sorts by time, uses the last NAV of a day and drops NAVs of zero', () => {
    const pairs: [number, number][] = [
      [indianMidnight('2026-11-19'), 12],
      [indianMidnight('2026-11-17'), 10],
      [indianMidnight('2026-11-18'), 0],
      [indianMidnight('2026-11-17') + 3_600_000, 10.5],
    ];
    expect(navPointsOf(pairs)).toEqual([
      { at: utcMidnight('2026-11-17'), nav: 10.5 },
      { at: utcMidnight('2026-11-19'), nav: 12 },
    ]);
  });
});

describe('latest NAV and day change', () => {
  const latestNavOfSeries = (...navs: number[]) =>
    latestNavOf(navs.map((nav, place) => ({ at: place * MS_PER_DAY, nav })));

  test('the latest NAV is the last pair, and the change compares it with the pair before', () => {
    expect(latestNavOfSeries(110, 112.5)).toEqual({
      nav: 112.5,
      at: MS_PER_DAY,
      change: { amount: '2.5', percent: '2.27', direction: 'up' },
    });
    expect(latestNavOfSeries(112.5, 110)).toEqual({
      nav: 110,
      at: MS_PER_DAY,
      change: { amount: '-2.5', percent: '-2.22', direction: 'down' },
    });
  });

  test('an unchanged NAV has no direction (C-107), a single NAV no change, an empty history no NAV', () => {
    expect(latestNavOfSeries(48.12, 48.12)?.change).toEqual({ amount: '0.00', percent: '0.00', direction: 'none' });
    expect(latestNavOfSeries(10.25)).toEqual({ nav: 10.25, at: 0, change: null });
    expect(latestNavOfSeries()).toBeNull();
  });

  test('the difference has no floating-point error', () => {
    expect(navChangeBetween(47.9, 48.123)).toEqual({ amount: '0.223', percent: '0.47', direction: 'up' });
    expect(navChangeBetween(0.1, 0.3).amount).toBe('0.2');
  });
});

describe('recentNavPoints and parseWindowDays', () => {
  test.each([90, 180, 365, 45])('a window of %i days begins that many days before the latest NAV', (days) => {
    const shown = recentNavPoints(dailyPoints(1000), days);
    expect([shown.length, shown[0]?.at, shown.at(-1)?.at]).toEqual([
      days + 1,
      utcMidnight('2026-11-19') - days * MS_PER_DAY,
      utcMidnight('2026-11-19'),
    ]);
  });

  test('a window counts calendar days, also those without a NAV', () => {
    const points = [
      utcMidnight('2026-10-19'),
      utcMidnight('2026-10-20'),
      utcMidnight('2026-11-02'),
      utcMidnight('2026-11-19'),
    ].map((at, nav) => ({
      at,
      nav: nav + 1,
    }));
    expect(recentNavPoints(points, 30).map(({ nav }) => nav)).toEqual([2, 3, 4]);
    expect(recentNavPoints([], 30)).toEqual([]);
  });

  test('a typed number of days is limited to 1 up to the length of the history', () => {
    expect(['45', '0', '', 'x', '9999', '1', '12.5'].map((typed) => parseHistoryWindowInDays(typed, 400))).toEqual([
      45,
      null,
      null,
      null,
      400,
      1,
      125,
    ]);
    expect(historyLengthInDays(dailyPoints(401))).toBe(400);
    expect([historyLengthInDays([]), parseHistoryWindowInDays('30', 0)]).toEqual([0, 1]);
  });
});

describe('the text alternative of the drawing', () => {
  test('a summary has the ends, the lowest and the highest point of a window', () => {
    const points = [5, 3, 9, 6].map((nav, at) => ({ at, nav }));
    expect(navSummaryOf(points)).toEqual({
      first: { at: 0, nav: 5 },
      last: { at: 3, nav: 6 },
      lowest: { at: 1, nav: 3 },
      highest: { at: 2, nav: 9 },
    });
    expect(navSummaryOf([{ at: 0, nav: 5 }])).toBeNull();
  });

  test('the table of a long window has evenly spread days including the first and the last', () => {
    const points = dailyPoints(500);
    const rows = sampleNavPoints(points);
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([32, points[0], points.at(-1)]);
    expect(sampleNavPoints(points.slice(0, 32))).toEqual(points.slice(0, 32));
  });
});
