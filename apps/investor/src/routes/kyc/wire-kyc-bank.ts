import { kycBank } from '@folioflow/flows';
import type { LoadedImages } from '@folioflow/wiring/pictures/images-on-demand';
import type { App } from '../../wiring/create-app.ts';

/** Creates the bank stage with the ports of the app. */
export const wireKycBank = (
  { provider: { getStageInfo, verifyBankAccount, uploadCheque, verifyStage } }: Pick<App, 'provider'>,
  { registry, prepareImage }: LoadedImages,
) =>
  kycBank({
    getStageInfo,
    verifyBankAccount,
    verifyStage,
    prepareImage,
    uploadCheque: ({ upload_addbank, ...request }, scope) =>
      uploadCheque({ ...request, upload_addbank: upload_addbank.map(registry.fileOf) }, scope),
  });
