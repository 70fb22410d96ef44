import { describe, expect, test } from 'vitest';
import { MS_PER_DAY } from '@folioflow/api/contract';
import { navPointsOf, type NavPoint } from '../chart-page/nav-history.ts';
import { comparablePeriods, compareHistories, comparedReturns, tableRowsOfComparison } from './compared-navs.ts';

const utcMidnight = (text: string) => Date.parse(`${text}T00:00:00Z`);
const dayText = (at: number) => new Date(at).toISOString().slice(0, 10);
const LAST = utcMidnight('2026-11-19');

/** Returns a generator of the same pseudo-random numbers on every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns a random history that begins and ends anywhere in ten years and omits some of its days. */
function randomHistory(next: () => number): readonly NavPoint[] {
  const [length, late] = [2 + Math.floor(next() * 3650), Math.floor(next() * 40)];
  let nav = 5 + next() * 500;
  return Array.from({ length }, (_, place) => {
    nav *= 0.97 + next() * 0.062;
    return {
      at: LAST - (late + length - 1 - place) * MS_PER_DAY,
      nav: Number(nav.toFixed(4)),
      isLeftOut: next() < 0.3,
    };
  }).flatMap(({ isLeftOut, ...point }) => (isLeftOut ? [] : [point]));
}

const samples = Array.from({ length: 60 }, (_, seed) => {
  const next = createRandom(seed + 1);
  return Array.from({ length: 1 + (seed % 3) }, () => randomHistory(next));
});
const compared = samples.flatMap((histories) => {
  const over = compareHistories(histories, 'Max');
  return over === null ? [] : [{ histories, over }];
});

describe('any histories', () => {
  test('have common days in most samples', () => expect(compared.length).toBeGreaterThan(40));

  test('yield lines from 100 on the first day to the last day', () => {
    for (const { over } of compared)
      for (const { points } of over.lines) {
        expect(points[0]).toEqual({ at: over.from, value: 100 });
        expect(points.at(-1)?.at).toBe(over.to);
      }
  });

  test('yield values in the ratio of the NAVs of two days', () => {
    for (const { histories, over } of compared)
      over.lines.forEach(({ points }, place) => {
        const navs = new Map(histories[place]?.map(({ at, nav }) => [at, nav]));
        const [one, other] = [points[Math.floor(points.length / 3)], points[Math.floor(points.length / 1.5)]];
        if (one === undefined || other === undefined) return;
        expect(one.value / other.value).toBeCloseTo((navs.get(one.at) ?? 0) / (navs.get(other.at) ?? 1), 9);
      });
  });

  test('yield the same lines in any order', () => {
    for (const { histories, over } of compared) {
      const turned = compareHistories(histories.toReversed(), 'Max');
      expect(turned).toEqual({ ...over, lines: over.lines.toReversed() });
      expect(comparablePeriods(histories.toReversed())).toEqual(comparablePeriods(histories));
    }
  });

  test('are compared from their first to their last common day', () => {
    for (const { histories, over } of compared) {
      const inAll = (at: number) => histories.every((points) => points.some((point) => point.at === at));
      const common = histories[0]?.filter(({ at }) => inAll(at)) ?? [];
      expect([over.from, over.to]).toEqual([common.at(0)?.at, common.at(-1)?.at]);
    }
  });
});

const pointsOn = (...pairs: readonly (readonly [string, number])[]) =>
  pairs.map(([text, nav]) => ({ at: utcMidnight(text), nav }));
const dailyPoints = (count: number, last: string, navOf = (place: number) => 100 + place) =>
  Array.from({ length: count }, (_, place) => ({
    at: utcMidnight(last) - (count - 1 - place) * MS_PER_DAY,
    nav: navOf(place),
  }));

test('the common period begins with the youngest history and ends with the oldest end', () => {
  const over = compareHistories([dailyPoints(400, '2026-11-19'), dailyPoints(90, '2026-11-17')], 'Max');
  expect([dayText(over?.from ?? 0), dayText(over?.to ?? 0)]).toEqual(['2026-08-20', '2026-11-17']);
});

test('a day without a NAV in one history is never the first one, and is omitted only from the line of that history', () => {
  const over = compareHistories(
    [
      pointsOn(['2026-11-14', 50], ['2026-11-16', 60], ['2026-11-17', 61], ['2026-11-18', 66]),
      pointsOn(['2026-11-15', 10], ['2026-11-16', 10], ['2026-11-18', 12]),
    ],
    'Max',
  );
  expect(over?.lines.map(({ points }) => points.map(({ at }) => dayText(at)))).toEqual([
    ['2026-11-16', '2026-11-17', '2026-11-18'],
    ['2026-11-16', '2026-11-18'],
  ]);
  expect(over?.lines.map(({ change }) => change.percent)).toEqual(['10.00', '20.00']);
});

test('histories with fewer than two common days cannot be compared', () => {
  const ended = dailyPoints(100, '2019-03-31');
  for (const histories of [
    [ended, dailyPoints(100, '2026-11-19')],
    [ended, pointsOn(['2019-03-31', 10], ['2019-04-01', 11])],
    [ended, []],
    [[]],
    [],
  ]) {
    expect(compareHistories(histories, 'Max')).toBeNull();
    expect(comparablePeriods(histories)).toEqual([]);
    expect(comparedReturns(histories)).toEqual([]);
  }
});

test('a period is limited by the youngest history, and each return has the same two days', () => {
  const histories = [dailyPoints(2000, '2026-11-19'), dailyPoints(200, '2026-11-19', (place) => 200 - place / 2)];
  expect(comparablePeriods(histories)).toEqual(['1M', '3M', '6M', 'Max']);
  expect(comparedReturns(histories).map(({ period }) => period)).toEqual(['1M', '3M', '6M']);
  expect(comparedReturns(histories)[0]?.percents).toEqual(['1.50', '-13.36']);
  expect(dayText(compareHistories(histories, '1M')?.from ?? 0)).toBe('2026-10-19');
  expect(compareHistories(histories, '1Y')).toBeNull();
});

test('a return over more than a year is per year', () => {
  const histories = [dailyPoints(1200, '2026-11-19')];
  const percents = new Map(comparedReturns(histories).map(({ period, percents: [percent] }) => [period, percent]));
  const growth = (compareHistories(histories, '3Y')?.lines[0]?.points.at(-1)?.value ?? 0) / 100;
  expect(percents.get('3Y')).toBe(((growth ** (1 / 3) - 1) * 100).toFixed(2));
  expect(percents.get('1Y')).toBe(compareHistories(histories, '1Y')?.lines[0]?.change.percent);
});

test('invalid days and NAVs are dropped before the comparison, infinite values after it', () => {
  const absurd = navPointsOf([
    [NaN, 10],
    [LAST - MS_PER_DAY, 5e-324],
    [LAST, 1e300],
    [1e308, 10],
    [LAST - 2 * MS_PER_DAY, 0],
  ]);
  expect(compareHistories([absurd], 'Max')?.lines[0]?.points.map(({ value }) => value)).toEqual([100]);
});

test('the table has the first and the last common day, a value for each line, and at most the given number of rows', () => {
  const over = compareHistories([dailyPoints(2500, '2026-11-19'), dailyPoints(700, '2026-11-19')], 'Max');
  if (over === null) throw new Error('They have days in common.');
  const rows = tableRowsOfComparison(over, 12);
  expect(rows).toHaveLength(12);
  expect([rows[0]?.at, rows.at(-1)?.at]).toEqual([over.from, over.to]);
  expect(rows[0]?.values).toEqual([100, 100]);
  expect(tableRowsOfComparison({ lines: [] })).toEqual([]);
});
