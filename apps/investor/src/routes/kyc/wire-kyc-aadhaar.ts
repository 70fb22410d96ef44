import { kycAadhaar } from '@folioflow/flows';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import type { App } from '../../wiring/create-app.ts';

/** Creates the Aadhaar stage with the ports of the app. */
export const wireKycAadhaar = (
  { provider: { getStageInfo, verifyIdProof, verifyStage } }: Pick<App, 'provider'>,
  { registry, prepareImage }: PageImages,
) =>
  kycAadhaar({
    getStageInfo,
    verifyStage,
    prepareImage,
    verifyIdProof: ({ upload_aadhaar, ...request }, scope) =>
      verifyIdProof({ ...request, upload_aadhaar: upload_aadhaar.map(registry.fileOf) }, scope),
  });
