import type { OrderSummary } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';

/** Returns the texts about redemption, exit load and SWP of an order. */
export const summaryTags = (summary: OrderSummary): readonly string[] => [
  checkout[summary.isRedemptionAllowed ? 'tag.redeem.yes' : 'tag.redeem.no'],
  checkout[summary.hasExitLoad ? 'tag.exitLoad.yes' : 'tag.exitLoad.no'],
  checkout[summary.isSwpAllowed ? 'tag.swp.yes' : 'tag.swp.no'],
];
