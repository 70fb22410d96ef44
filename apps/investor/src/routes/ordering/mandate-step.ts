import type { SipCheckoutPorts } from '@folioflow/flows';
import { choosingMandate } from '@folioflow/flows/sip-checkout/choosing-mandate';
import type { Unanswered } from '@folioflow/wiring';
import { mandatesUnanswered } from '../../wiring/mandates-unanswered.ts';

/** The second step of the SIP checkout, with calls that outlive their page. */
export const mandateStep = (unanswered: Unanswered) => (ports: SipCheckoutPorts) =>
  choosingMandate({ ...ports, ...mandatesUnanswered(unanswered, ports) });
