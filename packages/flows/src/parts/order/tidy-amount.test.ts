import { describe, expect, test } from 'vitest';
import { tidyAmount, tidyDigits } from './tidy-amount.ts';

const limits = { minimum: 5000, maximum: 100_000 };
const unlimited = { minimum: 0, maximum: Infinity };

const byKeys = (keys: string): string =>
  Array.from(keys).reduce((before, key) => tidyAmount(before + key, before, unlimited), '');

test('an amount has at most eight digits; other keys are ignored [DO-137 DO-386]', () => {
  expect(['12345678', '123456789', '12.5', '1,00,000', 'abc', ''].map(byKeys)).toEqual([
    '12345678',
    '12345678',
    '125',
    '100000',
    '',
    '',
  ]);
});

test('a text with other characters leaves the amount unchanged', () => {
  const over = (typed: string) => tidyAmount(typed, '7', unlimited);
  expect(['12.5', '1e4', '-500', '1,000', '123456789'].map(over)).toEqual(['7', '7', '7', '7', '7']);
});

test('an unclear figure is kept as it is, whatever is entered before it and whatever the maximum', () => {
  const over = (typed: string) => tidyAmount(typed, '7', limits);
  expect(['100,5', '100,50', '0,5', '00,50', '900000,50'].map(over)).toEqual([
    '100,5',
    '100,50',
    '0,5',
    '0,50',
    '900000,50',
  ]);
  expect(['1234567,89', '1,', ',5', '1,,5', '1,5,5'].map(over)).toEqual(['7', '7', '7', '7', '7']);
  expect(tidyDigits('123,4', '12', 3)).toBe('12');
});

test('leading zeros are removed, of a pasted amount too [DO-385]', () => {
  expect(['0012', '000', '10'].map((pasted) => tidyAmount(pasted, '', unlimited))).toEqual(['12', '0', '10']);
  expect(['007', '0', '000', '10'].map(byKeys)).toEqual(['7', '0', '0', '10']);
});

describe('while typing', () => {
  test('an amount above the maximum is rejected [DO-138]', () => {
    expect(tidyAmount('100001', '10000', limits)).toBe('10000');
    expect(tidyAmount('100000', '10000', limits)).toBe('100000');
  });

  test('an amount above the maximum does not replace an unclear one', () => {
    expect(tidyAmount('100001', '10000,1', limits)).toBe('10000,1');
    expect(tidyAmount('10000', '10000,1', limits)).toBe('10000');
  });

  test('an amount that decreases towards the maximum is accepted', () => {
    expect(tidyAmount('200000', '2000000', limits)).toBe('200000');
  });
});
