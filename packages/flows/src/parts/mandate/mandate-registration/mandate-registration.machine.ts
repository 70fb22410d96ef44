import type { BankListResult, GetNachMandateAnswer, Mandate, UploadMandateAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { failureNotice, submissionFailureNotice } from '../../../kit/notice.ts';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { operationPort } from '../../../kit/operation-port.ts';
import { requiredValue } from '../../../kit/required-value.ts';
import type { ImageUploadOutput } from '../../form/image-upload/image-upload.types.ts';
import { imageUploadMachine } from '../../form/image-upload/image-upload.machine.ts';
import { initialRetry } from '../../order/order-confirmation/pending-retry.ts';
import { retryActions } from '../../order/order-confirmation/retry-actions.ts';
import { recentOrderMachine } from '../../order/recent-order/recent-order.machine.ts';
import type { RecentOrderOutput } from '../../order/recent-order/recent-order.types.ts';
import {
  recentOrderActions,
  recentOrderGuards,
  recentOrderTransitions,
  uncheckedNotice,
} from '../../order/recent-order/recent-order.transitions.ts';
import {
  initialDebitLimit,
  mandateFormNameOf,
  mandateFormOf,
  isDebitLimitOffered,
  mandateDraftOf,
  findNewMandate,
  recentOrderInputOf,
  registrationRequest,
  scanNameRule,
  updateMandateStatus,
} from './mandate-registration.rules.ts';
import type { MandateDraft, MandateRegistrationChart } from './mandate-registration.types.ts';

type ScanOutput = ImageUploadOutput<UploadMandateAnswer>;

export const mandateRegistrationMachine = setup({
  types: {} as MandateRegistrationChart,
  actors: {
    recentOrder: recentOrderMachine,
    registerMandate: operationPort('registerMandate'),
    getNachMandate: operationPort('getNachMandate'),
    imageUpload: imageUploadMachine<Mandate, UploadMandateAnswer>(),
  },
  guards: {
    ...recentOrderGuards,
    /** Decision 009. */
    isRepeatUnchecked: (_, { kind }: RecentOrderOutput) => kind === 'unchecked',
    /** Decision 009. */
    isNewMandateListed: ({ context }, lists: BankListResult) => findNewMandate(lists, context.knownIds) !== undefined,
    /** DO-306, OM-212. */
    isScanUploaded: (_, { kind }: ScanOutput) => kind === 'uploaded',
    hasRegisteredMandate: ({ context }) => context.mandate !== undefined,
    /** DO-320, OM-226, INV-30. */
    canRegisterMandate: ({ context: { primaryAccount, isDateBlocked, debitLimits, limit } }) =>
      primaryAccount !== undefined && !isDateBlocked && isDebitLimitOffered(debitLimits, limit),
    /** DO-303, OM-210. */
    isDebitLimitOffered: ({ context, event }) =>
      event.type === 'draft.changed' && isDebitLimitOffered(context.debitLimits, event.limit),
  },
  actions: {
    ...noticeActions<MandateRegistrationChart>('alert'),
    ...recentOrderActions<MandateRegistrationChart>(),
    ...retryActions<MandateRegistrationChart, MandateDraft>(mandateDraftOf),
    /** DO-303, OM-210. */
    setDebitLimit: assign(({ context }, { limit }: { limit: number }) =>
      limit === context.limit ? {} : { limit, notice: null },
    ),
    setBankLists: assign(({ context }, lists: BankListResult) => ({
      lists,
      mandate: findNewMandate(lists, context.knownIds),
      retry: null,
    })),
    /** DO-322, OM-213. */
    setMandateForm: assign(({ context }, answer: GetNachMandateAnswer) => {
      const mandateNumber = context.mandate?.mandate_id ?? '';
      return { form: mandateFormOf(answer, mandateNumber), formName: mandateFormNameOf(answer, mandateNumber) };
    }),
    /** DO-306. */
    setRegisteredOutcome: assign(({ context }, output: ScanOutput) =>
      output.kind === 'uploaded'
        ? {
            outcome: {
              kind: 'registered' as const,
              mandate: updateMandateStatus(requiredValue(context.mandate, 'mandate'), output.result),
              lists: output.result.result ?? context.lists,
            },
          }
        : {},
    ),
    /** Decision 009. */
    setLeftOutcome: assign(({ context: { lists, retry } }) => ({
      outcome: { kind: 'left' as const, lists, hasLostAnswer: retry !== null },
    })),
  },
}).createMachine({
  id: 'mandateRegistration',
  context: ({ input }) => ({
    ...input,
    ...initialRetry,
    confirmedUntil: 0,
    limit: initialDebitLimit(input.debitLimits),
    form: '',
    formName: '',
    lists: null,
    notice: null,
    outcome: { kind: 'left', lists: null, hasLostAnswer: false },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasRegisteredMandate', target: 'fetchingForm' }, { target: 'choosingLimit' }] },
    choosingLimit: {
      on: {
        'draft.changed': {
          guard: 'isDebitLimitOffered',
          actions: { type: 'setDebitLimit', params: ({ event }) => event },
        },
        'mandate.registrationSubmitted': {
          guard: 'canRegisterMandate',
          target: 'checkingRecentOrder',
          actions: ['setSubmissionKey', 'clearNotice'],
        },
        'registration.left': 'left',
      },
    },
    checkingRecentOrder: {
      description:
        'The user confirms the repetition of a recent mandate, which may come from another tab, before its registration. Without the list, nothing is registered.',
      invoke: {
        id: 'recentOrder',
        src: 'recentOrder',
        input: ({ context }) => recentOrderInputOf(context),
        onDone: [
          {
            guard: { type: 'isRepeatUnchecked', params: ({ event }) => event.output },
            target: 'choosingLimit',
            actions: { type: 'setNotice', params: uncheckedNotice },
          },
          ...recentOrderTransitions('registering', 'choosingLimit'),
        ],
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
            guard: { type: 'isNewMandateListed', params: ({ event }) => event.output.answer.result },
            target: 'fetchingForm',
            actions: { type: 'setBankLists', params: ({ event }) => event.output.answer.result },
          },
          // Without the new mandate in the answer, the flow returns to the list, which contains it.
          {
            target: 'left',
            actions: { type: 'setBankLists', params: ({ event }) => event.output.answer.result },
          },
        ],
        onError: {
          target: 'choosingLimit',
          actions: { type: 'recordFailedAttempt', params: submissionFailureNotice },
        },
      },
    },
    fetchingForm: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'getNachMandate',
        src: 'getNachMandate',
        input: ({ context: { mandate, sip } }) => ({
          request: { ...sip?.selectedOrder, mandate_id: requiredValue(mandate, 'mandate').mandate_id },
        }),
        onDone: {
          target: 'awaitingScan',
          actions: { type: 'setMandateForm', params: ({ event }) => event.output.answer },
        },
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
            guard: { type: 'isScanUploaded', params: ({ event }) => event.output },
            target: 'registered',
            actions: { type: 'setRegisteredOutcome', params: ({ event }) => event.output },
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
