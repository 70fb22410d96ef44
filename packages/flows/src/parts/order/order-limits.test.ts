import { parseEnteredPaise } from '@folioflow/api/contract';
import { describe, expect, test } from 'vitest';
import {
  effectiveMaximum,
  isInstallmentCountAllowed,
  isWithinLimits,
  lumpsumLimits,
  sipLimits,
} from './order-limits.ts';

describe('isWithinLimits', () => {
  test.each([
    ['4999', 5000, 100_000, false],
    ['5000', 5000, 100_000, true],
    ['100000', 5000, 100_000, true],
    ['100001', 5000, 100_000, false],
    ['99999999', 5000, 0, true],
    ['100000000', 5000, 0, false],
    ['500', 500.01, 1000, false],
    ['501', 500.01, 1000, true],
    ['', 0, 0, false],
    ['abc', 0, 0, false],
    ['-5', 0, 0, false],
    ['0', 0, 0, false],
  ])('returns for the amount %s between %d and %d: %s', (amount, minimum, maximum, isTaken) => {
    expect(isWithinLimits(parseEnteredPaise(amount), { minimum, maximum: effectiveMaximum(maximum) })).toBe(isTaken);
  });

  test.each([
    [Number.NaN, 100_000],
    [1e21, 100_000],
    [5000, Number.NaN],
    [5000, 1e21],
  ])('accepts no amount while a limit is no number of rupees (%d to %d)', (minimum, maximum) => {
    expect(isWithinLimits(500_000, { minimum, maximum })).toBe(false);
  });

  test('has no effective maximum if the option returns a maximum below 1', () => {
    expect([0, 0.5, -1, 1].map(effectiveMaximum)).toEqual([99_999_999, 99_999_999, 99_999_999, 1]);
  });
});

test.each([
  [9000, 9000],
  [0, 99_999_999],
])('the limits of an option are its own; the maximum %d is %d rupees [DO-136 DO-390]', (returned, maximum) => {
  const information = { minimum_purchase_amount: 500, maximum_purchase_amount: returned };
  expect(lumpsumLimits({ information })).toEqual({ minimum: 500, maximum });
  expect(sipLimits({ minimum_installment_amount: 100, maximum_installment_amount: returned })).toEqual({
    minimum: 100,
    maximum,
  });
});

describe('isInstallmentCountAllowed', () => {
  const taking = (fewest: number, most: number) => ({
    sip_minimum_installment_numbers: fewest,
    sip_maximum_installment_numbers: most,
  });

  test.each([
    [5, 6, 12, false],
    [6, 6, 12, true],
    [12, 6, 12, true],
    [13, 6, 12, false],
    [600, 6, 0, true],
    [1, 1, 1, true],
    [2, 1, 1, false],
    [0, 0, 0, false],
    [6.5, 6, 12, false],
    [Number.NaN, 0, 0, false],
  ])('returns for %d instalments between %d and %d: %s', (count, fewest, most, areTaken) => {
    expect(isInstallmentCountAllowed(taking(fewest, most), count)).toBe(areTaken);
  });
});
