import { describe, expect, test } from 'vitest';
import { areInstallmentsTaken, isWithin, maximumOf } from './order-limits.ts';

describe('an amount', () => {
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
  ])('of %s between %d and %d is allowed: %s', (amount, minimum, maximum, isTaken) => {
    expect(isWithin(amount, { minimum, maximum: maximumOf(maximum) })).toBe(isTaken);
  });

  test('has no maximum if the option names one below 1, and 1 stays 1 (W20)', () => {
    expect([0, 0.5, -1, 1].map(maximumOf)).toEqual([99_999_999, 99_999_999, 99_999_999, 1]);
  });
});

describe('a number of instalments', () => {
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
    [0, 0, 0, false],
    [6.5, 6, 12, false],
    [Number.NaN, 0, 0, false],
  ])('of %d between %d and %d is allowed: %s', (count, fewest, most, areTaken) => {
    expect(areInstallmentsTaken(taking(fewest, most), count)).toBe(areTaken);
  });
});
