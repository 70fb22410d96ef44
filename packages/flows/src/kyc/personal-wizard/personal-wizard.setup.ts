import type { GetStageInfoRequest, StageResponse, ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { keepsNotice } from '../../kit/notice.ts';
import { fetchChart } from '../../kit/on-demand.ts';
import { port } from '../../kit/port.ts';
import { detailsFormMachine } from '../../parts/details-form/details-form.machine.ts';
import type { DetailsFormOutput } from '../../parts/details-form/index.ts';
import type { NomineeDetailsOutput } from '../../parts/nominee-details/index.ts';
import type { PhotoCaptureOutput } from '../../parts/photo-capture/index.ts';
import type { SecondFactorOutput } from '../../parts/second-factor/index.ts';
import { later } from './personal-wizard.children.ts';
import * as remembered from './personal-wizard.memory.ts';
import { isAddressAsked, isPersonalVerified } from './personal-wizard.rules.ts';
import type { KeptStep, LaterStep, PersonalWizardChart } from './personal-wizard.types.ts';

type CodesOutput = SecondFactorOutput<ValidateNomineeTwoFactorAnswer>;
type PhotoOutput = PhotoCaptureOutput<StageResponse>;

/** What the wizard asks, knows and remembers; the chart says when. */
export const personalWizardSetup = setup({
  types: {} as PersonalWizardChart,
  actors: {
    getStageInfo: port<GetStageInfoRequest, StageResponse>('getStageInfo'),
    detailsForm: detailsFormMachine,
    fetchChart: fetchChart<LaterStep>(),
    nomineeDetails: later.nomineeDetails.chart,
    secondFactor: later.secondFactor.chart,
    photoCapture: later.photoCapture.chart,
  },
  guards: {
    isPersonalVerified: ({ context }) => isPersonalVerified(context.stage),
    isNomineeVerified: ({ context }) => context.personal.is_bse_nominee_verified,
    isAddressAsked: ({ context }) => isAddressAsked(context),
    isFinishedStep: ({ context }) => context.step === 6,
    isNomineeVerifiedStep: ({ context }) => context.step === 4 && context.personal.is_bse_nominee_verified,
    isPhotoStep: ({ context }) => context.step === 5,
    isCodesStep: ({ context }) => context.step === 4,
    isNomineeStep: ({ context }) => context.step === 3,
    isIncomeStep: ({ context }) => context.step === 2,
  },
  actions: {
    setStage: assign((_, answer: StageResponse) => remembered.ofStage(answer)),
    setNotice: enqueueActions(keepsNotice('alert')),
    clearNotice: assign({ notice: null }),
    setStep: assign((_, step: KeptStep) => ({ step })),
    clearStep: assign({ step: null }),
    setAddress: assign((_, output: DetailsFormOutput) => remembered.ofAddress(output)),
    setIncome: assign((_, output: DetailsFormOutput) => remembered.ofIncome(output)),
    setNominee: assign((_, output: NomineeDetailsOutput) => remembered.ofNominee(output)),
    recordCodesResult: assign(({ context }, output: CodesOutput) => remembered.ofCodes(context, output)),
    setPhotoResult: assign((_, output: PhotoOutput) => remembered.ofPhoto(output)),
    setLeavingOutcome: assign((_, output: PhotoOutput) => remembered.leavingBy(output)),
    clearTicket: assign({ ticket: '', sentAt: 0 }),
  },
});
