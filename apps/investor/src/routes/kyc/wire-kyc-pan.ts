import { kycPan } from '@folioflow/flows';
import type { PageImages } from '@folioflow/wiring/pictures/page-images';
import type { App } from '../../wiring/create-app.ts';

/** Creates the PAN stage with the ports of the app. */
export const wireKycPan = (
  { provider: { getStageInfo, verifyIdProof, verifyStage } }: Pick<App, 'provider'>,
  { registry, prepareImage }: PageImages,
) =>
  kycPan({
    getStageInfo,
    verifyStage,
    prepareImage,
    verifyIdProof: ({ upload_pan, ...request }, scope) =>
      verifyIdProof({ ...request, upload_pan: registry.fileOf(upload_pan) }, scope),
  });
