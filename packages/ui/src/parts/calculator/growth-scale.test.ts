import { expect, test } from 'vitest';
import { computeSumTicks, computeYearTicks } from './growth-scale.ts';

test.each([
  [82_486, [0, 25_000, 50_000, 75_000, 100_000]],
  [1100, [0, 500, 1000, 1500]],
  [4, [0, 1, 2, 3, 4]],
  [0, [0, 1]],
])('a sum of %d is drawn under %j', (most, ticks) => {
  expect(computeSumTicks(most)).toEqual(ticks);
});

test('every scale reaches its sum with no more than six lines', () => {
  for (let most = 1; most < 1e15; most *= 1.37) {
    const ticks = computeSumTicks(most);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
    expect(ticks.length).toBeLessThanOrEqual(5);
  }
});

test('of many years some are named, and none beyond the last', () => {
  expect(computeYearTicks(5)).toEqual([1, 2, 3, 4, 5]);
  expect(computeYearTicks(12)).toEqual([2, 4, 6, 8, 10, 12]);
  expect(computeYearTicks(30)).toEqual([1, 5, 10, 15, 20, 25, 30]);
  for (let years = 1; years <= 100; years++) {
    const named = computeYearTicks(years);
    expect(named.length).toBeLessThanOrEqual(11);
    expect(named.every((year) => year >= 1 && year <= years)).toBe(true);
  }
});
