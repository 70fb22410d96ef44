import { expect, test } from 'vitest';
import { amountInWords } from './amounts.ts';

test.each([
  [0, 'zero'],
  [19, 'nineteen'],
  [25_000, 'twenty five thousand'],
  [75_110, 'seventy five thousand one hundred ten'],
  [100_000, 'one lakh'],
  [1_234_567, 'twelve lakh thirty four thousand five hundred sixty seven'],
  [20_000_001, 'two crore one'],
])('%i rupees are “%s” in words', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words);
});
