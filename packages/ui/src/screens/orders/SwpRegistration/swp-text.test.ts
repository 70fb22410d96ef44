import { expect, test } from 'vitest';
import { lastingText, type Lasting } from './swp-text.ts';

const agreement: Lasting = { installments: 12, full: 12, rest: 3_600_000 };

test.each([
  [{}, 'At today’s value all 12 payouts can be made, and ₹36,000.00 is then left.'],
  [{ rest: 0 }, 'At today’s value all 12 payouts can be made, and nothing is then left.'],
  [
    { full: 5, rest: 150_050 },
    'At today’s value 5 of 12 payouts can be made. A last one pays the ₹1,500.50 that is left, then the plan ends.',
  ],
  [{ full: 5, rest: 0 }, 'At today’s value 5 of 12 payouts can be made, then nothing is left and the plan ends.'],
])('a plan with %j says: %s', (change, text) => {
  expect(lastingText({ ...agreement, ...change })).toBe(text);
});
