import { embeddableStep, type RunnableChild } from '../../../kit/embeddable-flow.ts';
import type { MandateChoiceFlow } from '../../../parts/mandate/mandate-choice/index.ts';
import { mandateChoice } from '../../../parts/mandate/mandate-choice/mandate-choice.flow.ts';
import type { SipCheckoutPorts } from '../sip-checkout.types.ts';

/** The mandate step of the SIP checkout. */
export const choosingMandate: (ports: SipCheckoutPorts) => RunnableChild<MandateChoiceFlow> =
  embeddableStep(mandateChoice);
