import type { SipCheckoutPorts } from '@folioflow/flows';
import { confirmingSip } from '@folioflow/flows/sip-checkout/confirming-sip';
import { remembering, type Unanswered } from '@folioflow/wiring';

/** The last step of the SIP checkout, with an order that outlives its page. */
export const codeStep = (unanswered: Unanswered) => (ports: SipCheckoutPorts) =>
  confirmingSip({ ...ports, createSipOrder: remembering(unanswered, 'createSipOrder', ports.createSipOrder) });
