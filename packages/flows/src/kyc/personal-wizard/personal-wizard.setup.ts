import type {
  GetStageInfoRequest,
  PersonalInfo,
  StageResponse,
  ValidateNomineeTwoFactorAnswer,
} from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { port } from '../../kit/port.ts';
import { detailsFormMachine } from '../../parts/form/details-form/details-form.machine.ts';
import type { DetailsFormOutput } from '../../parts/form/details-form/details-form.types.ts';
import { photoCaptureMachine } from '../../parts/identity/photo-capture/photo-capture.machine.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import type { NomineeCodesSubject } from '../../parts/nominee/nominee-codes.ts';
import { nomineeDetailsMachine } from '../../parts/nominee/nominee-details/nominee-details.machine.ts';
import type { NomineeDetailsOutput } from '../../parts/nominee/nominee-details/nominee-details.types.ts';
import type { PhotoCaptureOutput } from '../../parts/identity/photo-capture/photo-capture.types.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import * as contextChanges from './personal-wizard.context.ts';
import { isAddressRequired, isPersonalStageClosed, isPersonalVerified } from './personal-wizard.rules.ts';
import type { StoredStep, PersonalWizardChart } from './personal-wizard.types.ts';

type CodesOutput = SecondFactorOutput<ValidateNomineeTwoFactorAnswer>;
type PhotoOutput = PhotoCaptureOutput<StageResponse>;

/** Actors, guards and actions of the wizard. */
export const personalWizardSetup = setup({
  types: {} as PersonalWizardChart,
  actors: {
    getStageInfo: port<GetStageInfoRequest, StageResponse>('getStageInfo'),
    detailsForm: detailsFormMachine,
    nomineeDetails: nomineeDetailsMachine,
    secondFactor: secondFactorMachine<NomineeCodesSubject, ValidateNomineeTwoFactorAnswer>(),
    photoCapture: photoCaptureMachine<PersonalInfo, StageResponse>(),
  },
  guards: {
    /** ON-290. */
    isPersonalStageVerified: ({ context }) => isPersonalVerified(context.stage),
    /** ON-330. */
    isNomineeVerified: ({ context }) => context.personal.is_bse_nominee_verified,
    /** ON-296. */
    isAddressRequired: ({ context }) => isAddressRequired(context),
    /** ON-289, ON-341. */
    isWizardFinished: ({ context }) => context.step === 6,
    /** ON-289, ON-330. */
    isCodesStepOfVerifiedNominee: ({ context }) => context.step === 4 && context.personal.is_bse_nominee_verified,
    /** ON-289. */
    isPhotoStep: ({ context }) => context.step === 5,
    /** ON-289. */
    isCodesStep: ({ context }) => context.step === 4,
    /** ON-289. */
    isNomineeStep: ({ context }) => context.step === 3,
    /** ON-289. */
    isIncomeStep: ({ context }) => context.step === 2,
    /** ON-292, ON-293. */
    isIncomeSaved: (_, output: DetailsFormOutput) => output.kind === 'saved',
    /** ON-292, ON-293. */
    isNomineeSaved: (_, output: NomineeDetailsOutput) => output.kind === 'saved',
    /** ON-330. */
    isSavedNomineeVerified: (_, output: NomineeDetailsOutput) =>
      output.kind === 'saved' && output.personal.is_bse_nominee_verified,
    /** ON-333. */
    areCodesConfirmed: (_, output: CodesOutput) => output.kind === 'confirmed',
    /** ON-328. */
    areCodesNotSent: (_, output: CodesOutput) => output.kind === 'notSent',
    /** ON-340, ON-341. */
    isPhotoAccepted: (_, output: PhotoOutput) => output.kind === 'accepted',
    /** ON-340. */
    isPersonalStageClosed: (_, output: PhotoOutput) =>
      output.kind === 'accepted' && isPersonalStageClosed(output.answer),
  },
  actions: {
    /** ON-288. */
    setStageInfo: assign((_, answer: StageResponse) => contextChanges.stageChanges(answer)),
    ...noticeActions<PersonalWizardChart>('alert'),
    /** ON-292, INV-39. */
    setStep: assign((_, step: StoredStep) => ({ step })),
    /** ON-340. */
    clearStep: assign({ step: null }),
    /** ON-292. */
    setAddress: assign((_, output: DetailsFormOutput) => contextChanges.addressChanges(output)),
    /** ON-292. */
    setIncome: assign((_, output: DetailsFormOutput) => contextChanges.incomeChanges(output)),
    /** ON-326. */
    setNominee: assign((_, output: NomineeDetailsOutput) => contextChanges.nomineeChanges(output)),
    /** ON-332. */
    recordCodesResult: assign(({ context }, output: CodesOutput) => contextChanges.codesChanges(context, output)),
    setPhotoResult: assign((_, output: PhotoOutput) => contextChanges.photoChanges(output)),
    /** ON-340. */
    setLeavingOutcome: assign((_, output: PhotoOutput) => contextChanges.leavingChanges(output)),
    /** INV-13. */
    clearTicket: assign({ ticket: '', sentAt: 0 }),
  },
});
