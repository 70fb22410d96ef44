import { describe, expect, test } from 'vitest';
import { tidyAmount } from './tidy-amount.ts';

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

test('leading zeros are removed, of a pasted amount too [DO-385]', () => {
  expect(['0012', '000', '10'].map((pasted) => tidyAmount(pasted, '', unlimited))).toEqual(['12', '0', '10']);
  expect(['007', '0', '000', '10'].map(byKeys)).toEqual(['7', '0', '0', '10']);
});

describe('while typing', () => {
  test('an amount above the maximum is rejected [DO-138]', () => {
    expect(tidyAmount('100001', '10000', limits)).toBe('10000');
    expect(tidyAmount('100000', '10000', limits)).toBe('100000');
  });

  test('an amount that decreases towards the maximum is accepted', () => {
    expect(tidyAmount('200000', '2000000', limits)).toBe('200000');
  });
});
