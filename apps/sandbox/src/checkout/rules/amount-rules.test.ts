import { expect, test } from 'vitest';
import { parseAmount, parseAmountWithin } from './amount-rules.ts';

const bounds = { minimum: 500, maximum: 1_00_000.5 };
const refusalOf = (parse: () => number): string => {
  try {
    return String(parse());
  } catch (error) {
    return error instanceof Error ? error.message : 'unknown';
  }
};
const TOO_PRECISE = 'Please enter an amount with at most two decimals.';
const NO_AMOUNT = 'Please enter a valid amount.';

test('an entered amount is stored in thousandths of a rupee, in whole paise', () => {
  expect(['5000', '5000.5', '0.01'].map(parseAmount)).toEqual([5_000_000, 5_000_500, 10]);
});

test.each([
  ['5000.123', TOO_PRECISE],
  ['5000.000', TOO_PRECISE],
  ['5000.12345', TOO_PRECISE],
  ['', NO_AMOUNT],
  ['many', NO_AMOUNT],
  ['-5000.123', NO_AMOUNT],
  ['5000.123x', NO_AMOUNT],
  ['x5000.123', NO_AMOUNT],
  ['5000,123', NO_AMOUNT],
  ['.123', NO_AMOUNT],
  ['5000.', NO_AMOUNT],
])('%j is refused with the text for its fault', (typed, text) => {
  expect(refusalOf(() => parseAmount(typed))).toBe(text);
  expect(() => parseAmountWithin(typed, bounds)).toThrow(expect.objectContaining({ code: '051' }) as Error);
});

test('an amount is accepted from the minimum to the maximum, both included', () => {
  expect(parseAmountWithin('500', bounds)).toBe(500_000);
  expect(parseAmountWithin('100000.50', bounds)).toBe(100_000_500);
  expect(refusalOf(() => parseAmountWithin('499.99', bounds))).toBe('The amount should be at least ₹500.');
  expect(refusalOf(() => parseAmountWithin('100000.51', bounds))).toBe('The amount should be at most ₹1,00,000.50.');
});

test('a refusal of an amount out of bounds has the code 051', () => {
  for (const typed of ['499.99', '100000.51'])
    expect(() => parseAmountWithin(typed, bounds)).toThrow(expect.objectContaining({ code: '051' }) as Error);
});

test('a maximum below 1 means 99,999,999', () => {
  for (const maximum of [0, 0.99]) {
    expect(parseAmountWithin('99999999', { minimum: 500, maximum })).toBe(99_999_999_000);
    expect(refusalOf(() => parseAmountWithin('99999999.01', { minimum: 500, maximum }))).toBe(
      'The amount should be at most ₹9,99,99,999.',
    );
  }
  expect(refusalOf(() => parseAmountWithin('1.01', { minimum: 1, maximum: 1 }))).toBe(
    'The amount should be at most ₹1.',
  );
});
