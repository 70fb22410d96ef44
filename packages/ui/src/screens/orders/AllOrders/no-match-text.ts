import type { I18n } from '@lingui/core';
import type { AllOrdersFilter } from '@folioflow/flows';

/** Returns the sentence for a filter without orders: it names the kind and the status if one of each is chosen. */
export function noMatchText(i18n: I18n, { kinds, stages }: AllOrdersFilter): string {
  const [kind, ...furtherKinds] = kinds;
  const [stage, ...furtherStages] = stages;
  if (furtherKinds.length > 0 || furtherStages.length > 0) return i18n._('allOrders.none.any');
  if (kind === undefined) return stage === undefined ? i18n._('allOrders.none.any') : i18n._(`allOrders.none.${stage}`);
  if (stage === undefined) return i18n._(`allOrders.none.${kind}`);
  return kind === 'swp' || kind === 'redemption'
    ? i18n._('allOrders.none.any')
    : i18n._(`allOrders.none.${kind}.${stage}`);
}
