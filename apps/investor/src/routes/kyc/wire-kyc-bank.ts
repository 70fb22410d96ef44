import { kycBank } from '@folioflow/flows';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import type { App } from '../../wiring/create-app.ts';

/** Creates the bank stage with the ports of the app. */
export const wireKycBank = (
  { provider: { getStageInfo, verifyBankAccount, uploadCheque, verifyStage } }: Pick<App, 'provider'>,
  { registry, prepareImage }: PageImages,
) =>
  kycBank({
    getStageInfo,
    verifyBankAccount,
    verifyStage,
    prepareImage,
    uploadCheque: ({ upload_addbank, ...request }, scope) =>
      uploadCheque({ ...request, upload_addbank: upload_addbank.map(registry.fileOf) }, scope),
  });
