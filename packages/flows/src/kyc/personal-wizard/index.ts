import type {
  PersonalInfo,
  SendTwoFactorOtpAnswer,
  StageResponse,
  ValidateNomineeTwoFactorAnswer,
} from '@folioflow/api/contract';
import { flow } from '../../kit/flow.ts';
import { accepted, adapted, runnable, type Port } from '../../kit/port.ts';
import { detailsFormFlow } from '../../parts/details-form/index.ts';
import {
  nomineeDetailsFlow,
  type NomineeImageAnswer,
  type NomineeImageRequest,
} from '../../parts/nominee-details/index.ts';
import { photoCapture } from '../../parts/photo-capture/index.ts';
import { secondFactor } from '../../parts/second-factor/index.ts';
import { nomineeCodesRequest, nomineeValidation, type NomineeCodes } from '../../parts/nominee-codes.ts';
import { personalWizardMachine } from './personal-wizard.machine.ts';
import { detailsRequest, nomineeImageUpload, nomineeRequest, photoUpload } from './personal-wizard.rules.ts';
import type { PersonalWizardPorts } from './personal-wizard.types.ts';
import { personalWizardView } from './personal-wizard.view.ts';

export type * from './personal-wizard.types.ts';

export const personalWizardFlow = flow({
  machine: personalWizardMachine,
  children: {
    detailsForm: detailsFormFlow,
    nomineeDetails: nomineeDetailsFlow,
    secondFactor: secondFactor<NomineeCodes, ValidateNomineeTwoFactorAnswer>(),
    photoCapture: photoCapture<PersonalInfo, StageResponse>(),
  },
  view: personalWizardView,
});

/** The personal stage, /personalVerification: the provider's operations as they are, and the browser's camera and pictures. */
export const personalWizard = (ports: PersonalWizardPorts) => ({
  ...personalWizardFlow,
  machine: runnable(personalWizardMachine, {
    getStageInfo: ports.getStageInfo,
    detailsForm: runnable(detailsFormFlow.machine, {
      saveDetails: adapted(ports.updatePersonalInfo, detailsRequest, (answer) => answer),
    }),
    nomineeDetails: runnable(nomineeDetailsFlow.machine, {
      uploadNomineeImage: preparedUpload(ports),
      saveNominee: adapted(ports.updatePersonalInfo, nomineeRequest, (answer) => answer),
    }),
    secondFactor: runnable(personalWizardFlow.children.secondFactor.machine, {
      sendCode: adapted(ports.sendTwoFactorOtp, nomineeCodesRequest, ({ twofactor_id }: SendTwoFactorOtpAnswer) => ({
        ticket: twofactor_id,
      })),
      confirm: adapted(ports.validateNomineeTwoFactor, nomineeValidation, (answer) => answer),
    }),
    photoCapture: runnable(personalWizardFlow.children.photoCapture.machine, {
      openCamera: ports.openCamera,
      holdCamera: ports.holdCamera,
      prepareImage: ports.prepareImage,
      submitPhoto: adapted(ports.verifyPersonal, photoUpload, (answer) => answer),
    }),
  }),
});

/** A picture is judged by its bytes and written anew before it leaves the device. */
const preparedUpload =
  ({ prepareImage, uploadNominee }: PersonalWizardPorts): Port<NomineeImageRequest, NomineeImageAnswer> =>
  async (request, scope) => {
    const prepared = await prepareImage({ image: request.image, wantsTiff: false }, scope);
    if (prepared.kind === 'refused') return accepted({ kind: 'unusable', text: prepared.text });
    if (prepared.kind !== 'accepted') return prepared;
    const { image } = prepared.answer;
    const outcome = await uploadNominee(nomineeImageUpload(request, image), scope);
    if (outcome.kind !== 'accepted') return outcome;
    return accepted(
      { kind: 'read', image, read: outcome.answer.state_parameters?.nominee_information ?? null },
      outcome.receivedAt,
    );
  };
