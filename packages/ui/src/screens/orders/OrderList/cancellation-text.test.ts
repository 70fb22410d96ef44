import type { CancellationMeaning } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { formatCancellation } from './cancellation-text.ts';

const plan: CancellationMeaning = {
  ends: 'plan',
  schemeName: 'Gilt',
  amountInPaise: 500_000,
  firstCancelledDay: '2026-12-05',
  remainingInPaise: 6_600_000,
};

test.each([
  [
    { ...plan, ends: 'order', firstCancelledDay: '', remainingInPaise: null },
    'Entering your PIN cancels the order of ₹5,000 in Gilt immediately. You pay nothing, and no units are bought.',
  ],
  [
    plan,
    'Entering your PIN ends your SIP in Gilt immediately. The instalment of ₹5,000 on 5 Dec 2026 and all later instalments will not be paid. No units are sold, so no exit load applies: your existing units, worth about ₹66,000 today, stay invested. This cannot be undone.',
  ],
  [
    { ...plan, ends: 'transfers', firstCancelledDay: '' },
    'Entering your PIN ends your transfers to Gilt immediately. No further transfer will be made. No units are sold, so no exit load applies: your existing units, worth about ₹66,000 today, stay invested. This cannot be undone.',
  ],
  [
    { ...plan, ends: 'withdrawals', remainingInPaise: null },
    'Entering your PIN ends the withdrawal plan for Gilt immediately. The payout of ₹5,000 on 5 Dec 2026 and all later payouts will not be made. Units sold before are still paid out. No units are sold, so no exit load applies: your existing units stay invested. This cannot be undone.',
  ],
] as const)('%j is said in plain words', (meaning, text) => {
  expect(formatCancellation(meaning)).toBe(text);
});
