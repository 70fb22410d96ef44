import type { NextDebit, WaitingOrder } from '@folioflow/flows';

export const nextDebit: NextDebit = {
  day: '2026-12-07',
  certainty: 'named',
  amountInPaise: 600_000,
  count: 1,
  schemeName: 'Parag Parikh Flexi Cap Fund - Direct Plan - Growth',
};

export const waiting: WaitingOrder = {
  id: 'order-2',
  schemeName: 'HDFC Nifty 50 Index Fund - Direct Plan - Growth',
  amountInPaise: 2_500_000,
  isFailed: false,
  payNow: { to: 'orderEditCheckout' },
};
