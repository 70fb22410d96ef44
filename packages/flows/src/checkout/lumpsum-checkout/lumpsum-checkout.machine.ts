import type { FreshOrder } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import type { ChosenNominee } from '../../parts/nominee/nominee-choice/index.ts';
import { nomineeChoiceMachine } from '../../parts/nominee/nominee-choice/nominee-choice.machine.ts';
import {
  confirmationActions,
  confirmationGuards,
  confirmationTransitions,
  lookUpGuards,
  lookUpTransitions,
  type FoundOrder,
  type OrderEnd,
  type OrderResult,
  type OrderSearch,
} from '../../parts/order/order-confirmation/index.ts';
import { recentOrderMachine } from '../../parts/order/recent-order/recent-order.machine.ts';
import {
  recentOrderActions,
  recentOrderGuards,
  recentOrderTransitions,
} from '../../parts/order/recent-order/recent-order.transitions.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import {
  primaryAccountOf,
  secondFactorInput,
  nomineeChoiceInputOf,
  recentOrderCheckInput,
} from './lumpsum-checkout.children.ts';
import { paymentExit, placedOutput } from './lumpsum-checkout.outcome.ts';
import { isPayableState } from './lumpsum-checkout.state.ts';
import type { LumpsumCheckoutChart, PlacedLumpsum } from './lumpsum-checkout.types.ts';

type End = OrderEnd<PlacedLumpsum>;

export const lumpsumCheckoutMachine = setup({
  types: {} as LumpsumCheckoutChart,
  actors: {
    nomineeChoice: nomineeChoiceMachine,
    recentOrder: recentOrderMachine,
    secondFactor: secondFactorMachine<FreshOrder, OrderResult<PlacedLumpsum>>(),
    findPlaced: port<OrderSearch, FoundOrder<PlacedLumpsum>>('findPlaced'),
  },
  guards: {
    ...confirmationGuards,
    ...lookUpGuards,
    ...recentOrderGuards,
    isOrderMissing: ({ context }) => context.state === null,
    isPayable: ({ context }) => context.state !== null && isPayableState(context.state),
    hasPrimaryAccount: ({ context }) => primaryAccountOf(context) !== undefined,
  },
  actions: {
    ...noticeActions<LumpsumCheckoutChart>('alert'),
    ...recentOrderActions<LumpsumCheckoutChart>(),
    ...confirmationActions<LumpsumCheckoutChart, ChosenNominee>(({ settled }) => settled),
    setNomineeChoice: assign(({ event }) =>
      event.type === 'nominee.settled'
        ? {
            settled: { option: event.option, nomineeId: event.nomineeId },
            lists: {
              nominees: event.nominees,
              isNoNomineeRegistered: event.isNoNomineeRegistered,
              noNomineeForm: event.noNomineeForm,
            },
          }
        : {},
    ),
    clearNomineeChoice: assign({ settled: null }),
    setOrderPlaced: assign((_, end: End) => (end.kind === 'placed' ? { outcome: placedOutput(end.order) } : {})),
    setPaymentExit: assign(({ context: { state } }) =>
      state !== null && isPayableState(state) ? { outcome: { kind: 'left', exit: paymentExit(state) } } : {},
    ),
  },
}).createMachine({
  id: 'lumpsumCheckout',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    settled: null,
    lists: null,
    gate: null,
    notice: null,
    retry: null,
    outcome: { kind: 'stayed' },
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isOrderMissing', target: 'orderMissing' },
        { guard: 'isPayable', target: 'payable' },
        { target: 'choosing' },
      ],
    },
    orderMissing: { type: 'final', description: 'Opened without an order: the not-found text and a link.' },
    blocked: { type: 'final', description: 'The provider answered 020: its message and a link.' },
    payable: {
      description: 'The order exists already and its payment is pending; no nominee, no code (A40).',
      on: {
        'payment.requested': {
          target: 'left',
          actions: 'setPaymentExit',
        },
      },
    },
    choosing: {
      invoke: { id: 'nomineeChoice', src: 'nomineeChoice', input: ({ context }) => nomineeChoiceInputOf(context) },
      initial: 'nomineePending',
      states: {
        nomineePending: { on: { 'nominee.settled': { target: 'ready', actions: 'setNomineeChoice' } } },
        ready: {
          on: {
            'nominee.settled': { actions: 'setNomineeChoice' },
            'nominee.unsettled': { target: 'nomineePending', actions: 'clearNomineeChoice' },
            'review.requested': { guard: 'hasPrimaryAccount', target: '#lumpsumCheckout.reviewing' },
          },
        },
      },
    },
    reviewing: {
      description: 'The terms are shown before a code is sent; nothing can be changed here.',
      on: {
        'review.left': { target: 'choosing' },
        'order.submitted': { target: 'checkingRecentOrder', actions: 'clearNotice' },
      },
    },
    checkingRecentOrder: {
      description:
        'The user confirms the repetition of a recent order, which may come from another tab, before a code is sent.',
      invoke: {
        id: 'recentOrder',
        src: 'recentOrder',
        input: ({ context }) => recentOrderCheckInput(context),
        onDone: recentOrderTransitions('confirming', 'reviewing'),
      },
    },
    confirming: {
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => secondFactorInput(context),
        onDone: confirmationTransitions('placed', 'reviewing'),
      },
    },
    checking: {
      tags: 'busy',
      description: 'The order list contains the key of the order whose answer was lost. A retry uses the same key.',
      invoke: {
        id: 'findPlaced',
        src: 'findPlaced',
        input: ({ context }) => ({ request: { submission: requiredValue(context.retry, 'retry').submission } }),
        ...lookUpTransitions('placed', 'reviewing'),
      },
    },
    placed: { type: 'final' },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
