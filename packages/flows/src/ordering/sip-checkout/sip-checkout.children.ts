import { onDemand } from '../../kit/on-demand.ts';
import type { mandateChoiceFlow } from '../../parts/mandate-choice/index.ts';
import type { nomineeChoiceFlow } from '../../parts/nominee-choice/index.ts';
import type { OrderResult } from '../../parts/order-confirmation/index.ts';
import type { SecondFactorFlow } from '../../parts/second-factor/index.ts';
import type { PlacedSip, SipSubject } from './sip-checkout.types.ts';

export type SipChild = 'nomineeChoice' | 'mandateChoice' | 'secondFactor';

/** Each comes with its step (decision 012). */
export const later = {
  nomineeChoice: onDemand<typeof nomineeChoiceFlow>('nomineeChoice'),
  mandateChoice: onDemand<typeof mandateChoiceFlow>('mandateChoice'),
  secondFactor: onDemand<SecondFactorFlow<SipSubject, OrderResult<PlacedSip>>>('secondFactor'),
};
