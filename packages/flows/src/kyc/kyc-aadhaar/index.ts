import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adapted, runnable } from '../../kit/port.ts';
import { imageUpload } from '../../parts/image-upload/index.ts';
import { kycAadhaarMachine } from './kyc-aadhaar.machine.ts';
import { aadhaarUploadOf } from './kyc-aadhaar.rules.ts';
import type { KycAadhaarPorts } from './kyc-aadhaar.types.ts';
import { kycAadhaarView } from './kyc-aadhaar.view.ts';

export type * from './kyc-aadhaar.types.ts';

export const kycAadhaarFlow = flow({
  machine: kycAadhaarMachine,
  children: { imageUpload: imageUpload<null, VerifyIdProofAnswer>() },
  view: kycAadhaarView,
});

/** The Aadhaar stage, /aadhaarVerification: both sides are uploaded together and read, and the reading is confirmed. */
export const kycAadhaar = ({ getStageInfo, prepareImage, verifyIdProof, verifyStage }: KycAadhaarPorts) => ({
  ...kycAadhaarFlow,
  machine: runnable(kycAadhaarMachine, {
    getStageInfo,
    verifyStage,
    imageUpload: runnable(kycAadhaarFlow.children.imageUpload.machine, {
      prepareImage,
      upload: adapted(verifyIdProof, aadhaarUploadOf, (answer) => answer),
    }),
  }),
});
