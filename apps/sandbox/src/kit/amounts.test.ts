import { expect, test } from 'vitest';
import {
  amountInWords,
  documentAmountText,
  parseThousandths,
  preciseRupeeText,
  rupeeText,
  toRupees,
  toThousandths,
} from './amounts.ts';

test.each([
  [0, 'zero'],
  [19, 'nineteen'],
  [25_000, 'twenty five thousand'],
  [75_110, 'seventy five thousand one hundred ten'],
  [100_000, 'one lakh'],
  [1_234_567, 'twelve lakh thirty four thousand five hundred sixty seven'],
  [20_000_001, 'two crore one'],
  [1_99_99_999, 'one crore ninety nine lakh ninety nine thousand nine hundred ninety nine'],
  [48.75, 'forty eight'],
  [0.5, 'zero'],
  [1100, 'one thousand one hundred'],
])('%i rupees are “%s” in words', (rupees, words) => {
  expect(amountInWords(rupees)).toBe(words);
});

test('every whole amount up to a hundred has words of its own', () => {
  const small = Array.from({ length: 20 }, (_, rupees) => amountInWords(rupees));
  expect(small.join(' ')).toBe(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  );
  const tens = Array.from({ length: 8 }, (_, place) => amountInWords(20 + 10 * place));
  expect(tens.join(' ')).toBe('twenty thirty forty fifty sixty seventy eighty ninety');
  expect(amountInWords(100)).toBe('one hundred');
});

test('entered rupees are whole paise, with at most twelve digits before the point', () => {
  const entered = ['5000', '5000.5', '5000.05', '0.01', '0', '999999999999.99'];
  expect(entered.map(parseThousandths)).toEqual([5_000_000, 5_000_500, 5_000_050, 10, 0, 999_999_999_999_990]);
  const refused = ['', '.', '5.', '.5', '5.005', '-5', '+5', ' 5', '5 ', '1e3', '1,000', 'abc', '1000000000000'];
  expect(refused.map(parseThousandths)).toEqual(refused.map(() => undefined));
});

test('rupees of an answer and thousandths are converted without a loss', () => {
  expect(['5000.055', 5000.055, '0.001', 0.29].map(toThousandths)).toEqual([5_000_055, 5_000_055, 1, 290]);
  expect([5_000_055, 1, 0].map(toRupees)).toEqual([5000.055, 0.001, 0]);
});

test('amounts are grouped by lakh and crore, without paise in a text where there are none', () => {
  expect([100_000_000, 100_000_500, 12_345_678_900].map(rupeeText)).toEqual([
    '₹1,00,000',
    '₹1,00,000.50',
    '₹1,23,45,678.90',
  ]);
  expect([100_000_000, 5].map(documentAmountText)).toEqual(['Rs. 1,00,000.00', 'Rs. 0.01']);
  expect([100_000_000, 5500].map(preciseRupeeText)).toEqual(['₹1,00,000.00', '₹5.50']);
});
