import type { GetSchemeStatisticsAnswer, LumpsumPurchase } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import type { ChosenNominee } from '../../parts/nominee/nominee-choice/nominee-choice.types.ts';
import { nomineeChoiceMachine } from '../../parts/nominee/nominee-choice/nominee-choice.machine.ts';
import { confirmationActions } from '../../parts/order/order-confirmation/order-actions.ts';
import {
  confirmationGuards,
  confirmationTransitions,
  lookUpGuards,
  lookUpTransitions,
} from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import type {
  OrderLookUpResult,
  OrderConfirmationEnd,
  OrderResult,
  SubmissionSearch,
} from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { closedGateOf } from '../../parts/order/order-gate.ts';
import { nomineeActions } from '../../parts/order/order-offer/nominee-actions.ts';
import { termsFailureTransitions, termsGuards } from '../../parts/order/order-offer/order-offer.ts';
import { recentOrderMachine } from '../../parts/order/recent-order/recent-order.machine.ts';
import {
  recentOrderActions,
  recentOrderGuards,
  recentOrderTransitions,
} from '../../parts/order/recent-order/recent-order.transitions.ts';
import {
  primaryAccountOf,
  secondFactorInput,
  nomineeChoiceInput,
  recentOrderCheckInput,
  requireRequestedLumpsum,
  schemeStatisticsRequest,
} from './lumpsum-checkout.children.ts';
import { paymentOutput, placedOutput } from './lumpsum-checkout.outcome.ts';
import { findOffer } from './lumpsum-checkout.rules.ts';
import type { LumpsumCheckoutChart, PlacedLumpsum } from './lumpsum-checkout.types.ts';

type End = OrderConfirmationEnd<PlacedLumpsum>;

export const lumpsumCheckoutMachine = setup({
  types: {} as LumpsumCheckoutChart,
  actors: {
    getSchemeStatistics: operationPort('getSchemeStatistics'),
    nomineeChoice: nomineeChoiceMachine,
    recentOrder: recentOrderMachine,
    secondFactor: secondFactorMachine<LumpsumPurchase, OrderResult<PlacedLumpsum>>(),
    /** Decision 009. */
    findPlaced: port<SubmissionSearch, OrderLookUpResult<PlacedLumpsum>>('findPlaced'),
  },
  guards: {
    ...confirmationGuards,
    ...lookUpGuards,
    ...recentOrderGuards,
    ...termsGuards,
    /** DO-267, OM-097. */
    isOrderMissing: ({ context }) => context.subject === null,
    /** DO-274, OM-102. */
    isPendingOrder: ({ context }) => context.subject?.kind === 'pendingOrder',
    /** INV-21. */
    isGateClosed: ({ context }) => context.gate !== null,
    /** Decision 024. */
    hasOffer: ({ context }) => context.offer !== null,
    /** INV-30. */
    hasPrimaryAccount: ({ context }) => primaryAccountOf(context) !== undefined,
  },
  actions: {
    ...noticeActions<LumpsumCheckoutChart>('alert'),
    ...recentOrderActions<LumpsumCheckoutChart>(),
    ...nomineeActions<LumpsumCheckoutChart>(),
    ...confirmationActions<LumpsumCheckoutChart, ChosenNominee>(({ nominee }) => nominee),
    /** Decision 024, INV-21. */
    setOffer: assign(({ context }, chart: GetSchemeStatisticsAnswer) => ({
      gate: closedGateOf(chart),
      offer: findOffer(chart, requireRequestedLumpsum(context)),
    })),
    /** DO-272, OM-101. */
    setPlacedOrder: assign((_, end: End) => (end.kind === 'placed' ? { outcome: placedOutput(end.order) } : {})),
    /** DO-274, OM-102. */
    setPaymentExit: assign(({ context: { subject } }) =>
      subject?.kind === 'pendingOrder' ? { outcome: paymentOutput(subject.order) } : {},
    ),
  },
}).createMachine({
  id: 'lumpsumCheckout',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    offer: null,
    nominee: null,
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
        { guard: 'isPendingOrder', target: 'payable' },
        { target: 'loading' },
      ],
    },
    orderMissing: {
      type: 'final',
      description: 'Opened without an order, or with an order that the provider does not offer: the not-found text.',
    },
    loading: {
      tags: 'busy',
      description: 'The terms of the scheme come from the provider; the navigation state only contains the request.',
      entry: 'clearNotice',
      initial: 'terms',
      states: {
        terms: {
          invoke: {
            id: 'getSchemeStatistics',
            src: 'getSchemeStatistics',
            input: ({ context }) => ({ request: schemeStatisticsRequest(context) }),
            onDone: { target: 'deciding', actions: { type: 'setOffer', params: ({ event }) => event.output.answer } },
            onError: termsFailureTransitions('#lumpsumCheckout.orderMissing', '#lumpsumCheckout.unavailable'),
          },
        },
        deciding: {
          always: [
            { guard: 'isGateClosed', target: '#lumpsumCheckout.blocked' },
            { guard: 'hasOffer', target: '#lumpsumCheckout.choosing' },
            { target: '#lumpsumCheckout.orderMissing' },
          ],
        },
      },
    },
    unavailable: { on: { 'checkout.reloadRequested': 'loading' } },
    blocked: { type: 'final', description: 'Orders are not accepted now: the reason and a link.' },
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
      invoke: { id: 'nomineeChoice', src: 'nomineeChoice', input: ({ context }) => nomineeChoiceInput(context) },
      initial: 'nomineePending',
      states: {
        nomineePending: { on: { 'nominee.settled': { target: 'ready', actions: 'setNominee' } } },
        ready: {
          on: {
            'nominee.settled': { actions: 'setNominee' },
            'nominee.unsettled': { target: 'nomineePending', actions: 'clearNominee' },
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
