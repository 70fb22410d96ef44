import type { SipCheckoutPorts } from '@folioflow/flows';
import { confirmingSip } from '@folioflow/flows/sip-checkout/confirming-sip';
import { createSubmissionStoringPort } from '../submission-ports.ts';
import type { UnansweredSubmissions } from '../submission-visit.ts';

/** Creates the last step of the SIP checkout; its unanswered order is stored beyond the page. */
export const createSipCodeStep = (unanswered: UnansweredSubmissions) => (ports: SipCheckoutPorts) =>
  confirmingSip({
    ...ports,
    createSipOrder: createSubmissionStoringPort(unanswered, 'createSipOrder', ports.createSipOrder),
  });
