import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import { adapted, runnable } from '../../kit/port.ts';
import { imageUpload, type UploadRequest } from '../../parts/image-upload/index.ts';
import type { CardStagePorts } from './card-stage.types.ts';

export const cardChildren = { imageUpload: imageUpload<null, VerifyIdProofAnswer>() };

/** What makes the chart of a card stage runnable; `uploadOf` makes the provider's request of the pictures. */
export const cardBindings = <Upload, Verification>(
  { getStageInfo, prepareImage, verifyIdProof, verifyStage }: CardStagePorts<Upload, Verification>,
  uploadOf: (request: UploadRequest<null>) => Upload,
) => ({
  getStageInfo,
  verifyStage,
  imageUpload: runnable(cardChildren.imageUpload.machine, {
    prepareImage,
    upload: adapted(verifyIdProof, uploadOf, (answer: VerifyIdProofAnswer) => answer),
  }),
});
