import { expect, test } from 'vitest';
import { lastingText, type Lasting } from './swp-text.ts';

const agreement: Lasting = { installments: 12, full: 12, rest: 3_600_000 };

test.each([
  [{}, 'At today’s value, all 12 payouts can be made, and ₹36,000.00 remains.'],
  [{ rest: 0 }, 'At today’s value, all 12 payouts can be made, and nothing remains.'],
  [
    { full: 5, rest: 150_050 },
    'At today’s value, 5 of 12 payouts can be made. A last payout pays the remaining ₹1,500.50, and the plan then ends.',
  ],
  [{ full: 5, rest: 0 }, 'At today’s value, 5 of 12 payouts can be made. Nothing remains, and the plan then ends.'],
])('a plan with %j says: %s', (change, text) => {
  expect(lastingText({ ...agreement, ...change })).toBe(text);
});
