import { describe, expect, test } from 'vitest';
import { fundHouseAt } from '../seed/fund-houses.ts';
import { modelledNav, modelledNavs } from './nav-model.ts';
import { navDataList, createNavSeries } from './nav-source.ts';
import { subCategories } from '../seed/sub-categories.ts';
import { createNavModel, createSyntheticScheme } from '../seed/synthetic-scheme.ts';
import { epochDayOf } from './working-days.ts';

const today = epochDayOf('2026-11-20');
const findSubCategory = (name: string) => {
  const kind = subCategories.find((one) => one.name === name);
  if (!kind) throw new Error(name);
  return kind;
};

/** Yearly deviation of the daily changes of a kind of fund, in percent. */
const yearlyVolatility = (name: string): number => {
  const series = createNavSeries(createNavModel(findSubCategory(name), 9, 'Direct'), today);
  const navs = series.points().map(([, nav]) => nav);
  const changes = navs.slice(1).map((nav, place) => Math.log(nav / (navs[place] ?? nav)));
  const mean = changes.reduce((one, other) => one + other, 0) / changes.length;
  const variance = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / changes.length;
  return Math.sqrt(variance * 261) * 100;
};

describe('a fictional NAV', () => {
  test('is the same at any time and in any order of requests', () => {
    const model = createNavModel(findSubCategory('Large Cap Fund'), 4_711, 'Direct');
    const forwards = [6000, 6001, 6500, 7000].map((day) => modelledNav(model, day));
    const backwards = [7000, 6500, 6001, 6000].map((day) => modelledNav(model, day)).reverse();
    expect(backwards).toEqual(forwards);
    expect(forwards).toEqual([15.3992, 15.6473, 20.1659, 25.2136]);
  });

  test('of a range of days is that of each day', () => {
    for (const [name, first, last] of [
      ['Large Cap Fund', 4_990, 5_310],
      ['Liquid Fund', 6_000, 6_002],
      ['Gold Fund', 7_001, 7_001],
      ['Small Cap Fund', 7_002, 7_001],
    ] as const) {
      const kind = subCategories.find(({ title }) => title === name) ?? findSubCategory(name);
      const model = createNavModel(kind, 815, 'Direct');
      const each = Array.from({ length: last - first + 1 }, (_, place) => modelledNav(model, first + place));
      expect(modelledNavs(model, first, last)).toEqual(each);
    }
  });

  test('series returns the points of a range, at weekends too', () => {
    const series = createNavSeries(createNavModel(findSubCategory('Large Cap Fund'), 4, 'Direct'), today);
    const [from, to] = [epochDayOf('2026-10-03'), epochDayOf('2026-10-25')];
    const expected = series.points().filter(([day]) => day >= from && day <= to);
    expect(expected).toHaveLength(15);
    expect(series.points(from, to)).toEqual(expected);
    expect(series.points(to, from)).toEqual([]);
  });

  test('starts at the launch with the issue price', () => {
    const model = createNavModel(findSubCategory('Large Cap Fund'), 4_711, 'Direct');
    expect(modelledNav(model, model.launch)).toBe(10);
  });

  test('has the volatility of its kind of fund', () => {
    expect(yearlyVolatility('Small Cap Fund')).toBeGreaterThan(18);
    expect(yearlyVolatility('Small Cap Fund')).toBeLessThan(25);
    expect(yearlyVolatility('Large Cap Fund')).toBeGreaterThan(12);
    expect(yearlyVolatility('Large Cap Fund')).toBeLessThan(17);
    expect(yearlyVolatility('Liquid Fund')).toBeLessThan(0.2);
  });

  test('of an overnight fund never falls', () => {
    const navs = createNavSeries(createNavModel(findSubCategory('Overnight Fund'), 3, 'Direct'), today).points();
    expect(navs.every(([, nav], place) => place === 0 || nav > (navs[place - 1]?.[1] ?? 0))).toBe(true);
  });

  test('of a liquid fund is computed for each calendar day, between those of its working days', () => {
    const model = createNavModel(findSubCategory('Liquid Fund'), 9, 'Direct');
    const monday = epochDayOf('2026-11-23');
    const [daily, working] = [true, false].map((isDaily) => createNavSeries(model, monday, { isDaily }));
    expect([daily?.last, working?.last]).toEqual([monday - 1, monday - 3]);
    expect(daily?.pointAt(monday - 1)?.[0]).toBe(monday - 1);
    expect(daily?.at(monday - 3)).toBe(working?.at(monday - 3));
    const navs = createNavSeries(model, monday + 1, { isDaily: true }).points(monday - 3, monday);
    expect(navs.map(([day]) => monday - day)).toEqual([3, 2, 1, 0]);
    expect(navs.every(([, nav], place) => place === 0 || nav > (navs[place - 1]?.[1] ?? 0))).toBe(true);
  });

  test('grows more in the direct plan than in the regular plan, which otherwise moves alike', () => {
    const [direct, regular] = (['Direct', 'Regular'] as const).map((plan) =>
      createNavSeries(createSyntheticScheme(1, 77, fundHouseAt(3), findSubCategory('Flexi Cap Fund'), plan).nav, today),
    );
    const percentGainOf = (series = direct) => (series?.at(today - 1) ?? 0) / (series?.at(today - 366) ?? 1);
    expect(percentGainOf(direct)).toBeGreaterThan(percentGainOf(regular));
    expect(percentGainOf(direct) - percentGainOf(regular)).toBeLessThan(0.02);
  });
});

describe('the series of a scheme', () => {
  const old = { ...createNavModel(findSubCategory('Large Cap Fund'), 1, 'Direct'), launch: 2000 };

  test('has ten years of working days and ends on the working day before today', () => {
    const list = navDataList(createNavSeries(old, today));
    expect(list).toHaveLength(2610);
    expect(list.at(-1)?.[0]).toBe(Date.parse('2026-11-19T00:00:00Z'));
    expect(list[0]?.[0]).toBe(Date.parse('2016-11-18T00:00:00Z'));
  });

  test('has the NAVs of the days before its chart, from the launch on', () => {
    const bought = epochDayOf('2017-06-14');
    const series = createNavSeries(old, epochDayOf('2028-02-29'));
    expect(series.points()[0]?.[0]).toBeGreaterThan(bought);
    expect(series.at(bought)).toBe(createNavSeries(old, today).at(bought));
    expect(series.points(bought, bought)).toEqual([[bought, series.at(bought)]]);
    expect(series.at(epochDayOf('2007-08-31'))).toBeUndefined();
  });

  test('ends on the Friday when today is a Monday', () => {
    expect(createNavSeries(old, epochDayOf('2026-11-23')).last).toBe(epochDayOf('2026-11-20'));
  });

  test('starts with the launch of a younger scheme', () => {
    const young = { ...old, launch: 6900 };
    const points = createNavSeries(young, today).points();
    expect(points[0]?.[1]).toBe(10);
    expect(createNavSeries(young, today).at((points[0]?.[0] ?? 0) - 1)).toBeUndefined();
  });

  test('has the NAV of the Friday on a weekend', () => {
    const series = createNavSeries(old, today);
    expect(series.at(epochDayOf('2026-11-15'))).toBe(series.at(epochDayOf('2026-11-13')));
  });

  test('is empty, a single point, constant or the published NAV for the special sources', () => {
    expect(navDataList(createNavSeries({ kind: 'none' }, today))).toEqual([]);
    expect(navDataList(createNavSeries({ kind: 'newest', nav: 10 }, today))).toEqual([[Date.parse('2026-11-19'), 10]]);
    expect(
      new Set(navDataList(createNavSeries({ kind: 'unchanged', nav: 12.5 }, today)).map(([, nav]) => nav)),
    ).toEqual(new Set([12.5]));
    expect(navDataList(createNavSeries({ kind: 'published', day: 20_000, nav: 7 }, today))).toEqual([
      [20_000 * 86_400_000, 7],
    ]);
  });
});
