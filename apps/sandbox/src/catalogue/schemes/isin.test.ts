import { describe, expect, test } from 'vitest';
import { fictionalIsin, hasIsinForm, isinCheckDigit } from './isin.ts';

describe('ISIN', () => {
  test.each([
    ['INF109K016L', '0'],
    ['INF200K01QX', '4'],
    ['INF179K01XQ', '0'],
    ['US037833100', '5'],
  ])('%s has the check digit %s', (body, digit) => {
    expect(isinCheckDigit(body)).toBe(digit);
  });

  test('a fictional scheme has a valid ISIN of a fictional issuer', () => {
    expect(fictionalIsin(7)).toBe(`INFZZZ00007${isinCheckDigit('INFZZZ00007')}`);
    expect(hasIsinForm(fictionalIsin(1499))).toBe(true);
  });

  test.each(['-', '', 'Redeemed', 'HDFCNIVODG', 'INF178L01BT', 'inf178l01bt0'])(
    '%j has not the form of an ISIN',
    (text) => {
      expect(hasIsinForm(text)).toBe(false);
    },
  );
});
