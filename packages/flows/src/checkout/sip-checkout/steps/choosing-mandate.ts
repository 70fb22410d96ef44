import { mandateChoice } from '../../../parts/mandate/mandate-choice/index.ts';
import type { SipCheckoutPorts } from '../sip-checkout.types.ts';

/** The mandate step of the SIP checkout. */
export const choosingMandate = (ports: SipCheckoutPorts) => mandateChoice(ports);
