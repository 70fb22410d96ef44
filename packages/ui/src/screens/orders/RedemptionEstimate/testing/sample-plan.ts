import type { PlanEstimateProps } from '../PlanEstimate.tsx';

type Shown = Pick<PlanEstimateProps, 'kind' | 'account' | 'first'>;

const first = { amountInPaise: 7_200_00, feeInPaise: 72_00, loadPercent: 1, firstDay: '2026-12-07', creditDay: null };

/** Transfers of ₹7,200 of an order, of which a part has an exit load. */
export const sampleTransfer: Shown = { kind: 'transfer', account: null, first };

/** Payouts of ₹7,200 of the same order. */
export const samplePayout: Shown = {
  kind: 'payout',
  account: { bankName: 'HDFC Bank', lastDigits: '5678' },
  first: { ...first, creditDay: '2026-12-10' },
};
