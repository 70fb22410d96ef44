import type { Provider } from '@folioflow/api/contract';
import type { SipCheckoutPorts } from '@folioflow/flows';
import { withFile } from '../pictures/image-registry.ts';
import type { LoadedImages } from '../pictures/images-on-demand.ts';
import { uploadScan } from '../pictures/upload-scan.ts';
import { createPlacedOrderSettlingPort } from '../submission-ports.ts';
import type { UnansweredSubmissions } from '../submission-visit.ts';
import { createMandatePorts } from './mandate-ports.ts';

type LaterOperation =
  | 'listOrders'
  | 'listBankAccounts'
  | 'registerMandate'
  | 'cancelMandate'
  | 'uploadMandate'
  | 'uploadNominee';

/**
 * Creates the ports of the SIP checkout that are called after its first step, or after a reload. The lists settle the
 * unanswered submissions that they contain.
 */
export const createLaterPorts = (
  provider: Pick<Provider, LaterOperation>,
  { registry }: LoadedImages,
  unanswered: UnansweredSubmissions,
) => ({
  listOrders: createPlacedOrderSettlingPort(unanswered, provider.listOrders),
  listBankAccounts: createMandatePorts(unanswered, provider).listBankAccounts,
  uploadDeclaration: ((request, scope) =>
    provider.uploadNominee(withFile(registry, request), scope)) satisfies SipCheckoutPorts['uploadDeclaration'],
  uploadScan: uploadScan(registry, provider.uploadMandate),
});
