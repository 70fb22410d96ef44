import { expect, test } from 'vitest';
import { quickAmountsOf } from './quick-amounts.ts';

test.each([
  [0, 99_999_999, [1000, 2500, 10_000]],
  [500, 50_000, [1000, 2500, 10_000]],
  [2501, 50_000, [10_000, 25_000, 50_000]],
  [500, 1200, [1000]],
  [600, 900, []],
])('the amounts to enter from ₹%i to ₹%i are %j', (minimum, maximum, amounts) => {
  expect(quickAmountsOf({ minimum, maximum })).toEqual(amounts);
});

test.each([
  [500, 200_000, [1000, 5000, 10_000]],
  [5000, 100_000, [5000, 10_000, 25_000]],
])('the amounts to add from ₹%i to ₹%i are %j', (minimum, maximum, amounts) => {
  expect(quickAmountsOf({ minimum, maximum }, true)).toEqual(amounts);
});
