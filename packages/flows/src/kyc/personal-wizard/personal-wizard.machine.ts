import type {
  GetStageInfoRequest,
  PersonalInfo,
  StageResponse,
  ValidateNomineeTwoFactorAnswer,
} from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedBy } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import { detailsFormMachine } from '../../parts/details-form/details-form.machine.ts';
import type { DetailsFormOutput } from '../../parts/details-form/index.ts';
import type { NomineeDetailsOutput } from '../../parts/nominee-details/index.ts';
import { nomineeDetailsMachine } from '../../parts/nominee-details/nominee-details.machine.ts';
import { photoCaptureMachine } from '../../parts/photo-capture/photo-capture.machine.ts';
import type { PhotoCaptureOutput } from '../../parts/photo-capture/index.ts';
import type { SecondFactorOutput } from '../../parts/second-factor/index.ts';
import { secondFactorMachine } from '../../parts/second-factor/second-factor.machine.ts';
import type { NomineeCodes } from '../../parts/nominee-codes.ts';
import { currentStageExit } from '../stage.ts';
import { addressInput, codesInput, incomeInput, nomineeInput, photoInput } from './personal-wizard.children.ts';
import * as remembered from './personal-wizard.memory.ts';
import { isAddressAsked, isClosedBy, isPersonalVerified } from './personal-wizard.rules.ts';
import type {
  KeptStep,
  PersonalWizardContext,
  PersonalWizardEmitted,
  PersonalWizardEvent,
  PersonalWizardInput,
  PersonalWizardOutput,
} from './personal-wizard.types.ts';

type CodesOutput = SecondFactorOutput<ValidateNomineeTwoFactorAnswer>;
type PhotoOutput = PhotoCaptureOutput<StageResponse>;

export const personalWizardMachine = setup({
  types: {} as {
    context: PersonalWizardContext;
    events: PersonalWizardEvent;
    input: PersonalWizardInput;
    output: PersonalWizardOutput;
    emitted: PersonalWizardEmitted;
    tags: 'busy';
  },
  actors: {
    getStageInfo: port<GetStageInfoRequest, StageResponse>('getStageInfo'),
    detailsForm: detailsFormMachine,
    nomineeDetails: nomineeDetailsMachine,
    secondFactor: secondFactorMachine<NomineeCodes, ValidateNomineeTwoFactorAnswer>(),
    photoCapture: photoCaptureMachine<PersonalInfo, StageResponse>(),
  },
  guards: {
    isPersonalVerified: ({ context }) => isPersonalVerified(context.stage),
    isNomineeVerified: ({ context }) => context.personal.is_bse_nominee_verified,
    isAddressAsked: ({ context }) => isAddressAsked(context),
    wasFinished: ({ context }) => context.step === 6,
    wasPhotographing: ({ context }) => context.step === 5,
    wasVerified: ({ context }) => context.step === 4 && context.personal.is_bse_nominee_verified,
    wasVerifying: ({ context }) => context.step === 4,
    wasNominating: ({ context }) => context.step === 3,
    wasAtIncome: ({ context }) => context.step === 2,
  },
  actions: {
    keepStage: assign((_, answer: StageResponse) => remembered.ofStage(answer)),
    keepFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const notice = noticeOf(error);
      enqueue.assign({ notice, currentStage: currentStageExit(error) });
      for (const raised of raisedBy(notice, 'alert')) enqueue.emit(raised);
    }),
    forgetNotice: assign({ notice: null, currentStage: null }),
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
}).createMachine({
  id: 'personalWizard',
  context: ({ input }) => remembered.atStart(input),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'forgetNotice',
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: 'personal' } },
        onDone: { target: 'deciding', actions: { type: 'keepStage', params: ({ event }) => event.output.answer } },
        onError: {
          target: 'unavailable',
          actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deciding: {
      description: 'The provider wins over the kept step, and re-checks the order on every save (D-65).',
      always: [
        { guard: 'isPersonalVerified', target: 'summary' },
        { guard: 'wasFinished', target: 'finished' },
        { guard: 'wasPhotographing', target: 'photographing' },
        { guard: 'wasVerified', target: 'nomineeVerified' },
        { guard: 'wasVerifying', target: 'verifyingNominee' },
        { guard: 'wasNominating', target: 'nominating' },
        { guard: 'wasAtIncome', target: 'incomeDetailing' },
        { guard: 'isAddressAsked', target: 'addressDetailing' },
        { target: 'incomeDetailing' },
      ],
    },
    unavailable: {
      description: 'No answer, or another stage is due: no form (D-04).',
      on: { 'stage.reloadRequested': 'loading' },
    },
    summary: { type: 'final', description: 'Step 0: the stage is verified already (ON-290).', entry: 'forgetStep' },
    addressDetailing: {
      description: 'Step 1.',
      entry: { type: 'stand', params: 1 },
      invoke: {
        id: 'detailsForm',
        src: 'detailsForm',
        input: ({ context }) => addressInput(context),
        onDone: { target: 'incomeDetailing', actions: { type: 'keepAddress', params: ({ event }) => event.output } },
      },
    },
    incomeDetailing: {
      description: 'Step 2. Previous is there only where the address is asked for (D-63).',
      entry: { type: 'stand', params: 2 },
      invoke: {
        id: 'detailsForm',
        src: 'detailsForm',
        input: ({ context }) => incomeInput(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'nominating',
            actions: { type: 'keepIncome', params: ({ event }) => event.output },
          },
          { target: 'addressDetailing', actions: { type: 'keepIncome', params: ({ event }) => event.output } },
        ],
      },
    },
    nominating: {
      description: 'Step 3.',
      entry: { type: 'stand', params: 3 },
      invoke: {
        id: 'nomineeDetails',
        src: 'nomineeDetails',
        input: ({ context }) => nomineeInput(context),
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'saved' && output.personal.is_bse_nominee_verified,
            target: 'nomineeVerified',
          },
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'verifyingNominee',
            actions: { type: 'keepNominee', params: ({ event }) => event.output },
          },
          { target: 'incomeDetailing', actions: { type: 'keepNominee', params: ({ event }) => event.output } },
        ],
      },
    },
    verifyingNominee: {
      description: 'Step 4. Codes by mobile and by email; the ticket is forgotten with them.',
      entry: { type: 'stand', params: 4 },
      exit: 'forgetTicket',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => codesInput(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'confirmed',
            target: 'photographing',
            actions: { type: 'keepCodes', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'notSent',
            target: 'codesNotSent',
            actions: { type: 'keepCodes', params: ({ event }) => event.output },
          },
          { target: 'nominating' },
        ],
      },
    },
    codesNotSent: {
      description: 'Still step 4: the codes can be asked for again.',
      exit: 'forgetNotice',
      on: { 'codes.requested': 'verifyingNominee', 'step.previousRequested': 'nominating' },
    },
    nomineeVerified: {
      description: 'Step 4 without inputs: there is nothing to confirm (ON-330).',
      entry: { type: 'stand', params: 4 },
      on: { 'step.continued': 'photographing', 'step.previousRequested': 'nominating' },
    },
    photographing: {
      description: 'Step 5.',
      entry: { type: 'stand', params: 5 },
      invoke: {
        id: 'photoCapture',
        src: 'photoCapture',
        input: ({ context }) => photoInput(context),
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'accepted' && isClosedBy(output.answer),
            target: 'left',
            actions: { type: 'leave', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'accepted',
            target: 'finished',
            actions: { type: 'keepMessage', params: ({ event }) => event.output },
          },
          { guard: 'isNomineeVerified', target: 'nomineeVerified' },
          { target: 'verifyingNominee' },
        ],
      },
    },
    finished: {
      type: 'final',
      description: 'Step 6: the photo is accepted, the stage is not closed yet (D-75).',
      entry: { type: 'stand', params: 6 },
    },
    left: { type: 'final', entry: 'forgetStep' },
  },
  output: ({ context }) => context.outcome,
});
