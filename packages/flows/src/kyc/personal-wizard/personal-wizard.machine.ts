import { and, or } from 'xstate';
import { failed } from '../../kit/notice.ts';
import { addressInput, codesInput, incomeInput, nomineeInput, photoInput } from './personal-wizard.children.ts';
import * as remembered from './personal-wizard.memory.ts';
import { isClosedBy, laterStepOf } from './personal-wizard.rules.ts';
import { personalWizardSetup } from './personal-wizard.setup.ts';

export const personalWizardMachine = personalWizardSetup.createMachine({
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
          actions: { type: 'keepNotice', params: failed },
        },
      },
    },
    deciding: {
      description: 'The provider wins over the kept step, and re-checks the order on every save (D-65).',
      always: [
        { guard: 'isPersonalVerified', target: 'summary' },
        { guard: 'wasFinished', target: 'finished' },
        { guard: 'wasVerified', target: 'nomineeVerified' },
        { guard: or(['isAtNominee', 'isAtCodes', 'isAtPhoto']), target: 'fetching' },
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
            target: 'fetching',
            actions: { type: 'keepIncome', params: ({ event }) => event.output },
          },
          { target: 'addressDetailing', actions: { type: 'keepIncome', params: ({ event }) => event.output } },
        ],
      },
    },
    fetching: {
      description: 'Each step from the third on comes with its chart.',
      tags: 'busy',
      invoke: {
        id: 'fetchChart',
        src: 'fetchChart',
        input: ({ context }) => ({ request: laterStepOf(context) }),
        onDone: [
          { guard: 'isAtPhoto', target: 'photographing' },
          { guard: 'isAtCodes', target: 'verifyingNominee' },
          { target: 'nominating' },
        ],
        onError: 'notFetched',
      },
    },
    notFetched: {
      description: 'The step did not come; what was entered before is kept, and there is a way back to it.',
      on: {
        'step.retried': 'fetching',
        'step.previousRequested': [
          { guard: and(['isAtPhoto', 'isNomineeVerified']), target: 'nomineeVerified' },
          { guard: 'isAtPhoto', target: 'fetching', actions: { type: 'stand', params: 4 } },
          { guard: 'isAtCodes', target: 'fetching', actions: ['forgetTicket', { type: 'stand', params: 3 }] },
          { target: 'incomeDetailing' },
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
            guard: ({ event: { output } }) => output.kind === 'saved' && output.personal.is_bse_nominee_verified,
            target: 'nomineeVerified',
          },
          {
            guard: ({ event }) => event.output.kind === 'saved',
            target: 'fetching',
            actions: { type: 'keepNominee', params: ({ event }) => event.output },
          },
          { target: 'incomeDetailing', actions: { type: 'keepNominee', params: ({ event }) => event.output } },
        ],
      },
    },
    verifyingNominee: {
      description: 'Step 4. Codes by mobile and by email; the ticket is forgotten with them.',
      exit: 'forgetTicket',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => codesInput(context),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'confirmed',
            target: 'fetching',
            actions: { type: 'keepCodes', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.kind === 'notSent',
            target: 'codesNotSent',
            actions: { type: 'keepCodes', params: ({ event }) => event.output },
          },
          { target: 'fetching', actions: { type: 'stand', params: 3 } },
        ],
      },
    },
    codesNotSent: {
      description: 'Still step 4: the codes can be asked for again.',
      exit: 'forgetNotice',
      on: {
        'codes.requested': 'verifyingNominee',
        'step.previousRequested': { target: 'fetching', actions: { type: 'stand', params: 3 } },
      },
    },
    nomineeVerified: {
      description: 'Step 4 without inputs: there is nothing to confirm (ON-330).',
      entry: { type: 'stand', params: 4 },
      on: {
        'step.continued': { target: 'fetching', actions: { type: 'stand', params: 5 } },
        'step.previousRequested': { target: 'fetching', actions: { type: 'stand', params: 3 } },
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
          { target: 'fetching', actions: { type: 'stand', params: 4 } },
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
