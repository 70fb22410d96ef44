import type { LumpsumCheckoutPorts } from '@folioflow/flows';
import { confirmingLumpsum } from '@folioflow/flows/lumpsum-checkout/confirming-lumpsum';
import { createSubmissionStoringPort, type UnansweredSubmissions } from '@folioflow/wiring/headless';

/** Creates the last step of the lumpsum checkout; its unanswered order is stored beyond the page. */
export const createLumpsumCodeStep = (unanswered: UnansweredSubmissions) => (ports: LumpsumCheckoutPorts) =>
  confirmingLumpsum({
    ...ports,
    createSingleOrder: createSubmissionStoringPort(unanswered, 'createSingleOrder', ports.createSingleOrder),
  });
