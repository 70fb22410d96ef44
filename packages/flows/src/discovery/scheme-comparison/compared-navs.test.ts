import { describe, expect, test } from 'vitest';
import { DAY_MS, navPointsOf, type NavPoint } from '../chart-page/nav-history.ts';
import { comparablePeriods, comparedOver, comparedReturns, comparedRows } from './compared-navs.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const textOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const LAST = day('2026-11-19');

/** The same numbers on every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A history that wanders, begins and ends anywhere in ten years and leaves out some of its days. */
function wandering(next: () => number): readonly NavPoint[] {
  const [length, late] = [2 + Math.floor(next() * 3650), Math.floor(next() * 40)];
  let nav = 5 + next() * 500;
  return Array.from({ length }, (_, place) => {
    nav *= 0.97 + next() * 0.062;
    return { at: LAST - (late + length - 1 - place) * DAY_MS, nav: Number(nav.toFixed(4)), isLeftOut: next() < 0.3 };
  }).flatMap(({ isLeftOut, ...point }) => (isLeftOut ? [] : [point]));
}

const samples = Array.from({ length: 60 }, (_, seed) => {
  const next = numbersFrom(seed + 1);
  return Array.from({ length: 1 + (seed % 3) }, () => wandering(next));
});
const compared = samples.flatMap((histories) => {
  const over = comparedOver(histories, 'Max');
  return over === null ? [] : [{ histories, over }];
});

describe('whatever the histories are', () => {
  test('most of them have days in common', () => expect(compared.length).toBeGreaterThan(40));

  test('each line begins with 100 on the first day and ends on the last one', () => {
    for (const { over } of compared)
      for (const { points } of over.lines) {
        expect(points[0]).toEqual({ at: over.from, value: 100 });
        expect(points.at(-1)?.at).toBe(over.to);
      }
  });

  test('the ratio of any two days is that of their NAVs', () => {
    for (const { histories, over } of compared)
      over.lines.forEach(({ points }, place) => {
        const navs = new Map(histories[place]?.map(({ at, nav }) => [at, nav]));
        const [one, other] = [points[Math.floor(points.length / 3)], points[Math.floor(points.length / 1.5)]];
        if (one === undefined || other === undefined) return;
        expect(one.value / other.value).toBeCloseTo((navs.get(one.at) ?? 0) / (navs.get(other.at) ?? 1), 9);
      });
  });

  test('their order changes the order of the lines and nothing else', () => {
    for (const { histories, over } of compared) {
      const turned = comparedOver(histories.toReversed(), 'Max');
      expect(turned).toEqual({ ...over, lines: over.lines.toReversed() });
      expect(comparablePeriods(histories.toReversed())).toEqual(comparablePeriods(histories));
    }
  });

  test('both ends are days of all of them, and no common day is outside', () => {
    for (const { histories, over } of compared) {
      const inAll = (at: number) => histories.every((points) => points.some((point) => point.at === at));
      const common = histories[0]?.filter(({ at }) => inAll(at)) ?? [];
      expect([over.from, over.to]).toEqual([common.at(0)?.at, common.at(-1)?.at]);
    }
  });
});

const on = (...pairs: readonly (readonly [string, number])[]) => pairs.map(([text, nav]) => ({ at: day(text), nav }));
const daily = (count: number, last: string, navOf = (place: number) => 100 + place) =>
  Array.from({ length: count }, (_, place) => ({ at: day(last) - (count - 1 - place) * DAY_MS, nav: navOf(place) }));

test('the common period begins with the youngest history and ends with the one that ended first', () => {
  const over = comparedOver([daily(400, '2026-11-19'), daily(90, '2026-11-17')], 'Max');
  expect([textOf(over?.from ?? 0), textOf(over?.to ?? 0)]).toEqual(['2026-08-20', '2026-11-17']);
});

test('a day that one of them leaves out is not the first one; in between it is left out of that line alone', () => {
  const over = comparedOver(
    [
      on(['2026-11-14', 50], ['2026-11-16', 60], ['2026-11-17', 61], ['2026-11-18', 66]),
      on(['2026-11-15', 10], ['2026-11-16', 10], ['2026-11-18', 12]),
    ],
    'Max',
  );
  expect(over?.lines.map(({ points }) => points.map(({ at }) => textOf(at)))).toEqual([
    ['2026-11-16', '2026-11-17', '2026-11-18'],
    ['2026-11-16', '2026-11-18'],
  ]);
  expect(over?.lines.map(({ change }) => change.percent)).toEqual(['10.00', '20.00']);
});

test('histories that do not meet, or on a single day, cannot be compared', () => {
  const ended = daily(100, '2019-03-31');
  for (const histories of [
    [ended, daily(100, '2026-11-19')],
    [ended, on(['2019-03-31', 10], ['2019-04-01', 11])],
    [ended, []],
    [[]],
    [],
  ]) {
    expect(comparedOver(histories, 'Max')).toBeNull();
    expect(comparablePeriods(histories)).toEqual([]);
    expect(comparedReturns(histories)).toEqual([]);
  }
});

test('a period is as long as the youngest history allows, and each return is of the same two days', () => {
  const histories = [daily(2000, '2026-11-19'), daily(200, '2026-11-19', (place) => 200 - place / 2)];
  expect(comparablePeriods(histories)).toEqual(['1M', '3M', '6M', 'Max']);
  expect(comparedReturns(histories).map(({ period }) => period)).toEqual(['1M', '3M', '6M']);
  expect(comparedReturns(histories)[0]?.percents).toEqual(['1.50', '-13.36']);
  expect(textOf(comparedOver(histories, '1M')?.from ?? 0)).toBe('2026-10-19');
  expect(comparedOver(histories, '1Y')).toBeNull();
});

test('what is no day and no NAV is left out before, and a value that no number can say after', () => {
  const absurd = navPointsOf([
    [NaN, 10],
    [LAST - DAY_MS, 5e-324],
    [LAST, 1e300],
    [1e308, 10],
    [LAST - 2 * DAY_MS, 0],
  ]);
  expect(comparedOver([absurd], 'Max')?.lines[0]?.points.map(({ value }) => value)).toEqual([100]);
});

test('the table has the first and the last common day, a value for each line, and no more rows than asked for', () => {
  const over = comparedOver([daily(2500, '2026-11-19'), daily(700, '2026-11-19')], 'Max');
  if (over === null) throw new Error('They have days in common.');
  const rows = comparedRows(over, 12);
  expect(rows).toHaveLength(12);
  expect([rows[0]?.at, rows.at(-1)?.at]).toEqual([over.from, over.to]);
  expect(rows[0]?.values).toEqual([100, 100]);
  expect(comparedRows({ lines: [] })).toEqual([]);
});
