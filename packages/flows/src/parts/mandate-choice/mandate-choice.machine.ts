import type { BankListResult } from '@folioflow/api/contract';
import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { failed, keepsNotice, lost } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { report } from '../../kit/report.ts';
import { nextSubmission, noSubmissionYet } from '../../kit/submission-key.ts';
import { mandateRegistrationMachine } from '../mandate-registration/mandate-registration.machine.ts';
import {
  afterRegistration,
  chosenBy,
  listsRequest,
  mandateIn,
  mayChoose,
  maySign,
  registrationInput,
  withAnswer,
  withLists,
} from './mandate-choice.rules.ts';
import type {
  MandateChoiceContext,
  MandateChoiceEmitted,
  MandateChoiceEvent,
  MandateChoiceInput,
  MandateReport,
} from './mandate-choice.types.ts';
import { isPending, isRefreshable } from './mandate-row.ts';

export const mandateChoiceMachine = setup({
  types: {} as {
    context: MandateChoiceContext;
    events: MandateChoiceEvent;
    input: MandateChoiceInput;
    emitted: MandateChoiceEmitted;
    tags: 'busy';
  },
  actors: {
    listBankAccounts: operationPort('listBankAccounts'),
    refreshMandate: operationPort('refreshMandate'),
    cancelMandate: operationPort('cancelMandate'),
    mandateRegistration: mandateRegistrationMachine,
  },
  guards: {
    hasLists: ({ context }) => context.lists !== null,
    isChosen: ({ context }) => mayChoose(context.lists, context.chosenId),
    mayChoose: ({ context, event }) => event.type === 'mandate.selected' && mayChoose(context.lists, event.id),
    mayRegister: ({ context }) => context.lists?.is_register_mandate_allowed === true,
    maySign: ({ context, event }) => event.type === 'form.opened' && maySign(context.lists, event.id),
    isRefreshable: ({ context, event }) => {
      const mandate = event.type === 'mandate.refreshRequested' && mandateIn(context.lists, event.id);
      return mandate !== undefined && mandate !== false && isRefreshable(mandate);
    },
    isPending: ({ context, event }) => {
      const mandate = event.type === 'mandate.cancellationRequested' && mandateIn(context.lists, event.id);
      return context.lists !== null && mandate !== undefined && mandate !== false && isPending(context.lists, mandate);
    },
  },
  actions: {
    keepLists: assign(({ context }, lists: BankListResult) => ({ lists, chosenId: chosenBy(lists, context.chosenId) })),
    select: assign((_, { id }: { id: string }) => ({ chosenId: id })),
    deselect: assign({ chosenId: null }),
    standAt: assign((_, { id }: { id: string }) => ({ rowId: id })),
    standNowhere: assign({ rowId: null }),
    /** Another mandate is another submission, whatever became of the answer about the last one. */
    askToCancel: assign(({ context }, { id }: { id: string }) => ({
      rowId: id,
      cancelledId: id,
      hasLostAnswer: context.hasLostAnswer && context.cancelledId === id,
    })),
    keepNotice: enqueueActions(keepsNotice('alert')),
    forgetNotice: assign({ notice: null }),
    nextSubmission: assign(({ context }) => nextSubmission(context)),
    reportSettled: report(({ chosenId, lists }: MandateChoiceContext): MandateReport =>
      chosenId === null || lists === null
        ? { type: 'mandate.unsettled' }
        : { type: 'mandate.settled', mandateId: chosenId, lists },
    ),
    reportUnsettled: report((): MandateReport => ({ type: 'mandate.unsettled' })),
  },
}).createMachine({
  id: 'mandateChoice',
  context: ({ input }) => ({
    ...input,
    ...noSubmissionYet,
    chosenId: input.lists === null ? (input.chosenId ?? null) : chosenBy(input.lists, input.chosenId ?? null),
    rowId: null,
    cancelledId: null,
    signedId: null,
    notice: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasLists', target: 'existing' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      entry: ['forgetNotice', 'reportUnsettled'],
      invoke: {
        id: 'listBankAccounts',
        src: 'listBankAccounts',
        input: ({ context }) => ({ request: listsRequest(context.sip) }),
        onDone: {
          target: 'existing',
          actions: { type: 'keepLists', params: ({ event }) => event.output.answer.result },
        },
        onError: [
          { guard: 'hasLists', target: 'existing', actions: { type: 'keepNotice', params: failed } },
          { target: 'unavailable', actions: { type: 'keepNotice', params: failed } },
        ],
      },
    },
    unavailable: { on: { 'mandates.reloadRequested': 'loading' } },
    existing: {
      entry: 'standNowhere',
      initial: 'deciding',
      on: {
        'mandates.reloadRequested': 'loading',
        'mandate.registrationRequested': {
          guard: 'mayRegister',
          target: 'registering',
          actions: assign({ signedId: null }),
        },
        'form.opened': {
          guard: 'maySign',
          target: 'registering',
          actions: assign({ signedId: ({ event }) => event.id }),
        },
        'mandate.refreshRequested': {
          guard: 'isRefreshable',
          target: 'refreshing',
          actions: { type: 'standAt', params: ({ event }) => event },
        },
        'mandate.cancellationRequested': {
          guard: 'isPending',
          target: 'confirmingCancellation',
          actions: { type: 'askToCancel', params: ({ event }) => event },
        },
      },
      states: {
        deciding: { always: [{ guard: 'isChosen', target: 'selected' }, { target: 'unselected' }] },
        unselected: {
          entry: ['deselect', 'reportUnsettled'],
          on: {
            'mandate.selected': {
              guard: 'mayChoose',
              target: 'selected',
              actions: ['forgetNotice', { type: 'select', params: ({ event }) => event }],
            },
          },
        },
        selected: {
          description: 'The list is narrowed to the chosen one.',
          entry: 'reportSettled',
          on: { 'mandate.deselected': { target: 'unselected', actions: 'forgetNotice' } },
        },
      },
    },
    registering: {
      entry: ['forgetNotice', 'reportUnsettled'],
      invoke: {
        id: 'mandateRegistration',
        src: 'mandateRegistration',
        input: ({ context }) => registrationInput(context),
        onDone: [
          {
            guard: ({ event: { output } }) => output.kind === 'left' && output.hasLostAnswer,
            target: 'loading',
            actions: assign(({ context, event }) => afterRegistration(context.lists, event.output)),
          },
          {
            target: 'existing',
            actions: assign(({ context, event }) => afterRegistration(context.lists, event.output)),
          },
        ],
      },
    },
    refreshing: {
      tags: 'busy',
      entry: ['forgetNotice', 'reportUnsettled'],
      invoke: {
        id: 'refreshMandate',
        src: 'refreshMandate',
        input: ({ event }) => {
          assertEvent(event, 'mandate.refreshRequested');
          return { request: { mandate_id: event.id } };
        },
        onDone: [
          {
            // Whether an approved mandate is in use stands in the lists alone.
            guard: ({ event }) => event.output.answer.is_processed,
            target: 'loading',
            actions: assign(({ context, event }) => ({
              lists: withAnswer(context.lists, context.rowId ?? '', event.output.answer),
            })),
          },
          {
            target: 'existing',
            actions: assign(({ context, event }) => ({
              lists: withAnswer(context.lists, context.rowId ?? '', event.output.answer),
            })),
          },
        ],
        onError: { target: 'existing', actions: { type: 'keepNotice', params: failed } },
      },
    },
    confirmingCancellation: {
      description: 'A mandate that is cancelled cannot be brought back: a question stands before it.',
      entry: ['forgetNotice', 'reportUnsettled'],
      on: {
        'cancellation.confirmed': { target: 'cancelling', actions: 'nextSubmission' },
        'cancellation.abandoned': 'existing',
      },
    },
    cancelling: {
      tags: 'busy',
      invoke: {
        id: 'cancelMandate',
        src: 'cancelMandate',
        input: ({ context: { cancelledId, submission } }) => ({
          request: { mandate_id: cancelledId ?? '' },
          submission,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer.result !== undefined,
            target: 'existing',
            actions: assign(({ context, event }) => ({
              lists: withLists(context.lists, event.output.answer.result),
              chosenId: context.chosenId === context.cancelledId ? null : context.chosenId,
              hasLostAnswer: false,
            })),
          },
          { target: 'loading', actions: assign({ hasLostAnswer: false }) },
        ],
        onError: { target: 'existing', actions: { type: 'keepNotice', params: lost } },
      },
    },
  },
});
