import { failureNotice } from '../../kit/notice.ts';
import { addressInput, codesInput, incomeInput, nomineeInput, photoInput } from './personal-wizard.children.ts';
import * as contextChanges from './personal-wizard.context.ts';
import { personalWizardSetup } from './personal-wizard.setup.ts';

export const personalWizardMachine = personalWizardSetup.createMachine({
  id: 'personalWizard',
  context: ({ input }) => contextChanges.initialContext(input),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: 'personal' } },
        onDone: { target: 'deciding', actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer } },
        onError: {
          target: 'unavailable',
          actions: { type: 'setNotice', params: failureNotice },
        },
      },
    },
    deciding: {
      description: 'The provider takes precedence over the stored step, and checks the order on every save (D-65).',
      always: [
        { guard: 'isPersonalStageVerified', target: 'summary' },
        { guard: 'isWizardFinished', target: 'finished' },
        { guard: 'isCodesStepOfVerifiedNominee', target: 'nomineeVerified' },
        { guard: 'isPhotoStep', target: 'photographing' },
        { guard: 'isCodesStep', target: 'verifyingNominee' },
        { guard: 'isNomineeStep', target: 'nominating' },
        { guard: 'isIncomeStep', target: 'incomeDetailing' },
        { guard: 'isAddressRequired', target: 'addressDetailing' },
        { target: 'incomeDetailing' },
      ],
    },
    unavailable: {
      description: 'No answer, or another stage is due: no form (D-04).',
      on: { 'stage.reloadRequested': 'loading' },
    },
    summary: { type: 'final', description: 'Step 0: the stage is verified already (ON-290).', entry: 'clearStep' },
    addressDetailing: {
      description: 'Step 1.',
      entry: { type: 'setStep', params: 1 },
      invoke: {
        id: 'detailsForm',
        src: 'detailsForm',
        input: ({ context }) => addressInput(context),
        onDone: { target: 'incomeDetailing', actions: { type: 'setAddress', params: ({ event }) => event.output } },
      },
    },
    incomeDetailing: {
      description: 'Step 2. Previous is there only where the address is asked for (D-63).',
      entry: { type: 'setStep', params: 2 },
      invoke: {
        id: 'detailsForm',
        src: 'detailsForm',
        input: ({ context }) => incomeInput(context),
        onDone: [
          {
            guard: { type: 'isIncomeSaved', params: ({ event }) => event.output },
            target: 'nominating',
            actions: { type: 'setIncome', params: ({ event }) => event.output },
          },
          { target: 'addressDetailing', actions: { type: 'setIncome', params: ({ event }) => event.output } },
        ],
      },
    },
    nominating: {
      description: 'Step 3.',
      invoke: {
        id: 'nomineeDetails',
        src: 'nomineeDetails',
        input: ({ context }) => nomineeInput(context),
        onDone: [
          {
            guard: { type: 'isSavedNomineeVerified', params: ({ event }) => event.output },
            target: 'nomineeVerified',
          },
          {
            guard: { type: 'isNomineeSaved', params: ({ event }) => event.output },
            target: 'verifyingNominee',
            actions: { type: 'setNominee', params: ({ event }) => event.output },
          },
          { target: 'incomeDetailing', actions: { type: 'setNominee', params: ({ event }) => event.output } },
        ],
      },
    },
    verifyingNominee: {
      description: 'Step 4. Codes by mobile and by email; the ticket is cleared with them.',
      exit: 'clearTicket',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => codesInput(context),
        onDone: [
          {
            guard: { type: 'areCodesConfirmed', params: ({ event }) => event.output },
            target: 'photographing',
            actions: { type: 'recordCodesResult', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'areCodesNotSent', params: ({ event }) => event.output },
            target: 'codesNotSent',
            actions: { type: 'recordCodesResult', params: ({ event }) => event.output },
          },
          { target: 'nominating', actions: { type: 'setStep', params: 3 } },
        ],
      },
    },
    codesNotSent: {
      description: 'Still step 4: the codes can be asked for again.',
      exit: 'clearNotice',
      on: {
        'codes.requested': 'verifyingNominee',
        'step.previousRequested': { target: 'nominating', actions: { type: 'setStep', params: 3 } },
      },
    },
    nomineeVerified: {
      description: 'Step 4 without inputs: there is nothing to confirm (ON-330).',
      entry: { type: 'setStep', params: 4 },
      on: {
        'step.continued': { target: 'photographing', actions: { type: 'setStep', params: 5 } },
        'step.previousRequested': { target: 'nominating', actions: { type: 'setStep', params: 3 } },
      },
    },
    photographing: {
      description: 'Step 5.',
      invoke: {
        id: 'photoCapture',
        src: 'photoCapture',
        input: ({ context }) => photoInput(context),
        onDone: [
          {
            guard: { type: 'isPersonalStageClosed', params: ({ event }) => event.output },
            target: 'left',
            actions: { type: 'setLeavingOutcome', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isPhotoAccepted', params: ({ event }) => event.output },
            target: 'finished',
            actions: { type: 'setPhotoResult', params: ({ event }) => event.output },
          },
          { guard: 'isNomineeVerified', target: 'nomineeVerified' },
          { target: 'verifyingNominee', actions: { type: 'setStep', params: 4 } },
        ],
      },
    },
    finished: {
      type: 'final',
      description: 'Step 6: the photo is accepted, the stage is not closed yet (D-75).',
      entry: { type: 'setStep', params: 6 },
    },
    left: { type: 'final', entry: 'clearStep' },
  },
  output: ({ context }) => context.outcome,
});
