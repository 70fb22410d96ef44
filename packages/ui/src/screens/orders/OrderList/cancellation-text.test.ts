import { i18n } from '@folioflow/flows/testing/texts';
import type { CancellationMeaning } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { cancellationConsequences } from './cancellation-text.ts';

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
    'The order of ₹5,000 ends immediately. No units are bought.',
    'You pay nothing.',
  ],
  [
    plan,
    'The SIP ends immediately. The instalment of ₹5,000 on 5 Dec 2026 and all later instalments will not be paid.',
    'Your existing units, worth about ₹66,000 today, stay invested. None are sold, so no exit load applies.',
  ],
  [
    { ...plan, ends: 'transfers', firstCancelledDay: '' },
    'The transfers end immediately. No further transfer will be made.',
    'Your existing units, worth about ₹66,000 today, stay invested. None are sold, so no exit load applies.',
  ],
  [
    { ...plan, ends: 'withdrawals', remainingInPaise: null },
    'The withdrawals end immediately. The payout of ₹5,000 on 5 Dec 2026 and all later payouts will not be made.',
    'Your existing units stay invested. Units that are already sold are still paid out.',
  ],
] as const)('%j is described by its end, the remaining units and its finality', (meaning, ends, stays) => {
  expect(cancellationConsequences(i18n, meaning)).toEqual([
    { kind: 'ends', text: ends },
    { kind: 'stays', text: stays },
    { kind: 'attention', text: 'This cannot be undone.' },
  ]);
});
