import type { Provider } from '@folioflow/api/contract';
import { createPlacedOrderSettlingPort, type UnansweredSubmissions } from '@folioflow/wiring';
import type { ImageRegistry } from '../../ports/image-registry.ts';
import { uploadScan } from '../../ports/upload-scan.ts';
import { createMandatePorts } from '../../wiring/mandate-ports.ts';

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
