import type { Provider } from '@folioflow/api/contract';
import type { ImageRegistry } from '../pictures/image-registry.ts';
import { uploadScan } from '../pictures/upload-scan.ts';
import { createPlacedOrderSettlingPort } from '../submission-ports.ts';
import type { UnansweredSubmissions } from '../submission-visit.ts';
import { createMandatePorts } from './mandate-ports.ts';

type LaterOperation = 'listOrders' | 'listBankAccounts' | 'registerMandate' | 'cancelMandate' | 'uploadMandate';

/**
 * Creates the ports of the SIP checkout that are called after its first step, or after a reload. The lists settle the
 * unanswered submissions that they contain.
 */
export const createLaterPorts = (
  provider: Pick<Provider, LaterOperation>,
  images: ImageRegistry,
  unanswered: UnansweredSubmissions,
) => ({
  listOrders: createPlacedOrderSettlingPort(unanswered, provider.listOrders),
  listBankAccounts: createMandatePorts(unanswered, provider).listBankAccounts,
  uploadScan: uploadScan(images, provider.uploadMandate),
});
