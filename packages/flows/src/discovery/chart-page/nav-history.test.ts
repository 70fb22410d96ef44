import { describe, expect, test } from 'vitest';
import {
  changeBetween,
  DAY_MS,
  historyDays,
  navHeaderOf,
  navPointsOf,
  navRows,
  navSummaryOf,
  navWindow,
  windowDaysOf,
  type NavPoint,
} from './nav-history.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
/** Midnight in India of a day. */
const inIndia = (text: string) => Date.parse(`${text}T00:00:00+05:30`);
const daily = (count: number, last = day('2026-11-19')): NavPoint[] =>
  Array.from({ length: count }, (_, place) => ({ at: last - (count - 1 - place) * DAY_MS, nav: 100 + place }));

describe('the history', () => {
  test('leaves out what is no day: a moment beyond the calendar, or no number', () => {
    const moments = [1e308, -1e308, 8.64e15, NaN, Infinity, 9e15];
    expect(navPointsOf(moments.map((moment) => [moment, 42] as const))).toEqual([]);
  });

  test('a moment belongs to its day in India, wherever the machine stands', () => {
    const pairs: [number, number][] = [
      [inIndia('2026-11-18'), 10],
      [Date.parse('2026-11-19T23:59:59+05:30'), 11],
    ];
    expect(navPointsOf(pairs)).toEqual([
      { at: day('2026-11-18'), nav: 10 },
      { at: day('2026-11-19'), nav: 11 },
    ]);
  });

  test('stands in order of time, with the last NAV of a day, and none that is not above zero', () => {
    const pairs: [number, number][] = [
      [inIndia('2026-11-19'), 12],
      [inIndia('2026-11-17'), 10],
      [inIndia('2026-11-18'), 0],
      [inIndia('2026-11-17') + 3_600_000, 10.5],
    ];
    expect(navPointsOf(pairs)).toEqual([
      { at: day('2026-11-17'), nav: 10.5 },
      { at: day('2026-11-19'), nav: 12 },
    ]);
  });
});

describe('latest NAV and day change', () => {
  const headerOf = (...navs: number[]) => navHeaderOf(navs.map((nav, place) => ({ at: place * DAY_MS, nav })));

  test('the NAV is the last pair, the change stands against the pair before', () => {
    expect(headerOf(110, 112.5)).toEqual({
      nav: 112.5,
      at: DAY_MS,
      change: { amount: '2.5', percent: '2.27', direction: 'up' },
    });
    expect(headerOf(112.5, 110)).toEqual({
      nav: 110,
      at: DAY_MS,
      change: { amount: '-2.5', percent: '-2.22', direction: 'down' },
    });
  });

  test('no change has no direction (C-107), one NAV no change, no NAV nothing', () => {
    expect(headerOf(48.12, 48.12)?.change).toEqual({ amount: '0.00', percent: '0.00', direction: 'none' });
    expect(headerOf(10.25)).toEqual({ nav: 10.25, at: 0, change: null });
    expect(headerOf()).toBeNull();
  });

  test('the difference carries no float error', () => {
    expect(changeBetween(47.9, 48.123)).toEqual({ amount: '0.223', percent: '0.47', direction: 'up' });
    expect(changeBetween(0.1, 0.3).amount).toBe('0.2');
  });
});

describe('the window', () => {
  test.each([90, 180, 365, 45])('of %i days begins so many days before the latest NAV', (days) => {
    const shown = navWindow(daily(1000), days);
    expect([shown.length, shown[0]?.at, shown.at(-1)?.at]).toEqual([
      days + 1,
      day('2026-11-19') - days * DAY_MS,
      day('2026-11-19'),
    ]);
  });

  test('counts calendar days where some have no NAV', () => {
    const points = [day('2026-10-19'), day('2026-10-20'), day('2026-11-02'), day('2026-11-19')].map((at, nav) => ({
      at,
      nav: nav + 1,
    }));
    expect(navWindow(points, 30).map(({ nav }) => nav)).toEqual([2, 3, 4]);
    expect(navWindow([], 30)).toEqual([]);
  });

  test('a typed number of days is 1 to the length of the history', () => {
    expect(['45', '0', '', 'x', '9999', '1', '12.5'].map((typed) => windowDaysOf(typed, 400))).toEqual([
      45,
      null,
      null,
      null,
      400,
      1,
      125,
    ]);
    expect(historyDays(daily(401))).toBe(400);
    expect([historyDays([]), windowDaysOf('30', 0)]).toEqual([0, 1]);
  });
});

describe('told without a drawing', () => {
  test('a window is summed up by its ends, its lowest and its highest', () => {
    const points = [5, 3, 9, 6].map((nav, at) => ({ at, nav }));
    expect(navSummaryOf(points)).toEqual({
      first: { at: 0, nav: 5 },
      last: { at: 3, nav: 6 },
      lowest: { at: 1, nav: 3 },
      highest: { at: 2, nav: 9 },
      change: { amount: '1', percent: '20.00', direction: 'up' },
    });
    expect(navSummaryOf([{ at: 0, nav: 5 }])).toBeNull();
  });

  test('a long window is a table of evenly spread days, first and last among them', () => {
    const points = daily(500);
    const rows = navRows(points);
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([32, points[0], points.at(-1)]);
    expect(navRows(points.slice(0, 32))).toEqual(points.slice(0, 32));
  });
});
