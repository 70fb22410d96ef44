import { describe, expect, test } from 'vitest';
import { tidyAmount, typedAmount, withoutLeadingZeros } from './amount.rules.ts';

const limits = { minimum: 5000, maximum: 100_000 };

test('an amount is digits, at most eight [DO-137 DO-386]', () => {
  expect(['12345678', '123456789', '12.5', '1,00,000', 'abc', ''].map((typed) => tidyAmount(typed))).toEqual([
    '12345678',
    '12345678',
    '125',
    '100000',
    '',
    '',
  ]);
});

test('zeros in front are dropped [DO-385]', () => {
  expect(['007', '0.5', '0', '000', '10'].map(withoutLeadingZeros)).toEqual(['7', '0.5', '0', '0', '10']);
  expect(tidyAmount('007')).toBe('7');
});

describe('while typing', () => {
  test('an amount above the maximum is not taken [DO-138]', () => {
    expect(typedAmount('100001', '10000', limits)).toBe('10000');
    expect(typedAmount('100000', '10000', limits)).toBe('100000');
  });

  test('one that comes down to the maximum is', () => {
    expect(typedAmount('200000', '2000000', limits)).toBe('200000');
  });
});
