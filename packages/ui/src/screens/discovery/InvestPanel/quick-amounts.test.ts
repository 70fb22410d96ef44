import { expect, test } from 'vitest';
import { quickAmountsOf } from './quick-amounts.ts';

test.each([
  [0, 99_999_999, [500, 1000, 5000]],
  [500, 50_000, [500, 1000, 5000]],
  [501, 50_000, [1000, 5000, 10_000]],
  [5000, 100_000, [5000, 10_000, 25_000]],
  [500, 999, [500]],
  [600, 900, []],
])('the quick amounts from ₹%i to ₹%i are %j', (minimum, maximum, amounts) => {
  expect(quickAmountsOf({ minimum, maximum })).toEqual(amounts);
});
