import type { BankListResult, GetNachMandateAnswer, Mandate, UploadMandateAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failureNotice, createNoticeSetter, submissionFailureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { nextSubmission, initialSubmission } from '../../kit/submission-key.ts';
import { imageUploadMachine } from '../image-upload/image-upload.machine.ts';
import { recentOrderMachine } from '../recent-order/recent-order.machine.ts';
import { confirmedUntilUpdate, recentOrderTransitions } from '../recent-order/recent-order.transitions.ts';
import {
  initialLimit,
  mandateFormOf,
  isLimitOffered,
  findNewMandate,
  recentOrderInputOf,
  registrationRequest,
  scanNameRule,
  withStatus,
} from './mandate-registration.rules.ts';
import type { MandateRegistrationChart } from './mandate-registration.types.ts';

export const mandateRegistrationMachine = setup({
  types: {} as MandateRegistrationChart,
  actors: {
    recentOrder: recentOrderMachine,
    registerMandate: operationPort('registerMandate'),
    getNachMandate: operationPort('getNachMandate'),
    imageUpload: imageUploadMachine<Mandate, UploadMandateAnswer>(),
  },
  guards: {
    hasMandate: ({ context }) => context.mandate !== undefined,
    canRegister: ({ context: { primaryAccount, isDateBlocked, debitLimits, limit } }) =>
      primaryAccount !== undefined && !isDateBlocked && isLimitOffered(debitLimits, limit),
    isOffered: ({ context, event }) =>
      event.type === 'draft.changed' && isLimitOffered(context.debitLimits, event.limit),
  },
  actions: {
    setDebitLimit: assign(({ context }, { limit }: { limit: number }) =>
      limit === context.limit ? {} : { limit, notice: null, hasLostAnswer: false },
    ),
    setLists: assign(({ context }, lists: BankListResult) => ({
      lists,
      mandate: findNewMandate(lists, context.knownIds),
      hasLostAnswer: false,
    })),
    setConfirmedUntil: assign(confirmedUntilUpdate),
    setForm: assign(({ context }, answer: GetNachMandateAnswer) => ({
      form: mandateFormOf(answer, context.mandate?.mandate_id ?? ''),
    })),
    setNotice: enqueueActions(createNoticeSetter('alert')),
    clearNotice: assign({ notice: null }),
    nextSubmission: assign(({ context }) => nextSubmission(context)),
    setLeftOutcome: assign(({ context: { lists, hasLostAnswer } }) => ({
      outcome: { kind: 'left' as const, lists, hasLostAnswer },
    })),
  },
}).createMachine({
  id: 'mandateRegistration',
  context: ({ input }) => ({
    ...input,
    ...initialSubmission,
    confirmedUntil: 0,
    limit: initialLimit(input.debitLimits),
    form: '',
    lists: null,
    notice: null,
    outcome: { kind: 'left', lists: null, hasLostAnswer: false },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasMandate', target: 'fetchingForm' }, { target: 'choosingLimit' }] },
    choosingLimit: {
      on: {
        'draft.changed': { guard: 'isOffered', actions: { type: 'setDebitLimit', params: ({ event }) => event } },
        'mandate.registrationSubmitted': {
          guard: 'canRegister',
          target: 'checkingRecentOrder',
          actions: ['nextSubmission', 'clearNotice'],
        },
        'registration.left': 'left',
      },
    },
    checkingRecentOrder: {
      description:
        'The user confirms the repetition of a recent mandate, which may come from another tab, before its registration.',
      invoke: {
        id: 'recentOrder',
        src: 'recentOrder',
        input: ({ context }) => recentOrderInputOf(context),
        onDone: recentOrderTransitions('registering', 'choosingLimit'),
      },
    },
    registering: {
      tags: 'busy',
      description: 'The provider registers the mandate with the bank; the scan of its signed form follows.',
      invoke: {
        id: 'registerMandate',
        src: 'registerMandate',
        input: ({ context: { primaryAccount, limit, sip, submission } }) => ({
          request: registrationRequest(
            requiredValue(primaryAccount, 'primaryAccount'),
            requiredValue(limit, 'limit'),
            sip,
          ),
          submission,
        }),
        onDone: [
          {
            guard: ({ context, event }) => findNewMandate(event.output.answer.result, context.knownIds) !== undefined,
            target: 'fetchingForm',
            actions: { type: 'setLists', params: ({ event }) => event.output.answer.result },
          },
          // Without the new mandate in the answer, the flow returns to the list, which contains it.
          {
            target: 'left',
            actions: { type: 'setLists', params: ({ event }) => event.output.answer.result },
          },
        ],
        onError: { target: 'choosingLimit', actions: { type: 'setNotice', params: submissionFailureNotice } },
      },
    },
    fetchingForm: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'getNachMandate',
        src: 'getNachMandate',
        input: ({ context }) => ({ request: { mandate_id: requiredValue(context.mandate, 'mandate').mandate_id } }),
        onDone: { target: 'awaitingScan', actions: { type: 'setForm', params: ({ event }) => event.output.answer } },
        onError: { target: 'awaitingScan', actions: { type: 'setNotice', params: failureNotice } },
      },
      on: { 'registration.left': 'left' },
    },
    awaitingScan: {
      invoke: {
        id: 'imageUpload',
        src: 'imageUpload',
        input: ({ context: { mandate, newSubmission } }) => ({
          slots: [{ name: 'scan', label: 'scan' }],
          nameRule: scanNameRule(requiredValue(mandate, 'mandate').mandate_id),
          shouldCreateTiff: false,
          subject: requiredValue(mandate, 'mandate'),
          newSubmission,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'uploaded',
            target: 'registered',
            actions: assign(({ context, event: { output } }) =>
              output.kind === 'uploaded'
                ? {
                    outcome: {
                      kind: 'registered' as const,
                      mandate: withStatus(requiredValue(context.mandate, 'mandate'), output.result),
                      lists: output.result.result ?? context.lists,
                    },
                  }
                : {},
            ),
          },
          { target: 'left' },
        ],
      },
      on: { 'form.reloadRequested': 'fetchingForm', 'registration.left': 'left' },
    },
    registered: { type: 'final' },
    left: { type: 'final', entry: 'setLeftOutcome' },
  },
  output: ({ context }) => context.outcome,
});
