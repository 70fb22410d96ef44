import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import { adaptPort, runnable } from '../../kit/port.ts';
import { imageUpload } from '../../parts/form/image-upload/image-upload.flow.ts';
import { imageUploadMachine } from '../../parts/form/image-upload/image-upload.machine.ts';
import type { UploadRequest } from '../../parts/form/image-upload/image-upload.types.ts';
import type { CardStagePorts } from './card-stage.types.ts';

export const cardChildren = { imageUpload: imageUpload<null, VerifyIdProofAnswer>() };

/** Returns the actors of a card stage; `uploadOf` builds the provider's request from the pictures. */
export const createCardBindings = <Upload, Verification>(
  { getStageInfo, prepareImage, verifyIdProof, verifyStage }: CardStagePorts<Upload, Verification>,
  uploadOf: (request: UploadRequest<null>) => Upload,
) => ({
  getStageInfo,
  verifyStage,
  imageUpload: runnable(imageUploadMachine<null, VerifyIdProofAnswer>(), {
    prepareImage,
    upload: adaptPort(verifyIdProof, uploadOf, (answer: VerifyIdProofAnswer) => answer),
  }),
});
