import { i18n } from '@folioflow/flows/testing/texts';
import { expect, test } from 'vitest';
import { formatPayoutDuration, type PayoutDuration } from './swp-text.ts';

const agreement: PayoutDuration = { installments: 12, fullPayouts: 12, remainderInPaise: 3_600_000 };

test.each([
  [{}, 'At today’s value, all 12 payouts can be made and ₹36,000 remains.'],
  [{ remainderInPaise: 0 }, 'At today’s value, all 12 payouts can be made and nothing remains.'],
  [
    { fullPayouts: 5, remainderInPaise: 150_050 },
    'At today’s value, 5 of 12 payouts can be made. A last payout pays the remaining ₹1,500.50, and the plan then ends.',
  ],
  [
    { fullPayouts: 5, remainderInPaise: 0 },
    'At today’s value, 5 of 12 payouts can be made. Nothing remains, and the plan then ends.',
  ],
])('a plan with %j says: %s', (change, text) => {
  expect(formatPayoutDuration(i18n, { ...agreement, ...change })).toBe(text);
});
