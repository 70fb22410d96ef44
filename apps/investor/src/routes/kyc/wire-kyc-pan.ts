import { kycPan } from '@folioflow/flows';
import type { LoadedImages } from '@folioflow/wiring/pictures/images-on-demand';
import type { App } from '../../wiring/create-app.ts';

/** Creates the PAN stage with the ports of the app. */
export const wireKycPan = (
  { provider: { getStageInfo, verifyIdProof, verifyStage } }: Pick<App, 'provider'>,
  { registry, prepareImage }: LoadedImages,
) =>
  kycPan({
    getStageInfo,
    verifyStage,
    prepareImage,
    verifyIdProof: ({ upload_pan, ...request }, scope) =>
      verifyIdProof({ ...request, upload_pan: registry.fileOf(upload_pan) }, scope),
  });
