import type { I18n } from '@lingui/core';
import type { Provider } from '@folioflow/api/contract';
import { sipCheckout } from '@folioflow/flows';
import { withFile } from '../pictures/image-registry.ts';
import type { PageImages } from '../pictures/page-images.ts';
import { uploadScan } from '../pictures/upload-scan.ts';
import { createPlacedOrderSettlingPort, createSubmissionStoringPort } from '../submission-ports.ts';
import type { UnansweredSubmissions } from '../submission-visit.ts';
import { createMandatePorts } from './mandate-ports.ts';

interface SipCheckoutWiring {
  readonly provider: Provider;
  readonly images: PageImages;
  readonly unanswered: UnansweredSubmissions;
}

/**
 * Creates the SIP checkout with the ports of a browser. Its unanswered submissions are stored beyond the page; the lists
 * settle those that they contain.
 */
export const wireSipCheckout = (
  i18n: I18n,
  { provider, images: { registry, prepareImage }, unanswered }: SipCheckoutWiring,
) =>
  sipCheckout({
    ...provider,
    ...createMandatePorts(i18n, unanswered, provider),
    listOrders: createPlacedOrderSettlingPort(unanswered, provider.listOrders),
    createSipOrder: createSubmissionStoringPort(unanswered, 'createSipOrder', provider.createSipOrder),
    prepareImage,
    uploadDeclaration: (request, scope) => provider.uploadNominee(withFile(registry, request), scope),
    uploadScan: uploadScan(registry, provider.uploadMandate),
  });
