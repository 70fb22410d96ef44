import { sipAgreement, type SipSummary } from '@folioflow/flows';
import type { OrderCosts } from '../../../parts/order/Checkout/CostFacts.tsx';

/** Returns the costs of a SIP; the stamp duty is that of each instalment. */
export const sipCostsOf = ({ facts, firstDay, ...terms }: SipSummary): OrderCosts => ({
  facts,
  amountInPaise: sipAgreement({ ...terms, firstDay }, null)?.each ?? 0,
  day: firstDay,
  isRepeated: true,
});
