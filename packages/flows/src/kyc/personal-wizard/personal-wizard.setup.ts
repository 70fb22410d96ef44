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
    wasFinished: ({ context }) => context.step === 6,
    wasVerified: ({ context }) => context.step === 4 && context.personal.is_bse_nominee_verified,
    isAtPhoto: ({ context }) => context.step === 5,
    isAtCodes: ({ context }) => context.step === 4,
    isAtNominee: ({ context }) => context.step === 3,
    wasAtIncome: ({ context }) => context.step === 2,
  },
  actions: {
    keepStage: assign((_, answer: StageResponse) => remembered.ofStage(answer)),
    keepNotice: enqueueActions(keepsNotice('alert')),
    forgetNotice: assign({ notice: null }),
    stand: assign((_, step: KeptStep) => ({ step })),
    forgetStep: assign({ step: null }),
    keepAddress: assign((_, output: DetailsFormOutput) => remembered.ofAddress(output)),
    keepIncome: assign((_, output: DetailsFormOutput) => remembered.ofIncome(output)),
    keepNominee: assign((_, output: NomineeDetailsOutput) => remembered.ofNominee(output)),
    keepCodes: assign(({ context }, output: CodesOutput) => remembered.ofCodes(context, output)),
    keepMessage: assign((_, output: PhotoOutput) => remembered.ofPhoto(output)),
    leave: assign((_, output: PhotoOutput) => remembered.leavingBy(output)),
    forgetTicket: assign({ ticket: '', sentAt: 0 }),
  },
});
