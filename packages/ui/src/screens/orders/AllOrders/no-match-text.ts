import type { AllOrdersFilter } from '@folioflow/flows';
import { allOrders as words } from '@folioflow/flows/words/all-orders';

/** Returns the sentence for a filter without orders: it names the kind and the status if one of each is chosen. */
export function noMatchText({ kinds, stages }: AllOrdersFilter): string {
  const [kind, ...furtherKinds] = kinds;
  const [stage, ...furtherStages] = stages;
  if (furtherKinds.length > 0 || furtherStages.length > 0) return words['none.any'];
  if (kind === undefined) return stage === undefined ? words['none.any'] : words[`none.${stage}`];
  if (stage === undefined) return words[`none.${kind}`];
  return kind === 'swp' || kind === 'redemption' ? words['none.any'] : words[`none.${kind}.${stage}`];
}
