import type {
  PersonalInfo,
  SendTwoFactorOtpAnswer,
  StageResponse,
  ValidateNomineeTwoFactorAnswer,
} from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { detailsFormFlow } from '../../parts/form/details-form/details-form.flow.ts';
import { photoCapture } from '../../parts/identity/photo-capture/photo-capture.flow.ts';
import { secondFactor } from '../../parts/identity/second-factor/second-factor.flow.ts';
import {
  nomineeCodesRequest,
  nomineeValidationRequest,
  type NomineeCodesSubject,
} from '../../parts/nominee/nominee-codes.ts';
import { nomineeDetailsFlow } from '../../parts/nominee/nominee-details/nominee-details.flow.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';
import { createNomineeImageUpload, nomineeRequest, photoUpload } from './personal-wizard.ports.ts';
import { detailsSavingRequest } from './personal-wizard.rules.ts';
import type { PersonalWizardPorts } from './personal-wizard.types.ts';
import { personalWizardView } from './personal-wizard.view.ts';

const children = {
  detailsForm: detailsFormFlow,
  nomineeDetails: nomineeDetailsFlow,
  secondFactor: secondFactor<NomineeCodesSubject, ValidateNomineeTwoFactorAnswer>(),
  photoCapture: photoCapture<PersonalInfo, StageResponse>(),
};

export const personalWizardFlow = flow({ machine: personalWizardMachine, children, view: personalWizardView });

/**
 * The personal stage, /personalVerification. It uses the provider's operations unchanged, and the browser's camera and
 * pictures.
 */
export const personalWizard = (ports: PersonalWizardPorts) => ({
  ...personalWizardFlow,
  machine: runnable(personalWizardMachine, {
    getStageInfo: ports.getStageInfo,
    detailsForm: runnable(children.detailsForm.machine, {
      saveDetails: adaptPort(ports.updatePersonalInfo, detailsSavingRequest, (answer) => answer),
    }),
    nomineeDetails: runnable(children.nomineeDetails.machine, {
      uploadNomineeImage: createNomineeImageUpload(ports),
      saveNominee: adaptPort(ports.updatePersonalInfo, nomineeRequest, (answer) => answer),
    }),
    secondFactor: runnable(children.secondFactor.machine, {
      sendCode: adaptPort(ports.sendTwoFactorOtp, nomineeCodesRequest, ({ twofactor_id }: SendTwoFactorOtpAnswer) => ({
        ticket: twofactor_id,
      })),
      confirm: adaptPort(
        markExpiredCodesAfterLostAnswer(ports.validateNomineeTwoFactor),
        nomineeValidationRequest,
        (answer) => answer,
      ),
    }),
    photoCapture: runnable(children.photoCapture.machine, {
      openCamera: ports.openCamera,
      holdCamera: ports.holdCamera,
      prepareImage: ports.prepareImage,
      submitPhoto: adaptPort(ports.verifyPersonal, photoUpload, (answer) => answer),
    }),
  }),
});
