import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { imageUpload } from '../../parts/image-upload/index.ts';
import { kycPanMachine } from './kyc-pan.machine.ts';
import { panUploadOf } from './kyc-pan.rules.ts';
import type { KycPanPorts } from './kyc-pan.types.ts';
import { kycPanView } from './kyc-pan.view.ts';

export type * from './kyc-pan.types.ts';

export const kycPanFlow = flow({
  machine: kycPanMachine,
  children: { imageUpload: imageUpload<null, VerifyIdProofAnswer>() },
  view: kycPanView,
});

/** The PAN stage, /panVerification: the card is uploaded and read, its birth date settled, and the reading confirmed. */
export const kycPan = ({ getStageInfo, prepareImage, verifyIdProof, verifyStage }: KycPanPorts) => ({
  ...kycPanFlow,
  machine: runnable(kycPanMachine, {
    getStageInfo,
    verifyStage,
    imageUpload: runnable(kycPanFlow.children.imageUpload.machine, {
      prepareImage,
      upload: adapted(verifyIdProof, panUploadOf, (answer) => answer),
    }),
  }),
});
