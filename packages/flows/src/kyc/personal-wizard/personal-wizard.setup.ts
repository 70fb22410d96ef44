import type { GetStageInfoRequest, StageResponse, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { fetchChart } from '../../kit/on-demand.ts';
import { port } from '../../kit/port.ts';
import { detailsFormMachine } from '../../parts/form/details-form/details-form.machine.ts';
import type { DetailsFormOutput } from '../../parts/form/details-form/details-form.types.ts';
import type { NomineeDetailsOutput } from '../../parts/nominee/nominee-details/nominee-details.types.ts';
import type { PhotoCaptureOutput } from '../../parts/identity/photo-capture/photo-capture.types.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { laterChildren } from './personal-wizard.children.ts';
import * as contextChanges from './personal-wizard.context.ts';
import { isAddressRequired, isPersonalStageClosed, isPersonalVerified } from './personal-wizard.rules.ts';
import type { StoredStep, LaterChild, PersonalWizardChart } from './personal-wizard.types.ts';

type CodesOutput = SecondFactorOutput<ValidateNomineeTwoFactorAnswer>;
type PhotoOutput = PhotoCaptureOutput<StageResponse>;

/** Actors, guards and actions of the wizard. */
export const personalWizardSetup = setup({
  types: {} as PersonalWizardChart,
  actors: {
    getStageInfo: port<GetStageInfoRequest, StageResponse>('getStageInfo'),
    detailsForm: detailsFormMachine,
    fetchChart: fetchChart<LaterChild>(),
    nomineeDetails: laterChildren.nomineeDetails.chart,
    secondFactor: laterChildren.secondFactor.chart,
    photoCapture: laterChildren.photoCapture.chart,
  },
  guards: {
    isPersonalStageVerified: ({ context }) => isPersonalVerified(context.stage),
    isNomineeVerified: ({ context }) => context.personal.is_bse_nominee_verified,
    isAddressRequired: ({ context }) => isAddressRequired(context),
    isWizardFinished: ({ context }) => context.step === 6,
    isCodesStepOfVerifiedNominee: ({ context }) => context.step === 4 && context.personal.is_bse_nominee_verified,
    isPhotoStep: ({ context }) => context.step === 5,
    isCodesStep: ({ context }) => context.step === 4,
    isNomineeStep: ({ context }) => context.step === 3,
    isIncomeStep: ({ context }) => context.step === 2,
    isIncomeSaved: (_, output: DetailsFormOutput) => output.kind === 'saved',
    isNomineeSaved: (_, output: NomineeDetailsOutput) => output.kind === 'saved',
    isSavedNomineeVerified: (_, output: NomineeDetailsOutput) =>
      output.kind === 'saved' && output.personal.is_bse_nominee_verified,
    areCodesConfirmed: (_, output: CodesOutput) => output.kind === 'confirmed',
    areCodesNotSent: (_, output: CodesOutput) => output.kind === 'notSent',
    isPhotoAccepted: (_, output: PhotoOutput) => output.kind === 'accepted',
    isPersonalStageClosed: (_, output: PhotoOutput) =>
      output.kind === 'accepted' && isPersonalStageClosed(output.answer),
  },
  actions: {
    setStageInfo: assign((_, answer: StageResponse) => contextChanges.stageChanges(answer)),
    ...noticeActions<PersonalWizardChart>('alert'),
    setStep: assign((_, step: StoredStep) => ({ step })),
    clearStep: assign({ step: null }),
    setAddress: assign((_, output: DetailsFormOutput) => contextChanges.addressChanges(output)),
    setIncome: assign((_, output: DetailsFormOutput) => contextChanges.incomeChanges(output)),
    setNominee: assign((_, output: NomineeDetailsOutput) => contextChanges.nomineeChanges(output)),
    recordCodesResult: assign(({ context }, output: CodesOutput) => contextChanges.codesChanges(context, output)),
    setPhotoResult: assign((_, output: PhotoOutput) => contextChanges.photoChanges(output)),
    setLeavingOutcome: assign((_, output: PhotoOutput) => contextChanges.leavingChanges(output)),
    clearTicket: assign({ ticket: '', sentAt: 0 }),
  },
});
