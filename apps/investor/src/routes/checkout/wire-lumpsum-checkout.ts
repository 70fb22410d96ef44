import { lumpsumCheckout } from '@folioflow/flows';
import {
  createPlacedOrderSettlingPort,
  createSubmissionStoringPort,
  type UnansweredSubmissions,
} from '@folioflow/wiring/headless';
import { withFile } from '@folioflow/wiring/pictures/image-registry';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import type { App } from '../../wiring/create-app.ts';

/** Creates the lumpsum checkout with the ports of the app. */
export const wireLumpsumCheckout = (
  { provider }: Pick<App, 'provider'>,
  { registry, prepareImage }: PageImages,
  unanswered: UnansweredSubmissions,
) =>
  lumpsumCheckout({
    getSchemeStatistics: provider.getSchemeStatistics,
    listNominees: provider.listNominees,
    sendTwoFactorOtp: provider.sendTwoFactorOtp,
    createSingleOrder: createSubmissionStoringPort(unanswered, 'createSingleOrder', provider.createSingleOrder),
    listOrders: createPlacedOrderSettlingPort(unanswered, provider.listOrders),
    prepareImage,
    uploadDeclaration: (request, scope) => provider.uploadNominee(withFile(registry, request), scope),
  });
