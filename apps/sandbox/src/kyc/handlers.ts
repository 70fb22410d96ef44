import { uploadCheque } from './cheque.ts';
import { validateNomineeTwoFactor } from './nominee-two-factor.ts';
import { updatePersonalInfo } from './update-personal-info.ts';
import { uploadNominee } from './upload-nominee.ts';
import { verifyIdProof } from './verify-id-proof.ts';
import { verifyPersonal } from './verify-personal.ts';
import { verifyStage } from './verify-stage.ts';

export const kycHandlers = {
  verifyIdProof,
  verifyStage,
  uploadCheque,
  updatePersonalInfo,
  uploadNominee,
  validateNomineeTwoFactor,
  verifyPersonal,
};
