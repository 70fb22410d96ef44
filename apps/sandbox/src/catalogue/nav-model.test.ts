import { describe, expect, test } from 'vitest';
import { fundHouse } from './fund-houses.ts';
import { modelledNav } from './nav-model.ts';
import { navDataList, navSeries } from './nav-source.ts';
import { subCategories } from './sub-categories.ts';
import { navModelOf, syntheticScheme } from './synthetic-scheme.ts';
import { epochDayOf } from './working-days.ts';

const today = epochDayOf('2026-11-20');
const kindNamed = (name: string) => {
  const kind = subCategories.find((one) => one.name === name);
  if (!kind) throw new Error(name);
  return kind;
};

/** Yearly deviation of the daily changes of a kind of fund, in percent. */
const volatility = (name: string): number => {
  const series = navSeries(navModelOf(kindNamed(name), 9, 'Direct'), today);
  const navs = series.points().map(([, nav]) => nav);
  const changes = navs.slice(1).map((nav, place) => Math.log(nav / (navs[place] ?? nav)));
  const mean = changes.reduce((one, other) => one + other, 0) / changes.length;
  const variance = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / changes.length;
  return Math.sqrt(variance * 261) * 100;
};

describe('a made-up NAV', () => {
  test('is the same whenever and in whichever order it is asked for', () => {
    const model = navModelOf(kindNamed('Large Cap Fund'), 4_711, 'Direct');
    const forwards = [6000, 6001, 6500, 7000].map((day) => modelledNav(model, day));
    const backwards = [7000, 6500, 6001, 6000].map((day) => modelledNav(model, day)).reverse();
    expect(backwards).toEqual(forwards);
    expect(forwards).toEqual([15.3992, 15.6473, 20.1659, 25.2136]);
  });

  test('begins on the launch with the issue price', () => {
    const model = navModelOf(kindNamed('Large Cap Fund'), 4_711, 'Direct');
    expect(modelledNav(model, model.launch)).toBe(10);
  });

  test('moves as much as its kind of fund does', () => {
    expect(volatility('Small Cap Fund')).toBeGreaterThan(18);
    expect(volatility('Small Cap Fund')).toBeLessThan(25);
    expect(volatility('Large Cap Fund')).toBeGreaterThan(12);
    expect(volatility('Large Cap Fund')).toBeLessThan(17);
    expect(volatility('Liquid Fund')).toBeLessThan(0.2);
  });

  test('of an overnight fund never falls', () => {
    const navs = navSeries(navModelOf(kindNamed('Overnight Fund'), 3, 'Direct'), today).points();
    expect(navs.every(([, nav], place) => place === 0 || nav > (navs[place - 1]?.[1] ?? 0))).toBe(true);
  });

  test('grows more in the direct plan than in the regular plan, which otherwise moves alike', () => {
    const [direct, regular] = (['Direct', 'Regular'] as const).map((plan) =>
      navSeries(syntheticScheme(1, 77, fundHouse(3), kindNamed('Flexi Cap Fund'), plan).nav, today),
    );
    const gain = (series = direct) => (series?.at(today - 1) ?? 0) / (series?.at(today - 366) ?? 1);
    expect(gain(direct)).toBeGreaterThan(gain(regular));
    expect(gain(direct) - gain(regular)).toBeLessThan(0.02);
  });
});

describe('the series of a scheme', () => {
  const old = { ...navModelOf(kindNamed('Large Cap Fund'), 1, 'Direct'), launch: 2000 };

  test('has ten years of working days and ends on the one before today', () => {
    const list = navDataList(navSeries(old, today));
    expect(list).toHaveLength(2610);
    expect(list.at(-1)?.[0]).toBe(Date.parse('2026-11-19T00:00:00Z'));
    expect(list[0]?.[0]).toBe(Date.parse('2016-11-18T00:00:00Z'));
  });

  test('ends on the Friday when today is a Monday', () => {
    expect(navSeries(old, epochDayOf('2026-11-23')).last).toBe(epochDayOf('2026-11-20'));
  });

  test('of a younger scheme begins with its launch', () => {
    const young = { ...old, launch: 6900 };
    const points = navSeries(young, today).points();
    expect(points[0]?.[1]).toBe(10);
    expect(navSeries(young, today).at((points[0]?.[0] ?? 0) - 1)).toBeUndefined();
  });

  test('answers for a weekend with the Friday', () => {
    const series = navSeries(old, today);
    expect(series.at(epochDayOf('2026-11-15'))).toBe(series.at(epochDayOf('2026-11-13')));
  });

  test('of the special sources is empty, one point, unchanged or the published NAV', () => {
    expect(navDataList(navSeries({ kind: 'none' }, today))).toEqual([]);
    expect(navDataList(navSeries({ kind: 'newest', nav: 10 }, today))).toEqual([[Date.parse('2026-11-19'), 10]]);
    expect(new Set(navDataList(navSeries({ kind: 'unchanged', nav: 12.5 }, today)).map(([, nav]) => nav))).toEqual(
      new Set([12.5]),
    );
    expect(navDataList(navSeries({ kind: 'published', day: 20_000, nav: 7 }, today))).toEqual([
      [20_000 * 86_400_000, 7],
    ]);
  });
});
