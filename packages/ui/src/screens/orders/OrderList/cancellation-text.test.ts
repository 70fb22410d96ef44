import type { CancellationMeaning } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { cancellationText } from './cancellation-text.ts';

const plan: CancellationMeaning = {
  ends: 'plan',
  schemeName: 'Gilt',
  amount: 500_000,
  from: '2026-12-05',
  stays: 6_600_000,
};

test.each([
  [
    { ...plan, ends: 'order', from: '', stays: null },
    'Your PIN cancels the order of ₹5,000.00 in Gilt at once. Nothing is paid for it, and no units are bought.',
  ],
  [
    plan,
    'Your PIN ends your SIP in Gilt at once. The installment of ₹5,000.00 on 5 Dec 2026, and all after it, are not paid. Nothing is sold, so no exit load is taken: what you have bought, about ₹66,000.00 today, stays invested. This cannot be undone.',
  ],
  [
    { ...plan, ends: 'transfers', from: '' },
    'Your PIN ends your transfers to Gilt at once. No further transfer is made. Nothing is sold, so no exit load is taken: what you have bought, about ₹66,000.00 today, stays invested. This cannot be undone.',
  ],
  [
    { ...plan, ends: 'withdrawals', stays: null },
    'Your PIN ends the withdrawal plan on Gilt at once. The payout of ₹5,000.00 on 5 Dec 2026, and all after it, are not made; what has been sold before is still paid. Nothing is sold, so no exit load is taken: what you have bought stays invested. This cannot be undone.',
  ],
] as const)('%j is said in plain words', (meaning, text) => {
  expect(cancellationText(meaning)).toBe(text);
});
