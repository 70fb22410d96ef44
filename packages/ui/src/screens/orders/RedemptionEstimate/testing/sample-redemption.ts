import type { RedeemedOrder, RedemptionDraft } from '@folioflow/flows';

const order: RedeemedOrder = {
  schemeName: 'HDFC Flexi Cap Fund Growth',
  orderNumber: '10000001',
  account: { bankName: 'HDFC Bank', lastDigits: '5678' },
  terms: {
    worth: 8791.26,
    redeemable: 8791.26,
    minimum: 100,
    exclusiveMaximum: 8791.26,
    loadPercent: 1,
    fundKind: 'other',
    cutOff: '15:00:00',
    creditAfter: 3,
  },
};
const draft: RedemptionDraft = { amount: '7200', isWhole: false };

/** A redemption of ₹7,200 of an order, of which a part has an exit load. */
export const sampleRedemption = { order, draft };
