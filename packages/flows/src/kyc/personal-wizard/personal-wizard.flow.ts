import type {
  PersonalInfo,
  SendTwoFactorOtpAnswer,
  StageResponse,
  ValidateNomineeTwoFactorAnswer,
} from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { markExpiredCodesAfterLostAnswer } from '../../kit/refusals-after-lost-answer.ts';
import { detailsFormFlow, type DetailsFormFlow } from '../../parts/form/details-form/details-form.flow.ts';
import { detailsFormMachine } from '../../parts/form/details-form/details-form.machine.ts';
import { nomineeDetailsMachine } from '../../parts/nominee/nominee-details/nominee-details.machine.ts';
import { photoCapture, type PhotoCaptureFlow } from '../../parts/identity/photo-capture/photo-capture.flow.ts';
import { secondFactor, type SecondFactorFlow } from '../../parts/identity/second-factor/second-factor.flow.ts';
import {
  nomineeCodesRequest,
  nomineeValidationRequest,
  type NomineeCodesSubject,
} from '../../parts/nominee/nominee-codes.ts';
import {
  nomineeDetailsFlow,
  type NomineeDetailsFlow,
} from '../../parts/nominee/nominee-details/nominee-details.flow.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';
import { createNomineeImageUpload, nomineeRequest, photoUpload } from './personal-wizard.ports.ts';
import { detailsSavingRequest } from './personal-wizard.rules.ts';
import type {
  PersonalWizardPorts,
  PersonalWizardEvent,
  PersonalWizardInput,
  PersonalWizardOutput,
  PersonalWizardView,
} from './personal-wizard.types.ts';
import { personalWizardView } from './personal-wizard.view.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import { photoCaptureMachine } from '../../parts/identity/photo-capture/photo-capture.machine.ts';

export type * from './personal-wizard.types.ts';

export type PersonalWizardFlow = EmbeddableFlow<{
  input: PersonalWizardInput;
  event: PersonalWizardEvent;
  output: PersonalWizardOutput;
  view: PersonalWizardView;
  children: {
    detailsForm: DetailsFormFlow;
    nomineeDetails: NomineeDetailsFlow;
    secondFactor: SecondFactorFlow;
    photoCapture: PhotoCaptureFlow;
  };
}>;

const children = {
  detailsForm: detailsFormFlow,
  nomineeDetails: nomineeDetailsFlow,
  secondFactor: secondFactor<NomineeCodesSubject, ValidateNomineeTwoFactorAnswer>(),
  photoCapture: photoCapture<PersonalInfo, StageResponse>(),
};

export const personalWizardFlow: PersonalWizardFlow = flow({
  machine: personalWizardMachine,
  children,
  view: personalWizardView,
});

/**
 * The personal stage, /personalVerification. It uses the provider's operations unchanged, and the browser's camera and
 * pictures.
 */
export const personalWizard = (ports: PersonalWizardPorts): RunnableFlow<PersonalWizardFlow> => ({
  ...personalWizardFlow,
  machine: runnable(personalWizardMachine, {
    getStageInfo: ports.getStageInfo,
    detailsForm: runnable(detailsFormMachine, {
      saveDetails: adaptPort(ports.updatePersonalInfo, detailsSavingRequest, (answer) => answer),
    }),
    nomineeDetails: runnable(nomineeDetailsMachine, {
      uploadNomineeImage: createNomineeImageUpload(ports),
      saveNominee: adaptPort(ports.updatePersonalInfo, nomineeRequest, (answer) => answer),
    }),
    secondFactor: runnable(secondFactorMachine<NomineeCodesSubject, ValidateNomineeTwoFactorAnswer>(), {
      sendCode: adaptPort(ports.sendTwoFactorOtp, nomineeCodesRequest, ({ twofactor_id }: SendTwoFactorOtpAnswer) => ({
        ticket: twofactor_id,
      })),
      confirm: adaptPort(
        markExpiredCodesAfterLostAnswer(ports.validateNomineeTwoFactor),
        nomineeValidationRequest,
        (answer) => answer,
      ),
    }),
    photoCapture: runnable(photoCaptureMachine<PersonalInfo, StageResponse>(), {
      openCamera: ports.openCamera,
      holdCamera: ports.holdCamera,
      prepareImage: ports.prepareImage,
      submitPhoto: adaptPort(ports.verifyPersonal, photoUpload, (answer) => answer),
    }),
  }),
});
