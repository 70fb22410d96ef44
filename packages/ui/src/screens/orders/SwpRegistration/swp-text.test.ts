import type { SwpAgreement } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { lastingText } from './swp-text.ts';

const agreement: SwpAgreement = {
  each: 200_000,
  fee: 0,
  credited: 200_000,
  installments: 12,
  frequency: 'MONTHLY',
  firstDay: '2026-12-02',
  isMoved: false,
  creditDay: '2026-12-07',
  lastDay: '2027-11-02',
  leftAfterFirst: 5_800_000,
  full: 12,
  rest: 3_600_000,
};

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
