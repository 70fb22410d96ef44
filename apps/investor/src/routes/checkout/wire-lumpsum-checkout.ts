import { lumpsumCheckout } from '@folioflow/flows';
import { loadDeclarationUpload } from '@folioflow/wiring/checkout/load-declaration-upload';
import { createPlacedOrderSettlingPort, type UnansweredSubmissions } from '@folioflow/wiring/headless';
import { withFile } from '@folioflow/wiring/pictures/image-registry';
import type { LoadedImages } from '@folioflow/wiring/pictures/images-on-demand';
import type { App } from '../../wiring/create-app.ts';

/** Creates the lumpsum checkout with the ports of the app. */
export const wireLumpsumCheckout = (
  { provider }: Pick<App, 'provider'>,
  { registry, prepareImage }: LoadedImages,
  unanswered: UnansweredSubmissions,
) =>
  lumpsumCheckout(
    {
      getSchemeStatistics: provider.getSchemeStatistics,
      listNominees: provider.listNominees,
      sendTwoFactorOtp: provider.sendTwoFactorOtp,
      createSingleOrder: provider.createSingleOrder,
      listOrders: createPlacedOrderSettlingPort(unanswered, provider.listOrders),
      prepareImage,
      uploadDeclaration: (request, scope) => provider.uploadNominee(withFile(registry, request), scope),
    },
    {
      declaration: loadDeclarationUpload,
      codes: async () => (await import('./lumpsum-code-step.ts')).createLumpsumCodeStep(unanswered),
    },
  );
