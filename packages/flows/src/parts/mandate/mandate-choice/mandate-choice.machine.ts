import { assertEvent } from 'xstate';
import { failureNotice, submissionFailureNotice } from '../../../kit/notice.ts';
import { initialSubmission } from '../../../kit/submission-key.ts';
import { mandateRegistrationInput, startOfChoice } from './mandate-choice.rules.ts';
import { mandateListsRequest } from './mandate-lists.ts';
import { mandateChoiceSetup } from './mandate-choice.setup.ts';

export const mandateChoiceMachine = mandateChoiceSetup.createMachine({
  id: 'mandateChoice',
  context: ({ input }) => ({
    ...input,
    ...initialSubmission,
    ...startOfChoice(input.lists, { sip: input.sip, chosenId: input.chosenId ?? null }),
    rowId: null,
    cancelledId: null,
    signedId: null,
    sentId: null,
    notice: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isNewMandateNeeded', target: 'registering' },
        { guard: 'hasBankLists', target: 'existing' },
        { target: 'loading' },
      ],
    },
    loading: {
      tags: 'busy',
      entry: ['clearMessages', 'reportMandateUnsettled'],
      invoke: {
        id: 'listBankAccounts',
        src: 'listBankAccounts',
        input: ({ context }) => ({ request: mandateListsRequest(context.sip) }),
        onDone: {
          target: 'existing',
          actions: { type: 'setBankLists', params: ({ event }) => event.output.answer.result },
        },
        onError: [
          { guard: 'hasBankLists', target: 'existing', actions: { type: 'setNotice', params: failureNotice } },
          { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
        ],
      },
    },
    unavailable: { on: { 'mandates.reloadRequested': 'loading' } },
    existing: {
      entry: 'clearMandateOfAction',
      exit: 'clearSummary',
      initial: 'deciding',
      on: {
        'choice.changeRequested': { guard: 'isChoiceSummarised', actions: 'clearSummary' },
        'mandates.reloadRequested': 'loading',
        'mandate.registrationRequested': {
          guard: 'canRegisterMandate',
          target: 'registering',
          actions: 'clearMandateToSign',
        },
        'form.opened': {
          guard: 'canSignMandate',
          target: 'registering',
          actions: { type: 'setMandateToSign', params: ({ event }) => event },
        },
        'mandate.refreshRequested': {
          guard: 'canRefreshMandate',
          target: 'refreshing',
          actions: { type: 'setRefreshedMandate', params: ({ event }) => event },
        },
        'mandate.cancellationRequested': {
          guard: 'canCancelMandate',
          target: 'confirmingCancellation',
          actions: { type: 'setCancelledMandate', params: ({ event }) => event },
        },
      },
      states: {
        deciding: { always: [{ guard: 'hasChosenMandate', target: 'selected' }, { target: 'unselected' }] },
        unselected: {
          entry: ['clearSelectedMandate', 'reportMandateUnsettled'],
          on: {
            'mandate.selected': {
              guard: 'canChooseMandate',
              target: 'selected',
              actions: ['clearMessages', { type: 'selectMandate', params: ({ event }) => event }],
            },
          },
        },
        selected: {
          description: 'Only the chosen mandate is listed; one that suits at the start is shown in one line.',
          entry: 'reportSelectedMandate',
          on: { 'mandate.deselected': { target: 'unselected', actions: 'clearMessages' } },
        },
      },
    },
    registering: {
      entry: ['clearMessages', 'reportMandateUnsettled'],
      invoke: {
        id: 'mandateRegistration',
        src: 'mandateRegistration',
        input: ({ context }) => mandateRegistrationInput(context),
        onDone: [
          {
            guard: { type: 'hasRegistrationLostAnswer', params: ({ event }) => event.output },
            target: 'loading',
            actions: { type: 'recordRegistrationEnd', params: ({ event }) => event.output },
          },
          {
            target: 'existing',
            actions: { type: 'recordRegistrationEnd', params: ({ event }) => event.output },
          },
        ],
      },
    },
    refreshing: {
      tags: 'busy',
      entry: ['clearMessages', 'reportMandateUnsettled'],
      invoke: {
        id: 'refreshMandate',
        src: 'refreshMandate',
        input: ({ context: { sip }, event }) => {
          assertEvent(event, 'mandate.refreshRequested');
          return { request: { ...sip?.selectedOrder, mandate_id: event.id } };
        },
        onDone: [
          {
            // Only the lists contain whether an approved mandate is in use.
            guard: { type: 'isMandateProcessed', params: ({ event }) => event.output.answer },
            target: 'loading',
            actions: { type: 'updateRefreshedMandate', params: ({ event }) => event.output.answer },
          },
          {
            target: 'existing',
            actions: { type: 'updateRefreshedMandate', params: ({ event }) => event.output.answer },
          },
        ],
        onError: { target: 'existing', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    confirmingCancellation: {
      description: 'A cancellation cannot be undone, so the user confirms it first.',
      entry: ['clearMessages', 'reportMandateUnsettled'],
      on: {
        'cancellation.confirmed': { target: 'cancelling', actions: 'setSubmissionKey' },
        'cancellation.abandoned': 'existing',
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelMandate',
        src: 'cancelMandate',
        input: ({ context: { cancelledId, sip, submission } }) => ({
          request: { ...sip?.selectedOrder, mandate_id: cancelledId ?? '' },
          submission,
        }),
        onDone: [
          {
            guard: { type: 'hasMandatesInAnswer', params: ({ event }) => event.output.answer },
            target: 'existing',
            actions: { type: 'recordCancellation', params: ({ event }) => event.output.answer },
          },
          { target: 'loading', actions: 'clearLostAnswer' },
        ],
        onError: { target: 'existing', actions: { type: 'setNotice', params: submissionFailureNotice } },
      },
    },
  },
});
