import { assign, setup } from 'xstate';
import type { Order } from '@folioflow/api/contract';
import { submissionFailureNotice } from '../../kit/notice.ts';
import { noticeActions } from '../../kit/notice-actions.ts';
import { port } from '../../kit/port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { confirmationActions } from '../../parts/order/order-confirmation/order-actions.ts';
import {
  confirmationGuards,
  lookUpGuards,
  lookUpTransitions,
  orderEndOf,
} from '../../parts/order/order-confirmation/order-confirmation.rules.ts';
import { draftToSend, findRetryOfDraft, initialRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import { retryActions } from '../../parts/order/order-confirmation/retry-actions.ts';
import type {
  OrderLookUpResult,
  OrderConfirmationEnd,
  OrderResult,
  SubmissionSearch,
} from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { recentOrderMachine } from '../../parts/order/recent-order/recent-order.machine.ts';
import {
  recentOrderActions,
  recentOrderGuards,
  recentOrderTransitions,
} from '../../parts/order/recent-order/recent-order.transitions.ts';
import { tidyRupees } from '../../parts/form/rupee-text.ts';
import { isAmountInvestable, paymentExitOf, investmentProblemOf, recentOrderCheckInput } from './invest-more.rules.ts';
import type { AdditionalInvestment, InvestmentDraft, InvestMoreChart } from './invest-more.types.ts';

type PlacementResult = OrderResult<Order>;

const placementEndOf = ({ event }: { event: { output: { answer: PlacementResult } } }): OrderConfirmationEnd<Order> =>
  orderEndOf({ kind: 'confirmed', result: event.output.answer });

export const investMoreMachine = setup({
  types: {} as InvestMoreChart,
  actors: {
    recentOrder: recentOrderMachine,
    /** OM-126, OM-292, decision 036. */
    placeAdditionalOrder: port<AdditionalInvestment, PlacementResult>('placeAdditionalOrder'),
    /** Decision 009. */
    findPlaced: port<SubmissionSearch, OrderLookUpResult<Order>>('findPlaced'),
  },
  guards: {
    ...confirmationGuards,
    ...lookUpGuards,
    ...recentOrderGuards,
    /** OM-039. */
    isInvestMoreAllowed: ({ context: { order } }) => order.mf_order_is_invest_more,
    /** OM-130. */
    isAmountInvestable: ({ context: { order, draft } }) => isAmountInvestable({ order, ...draft }),
    hasTooManyDecimals: ({ context: { order, draft } }) =>
      investmentProblemOf({ order, ...draft }) === 'tooManyDecimals',
    /** Decision 009. */
    hasPendingRetry: ({ context }) => context.retry !== null,
  },
  actions: {
    ...noticeActions<InvestMoreChart>('alert'),
    ...recentOrderActions<InvestMoreChart>(),
    ...confirmationActions<InvestMoreChart, InvestmentDraft>(({ draft }) => draft),
    ...retryActions<InvestMoreChart, InvestmentDraft>(({ draft }) => draft),
    setAmount: assign(({ context: { draft }, event }) =>
      event.type === 'draft.changed' ? { draft: { amount: tidyRupees(event.amount, draft.amount) } } : {},
    ),
    /** OM-127. */
    setPlacedOrder: assign((_, end: OrderConfirmationEnd<Order>) =>
      end.kind === 'placed' ? { placed: end.order } : {},
    ),
  },
}).createMachine({
  id: 'investMore',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    draft: { amount: '' },
    gate: null,
    notice: null,
    ...initialRetry,
    placed: null,
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isInvestMoreAllowed', target: 'entering' }, { target: 'blocked' }] },
    blocked: { type: 'final', description: 'Nothing can be added to this order, or the provider answered 020.' },
    entering: {
      description: 'The terms of the investment are shown beside the amount before the order is placed.',
      on: {
        'draft.changed': { actions: 'setAmount' },
        'investment.submitted': [
          {
            guard: 'isAmountInvestable',
            target: 'checkingRecentOrder',
            actions: ['setSubmissionKey', 'clearNotice'],
          },
          // The button is documented to be disabled only below the minimum (OM-130); the view shows the problem.
          { guard: 'hasTooManyDecimals', actions: 'clearNotice' },
        ],
        'check.requested': { guard: 'hasPendingRetry', target: 'checking', actions: 'clearNotice' },
      },
    },
    checkingRecentOrder: {
      description:
        'The user confirms the repetition of a recent order, which may come from another tab, before the order is placed.',
      invoke: {
        id: 'recentOrder',
        src: 'recentOrder',
        input: ({ context }) => recentOrderCheckInput(context),
        onDone: recentOrderTransitions('placing', 'entering'),
      },
    },
    placing: {
      tags: 'busy',
      description: 'No code is required, because no money moves before the payment.',
      invoke: {
        id: 'placeAdditionalOrder',
        src: 'placeAdditionalOrder',
        input: ({ context: { order, draft, retry, submission } }) => ({
          request: {
            order,
            ...draftToSend(retry, draft),
            hasLostAnswer: findRetryOfDraft(retry, draft) !== null,
          },
          submission,
        }),
        onDone: [
          {
            guard: { type: 'isOrderPlaced', params: placementEndOf },
            target: 'placed',
            actions: { type: 'setPlacedOrder', params: placementEndOf },
          },
          {
            guard: { type: 'isOrderRefused', params: placementEndOf },
            target: 'entering',
            actions: { type: 'recordRefusedOrder', params: placementEndOf },
          },
          { target: 'blocked', actions: { type: 'setOrderingBlocked', params: placementEndOf } },
        ],
        onError: { target: 'entering', actions: { type: 'recordFailedAttempt', params: submissionFailureNotice } },
      },
    },
    checking: {
      tags: 'busy',
      description: 'The order list contains the key of the submission. A retry of the same amount uses it.',
      invoke: {
        id: 'findPlaced',
        src: 'findPlaced',
        input: ({ context }) => ({ request: { submission: requiredValue(context.retry, 'retry').submission } }),
        ...lookUpTransitions('placed', 'entering'),
      },
    },
    placed: { type: 'final' },
  },
  output: ({ context: { order, placed } }) =>
    placed === null ? { kind: 'stayed' } : { kind: 'placed', exit: paymentExitOf(placed, order) },
});
