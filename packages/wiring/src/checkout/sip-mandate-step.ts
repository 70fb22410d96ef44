import type { SipCheckoutPorts } from '@folioflow/flows';
import { choosingMandate } from '@folioflow/flows/sip-checkout/choosing-mandate';
import type { UnansweredSubmissions } from '../submission-visit.ts';
import { createMandatePorts } from './mandate-ports.ts';

/** Creates the second step of the SIP checkout; its unanswered calls are stored beyond the page. */
export const createMandateStep = (unanswered: UnansweredSubmissions) => (ports: SipCheckoutPorts) =>
  choosingMandate({ ...ports, ...createMandatePorts(unanswered, ports) });
