import { describe, expect, test } from 'vitest';
import { tidyAmount } from './amount-rules.ts';

const whole = { decimals: 0, maxLength: 8 };
const withDecimals = { decimals: 3, maxLength: 8 };

describe('what stays of a typed amount', () => {
  test('keeps digits only where no decimals are allowed', () => {
    expect(['12.5', '1 0a', '₹1,25,000', '123456789', 'abc', ''].map((typed) => tidyAmount(typed, whole))).toEqual([
      '125',
      '10',
      '125000',
      '12345678',
      '',
      '',
    ]);
  });

  test('strips leading zeros and keeps the zero before a decimal point', () => {
    expect(['007', '00123', '0', '000', '0.5', '.5'].map((typed) => tidyAmount(typed, withDecimals))).toEqual([
      '7',
      '123',
      '0',
      '0',
      '0.5',
      '0.5',
    ]);
  });

  test('keeps three decimals', () => {
    expect(['1.2345', '1.', '12,345.678'].map((typed) => tidyAmount(typed, { decimals: 3, maxLength: 11 }))).toEqual([
      '1.234',
      '1.',
      '12345.678',
    ]);
  });
});
