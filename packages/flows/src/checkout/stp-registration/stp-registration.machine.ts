import { calendarDayOf, EMPTY_STP_DRAFT, type AnswerOf } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failureNotice, ruleNotice } from '../../kit/notice.ts';
import { noticeActions } from '../../kit/notice-actions.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { draftToSend, nextPendingRetry, findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import { pinConfirmationMachine } from '../../parts/identity/pin-confirmation/pin-confirmation.machine.ts';
import { recentOrderMachine } from '../../parts/order/recent-order/recent-order.machine.ts';
import {
  recentOrderActions,
  recentOrderGuards,
  recentOrderTransitions,
} from '../../parts/order/recent-order/recent-order.transitions.ts';
import {
  parseAllowedDays,
  applyDraftChange,
  findChosenSpecification,
  isDraftComplete,
  isUnmatched,
  transferDraftOf,
  transferProblemOf,
  recentOrderCheckInput,
  targetSchemesRequest,
  withTransferDay,
} from './stp-registration.rules.ts';
import type {
  StpRegistrationChart,
  Transfer,
  TransferEnd,
  TransferProblem,
  TransferResult,
} from './stp-registration.types.ts';

const targetListTransition = { target: 'pickingTarget', actions: 'clearTransferProblem' } as const;

const stpRegistrationSetup = setup({
  types: {} as StpRegistrationChart,
  actors: {
    listStpSchemes: operationPort('listStpSchemes'),
    recentOrder: recentOrderMachine,
    pinConfirmation: pinConfirmationMachine<Transfer, TransferResult>(),
  },
  guards: {
    ...recentOrderGuards,
    /** DO-260, DO-430. */
    isTransferUnmatched: (_, end: TransferEnd) => end.kind === 'confirmed' && isUnmatched(end.result),
    /** DO-263. */
    isTransferConfirmed: (_, { kind }: TransferEnd) => kind === 'confirmed',
    /** OM-042. */
    isStpAllowed: ({ context: { order } }) => order?.is_stp_allowed === true,
    /** DO-237. */
    hasTargetScheme: ({ context }) => context.target !== null,
    /** DO-236. */
    isTargetSchemeOffered: ({ context, event }) =>
      event.type === 'target.selected' && context.targets.some(({ _id }) => _id === event.id),
    /** DO-244. */
    hasFrequency: ({ context }) => context.draft.frequency !== '',
    /** DO-247. */
    isTransferDayAllowed: ({ context: { target, draft }, event }) =>
      event.type === 'day.picked' && parseAllowedDays(findChosenSpecification(target, draft)).includes(event.day),
    /** DO-253. */
    isDraftComplete: ({ context }) => isDraftComplete(context),
    /** DO-255, DO-260. */
    isTransferValid: ({ context }) => isDraftComplete(context) && transferProblemOf(context) === null,
  },
  actions: {
    ...noticeActions<StpRegistrationChart>('alert'),
    ...recentOrderActions<StpRegistrationChart>(),
    /** DO-229. */
    setTargetSchemes: assign((_, answer: AnswerOf<'listStpSchemes'>) => ({
      targets: answer.result.stp_scheme_list,
      frequencies: answer.stp_frequency_list,
      countLabels: answer.stp_installment_list,
      earliest: calendarDayOf(answer.stp_minimum_date),
    })),
    /** DO-254. */
    setTargetScheme: assign(({ context: { target, targets, draft }, event }) => {
      if (event.type !== 'target.selected') return {};
      const chosen = targets.find(({ _id }) => _id === event.id) ?? null;
      return { target: chosen, draft: chosen?._id === target?._id ? draft : EMPTY_STP_DRAFT };
    }),
    /** DO-239, DO-240, DO-241, DO-250. */
    updateDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { draft: applyDraftChange(context, event), problem: null, notice: null } : {},
    ),
    /** DO-247. */
    setTransferDay: assign(({ context, event }) =>
      event.type === 'day.picked' ? { draft: withTransferDay(context, event.day), problem: null } : {},
    ),
    /** Decision 074. */
    clearTransferProblem: assign({ problem: null, notice: null }),
    /** DO-263. */
    setPlacedOrder: assign((_, end: TransferEnd) =>
      end.kind === 'confirmed' && !isUnmatched(end.result)
        ? { placed: { html: end.result.result?.notification_html ?? '', text: end.message } }
        : {},
    ),
    /** INV-04, decision 009. */
    recordAbandonedConfirmation: assign(({ context }, end: TransferEnd) =>
      end.kind === 'abandoned'
        ? {
            retry: nextPendingRetry(context.retry, transferDraftOf(context), end),
            ...(end.lostSubmission !== undefined && { notice: ruleNotice('lostAnswer') }),
          }
        : {},
    ),
  },
}).extend({
  actions: {
    /** DO-256, DO-260, DO-430. */
    setTransferProblem: enqueueActions(({ enqueue }, problem: TransferProblem | null) => {
      enqueue.assign({ problem });
      if (problem?.kind === 'invalid')
        enqueue.emit({ type: 'notice.raised', kind: 'alert', text: '', means: 'invalid' });
    }),
  },
});

export const stpRegistrationMachine = stpRegistrationSetup.createMachine({
  id: 'stpRegistration',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    targets: [],
    frequencies: [],
    countLabels: [],
    earliest: null,
    target: null,
    draft: EMPTY_STP_DRAFT,
    problem: null,
    notice: null,
    retry: null,
    placed: { html: '', text: '' },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isStpAllowed', target: 'loading' }, { target: 'orderMissing' }] },
    orderMissing: { type: 'final', description: 'Opened without an order that can be transferred (DO-227).' },
    loading: {
      tags: 'busy',
      entry: 'clearTransferProblem',
      invoke: {
        id: 'listStpSchemes',
        src: 'listStpSchemes',
        input: ({ context }) => ({ request: targetSchemesRequest(requiredValue(context.order, 'order')) }),
        onDone: {
          target: 'sourceShown',
          actions: { type: 'setTargetSchemes', params: ({ event }) => event.output.answer },
        },
        onError: { target: 'unavailable', actions: { type: 'setNotice', params: failureNotice } },
      },
    },
    unavailable: { on: { 'schemes.reloadRequested': 'loading' } },
    sourceShown: { on: { 'targetList.opened': targetListTransition } },
    pickingTarget: {
      on: {
        'target.selected': { guard: 'isTargetSchemeOffered', target: 'drafting', actions: 'setTargetScheme' },
        'targetList.closed': [{ guard: 'hasTargetScheme', target: 'drafting' }, { target: 'sourceShown' }],
      },
    },
    drafting: {
      description: 'The terms of the transfers are shown beside the fields before the PIN.',
      on: {
        'targetList.opened': targetListTransition,
        'draft.changed': { actions: 'updateDraft' },
        'datePicker.opened': { guard: 'hasFrequency', target: 'pickingDate' },
        'transfer.submitted': [
          { guard: 'isTransferValid', target: 'checkingRecentOrder', actions: 'clearTransferProblem' },
          {
            guard: 'isDraftComplete',
            actions: { type: 'setTransferProblem', params: ({ context }) => transferProblemOf(context) },
          },
        ],
      },
    },
    pickingDate: {
      on: {
        'day.picked': { guard: 'isTransferDayAllowed', target: 'drafting', actions: 'setTransferDay' },
        'datePicker.closed': 'drafting',
      },
    },
    checkingRecentOrder: {
      description:
        'The user confirms the repetition of a recent order, which may come from another tab, before the PIN.',
      invoke: {
        id: 'recentOrder',
        src: 'recentOrder',
        input: ({ context }) => recentOrderCheckInput(context),
        onDone: recentOrderTransitions('confirming', 'drafting'),
      },
    },
    confirming: {
      invoke: {
        id: 'pinConfirmation',
        src: 'pinConfirmation',
        input: ({ context }) => ({
          subject: {
            source: requiredValue(context.order, 'order'),
            target: requiredValue(context.target, 'target'),
            draft: draftToSend(context.retry, transferDraftOf(context)).terms,
          },
          isConfirmationAllowed: true,
          shouldAlertRefusal: false,
          newSubmission: context.newSubmission,
          lostSubmission: findRetryOfDraft(context.retry, transferDraftOf(context))?.submission,
        }),
        onDone: [
          {
            guard: { type: 'isTransferUnmatched', params: ({ event }) => event.output },
            target: 'drafting',
            actions: { type: 'setTransferProblem', params: { kind: 'invalid' } },
          },
          {
            guard: { type: 'isTransferConfirmed', params: ({ event }) => event.output },
            target: 'completed',
            actions: { type: 'setPlacedOrder', params: ({ event }) => event.output },
          },
          { target: 'drafting', actions: { type: 'recordAbandonedConfirmation', params: ({ event }) => event.output } },
        ],
      },
    },
    completed: { type: 'final' },
  },
});
