import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type { MandateChoiceFlow } from '../../parts/mandate/mandate-choice/index.ts';
import type { NomineeChoiceFlow } from '../../parts/nominee/nominee-choice/index.ts';
import type { RecentOrderFlow } from '../../parts/order/recent-order/index.ts';
import type {
  SipCheckoutEvent,
  SipCheckoutInput,
  SipCheckoutOutput,
  SipCheckoutPorts,
  SipCheckoutView,
} from './sip-checkout.types.ts';
import * as unit from './sip-checkout.flow.ts';

export type * from './sip-checkout.types.ts';
export { sipOpeningOf, sipOpeningRequestsOf, type SipOpening } from './sip-opening.ts';

export type SipCheckoutFlow = EmbeddableFlow<{
  input: SipCheckoutInput;
  event: SipCheckoutEvent;
  output: SipCheckoutOutput;
  view: SipCheckoutView;
  children: {
    nomineeChoice: NomineeChoiceFlow;
    mandateChoice: MandateChoiceFlow;
    recentOrder: RecentOrderFlow;
    secondFactor: SecondFactorFlow;
  };
}>;

export const sipCheckoutFlow: SipCheckoutFlow = embeddable(unit.sipCheckoutFlow);

/** The SIP checkout (/sipCheckout). Takes the provider's operations without adaptation. */
export const sipCheckout: (ports: SipCheckoutPorts) => RunnableFlow<SipCheckoutFlow> = embeddableFactory(
  unit.sipCheckout,
);
