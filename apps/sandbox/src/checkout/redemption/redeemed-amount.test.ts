import { expect, test } from 'vitest';
import { parseRedemptionAmount } from './redeemed-amount.ts';

const limits = { minimum: 100, maximum: 5000, worth: 8000, redeemable: 6000.5 };
const outcomeOf = (typed: string, change: Partial<typeof limits> | { maximum: null } = {}): unknown => {
  try {
    return parseRedemptionAmount(typed, { ...limits, ...change });
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};
const part = (amount: number) => ({ amount, isWhole: false });

test('a part is at least the minimum, and below the maximum (C-98)', () => {
  expect(outcomeOf('100')).toEqual(part(100_000));
  expect(outcomeOf('99.99')).toBe('The amount should be at least ₹100.');
  expect(outcomeOf('4999.99')).toEqual(part(4_999_990));
  expect(outcomeOf('5000')).toBe('The amount should be below ₹5,000.');
});

test('everything that is redeemable is accepted, above the maximum too', () => {
  expect(outcomeOf('6000.50')).toEqual({ amount: 6_000_500, isWhole: true });
  expect(outcomeOf('6000.51')).toBe('You can redeem at most ₹6,000.50.');
  expect(outcomeOf('6000.49')).toBe('The amount should be below ₹5,000.');
});

test('without a maximum a part is below the worth of the order', () => {
  const held = { maximum: null, redeemable: 9000 };
  expect(outcomeOf('7999.99', held)).toEqual(part(7_999_990));
  expect(outcomeOf('8000', held)).toBe('The amount should be below ₹8,000.');
});

test('a refusal has the code 051', () => {
  for (const typed of ['99.99', '6000.51', '5000', 'many'])
    expect(() => parseRedemptionAmount(typed, limits)).toThrow(expect.objectContaining({ code: '051' }) as Error);
});
