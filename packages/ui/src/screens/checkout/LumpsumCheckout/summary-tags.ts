import type { I18n } from '@lingui/core';
import type { OrderSummary } from '@folioflow/flows';

/** Returns the texts about redemption, exit load and SWP of an order. */
export const summaryTags = (i18n: I18n, summary: OrderSummary): readonly string[] => [
  i18n._(summary.isRedemptionAllowed ? 'checkout.tag.redeem.yes' : 'checkout.tag.redeem.no'),
  i18n._(summary.hasExitLoad ? 'checkout.tag.exitLoad.yes' : 'checkout.tag.exitLoad.no'),
  i18n._(summary.isSwpAllowed ? 'checkout.tag.swp.yes' : 'checkout.tag.swp.no'),
];
