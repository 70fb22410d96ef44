import { expect, test } from 'vitest';
import { computeExitLoad, exitLoadPercentOf } from './exit-load.ts';

const withExitLoad = (exitload: { readonly is_allowed: boolean; readonly percent: number }) => ({
  mf_order_scheme_specifications: {
    purchase: { cutoff_time: '' },
    redemption: { minimum_amount: 0, maximum_amount: null, cutoff_time: '' },
    exitload: { value: '', ...exitload },
  },
});

test('an order has the exit load of the provider only where the provider allows one', () => {
  expect(exitLoadPercentOf(withExitLoad({ is_allowed: true, percent: 1.5 }))).toBe(1.5);
  expect(exitLoadPercentOf(withExitLoad({ is_allowed: false, percent: 1.5 }))).toBe(0);
});

test('an exit load is rounded to the nearest paisa', () => {
  expect([computeExitLoad(12_345, 1), computeExitLoad(12_350, 1), computeExitLoad(500_000, 0.25)]).toEqual([
    123, 124, 1250,
  ]);
});
