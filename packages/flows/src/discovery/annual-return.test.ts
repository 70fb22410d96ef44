import { expect, test } from 'vitest';
import { annualReturnOf } from './annual-return.ts';

test.each([
  ['38.20', 3, '11.39'],
  ['100', 5, '14.87'],
  ['-48.80', 3, '-20.00'],
  ['0.00', 3, '0.00'],
  ['-0.001', 5, '0.00'],
])('%s %% over %d years is %s %% per year', (percent, years, annual) => {
  expect(annualReturnOf(percent, years)).toBe(annual);
});

test.each([
  ['a return over one year', '15.32', 1],
  ['a return over half a year', '4.10', 0.5],
  ['an empty text', '', 3],
  ['a text that is no number', 'N.A.', 3],
  ['a total loss', '-100', 3],
  ['a loss beyond everything', '-150', 3],
  ['a text of spaces', '  ', 3],
])('%s has no annual return', (_, percent, years) => {
  expect(annualReturnOf(percent, years)).toBeNull();
});
