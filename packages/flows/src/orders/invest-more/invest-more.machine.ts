import { assign, enqueueActions, setup } from 'xstate';
import type { Order } from '@folioflow/api/contract';
import { createNoticeSetter, submissionFailureNotice, type NoticeUpdate } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import {
  blockOrdering,
  lookUpTransitions,
  notFoundNotice,
  type FoundOrder,
  type OrderResult,
  type OrderSearch,
} from '../../parts/order-confirmation/index.ts';
import { recentOrderMachine } from '../../parts/recent-order/recent-order.machine.ts';
import { confirmedUntilUpdate, recentOrderTransitions } from '../../parts/recent-order/recent-order.transitions.ts';
import { tidyRupees } from '../../parts/rupee-text.ts';
import { parseEnteredPaise } from '../../parts/whole-paise.ts';
import { isInvestable, paymentExitOf, investmentProblemOf, recentOrderCheckInput } from './invest-more.rules.ts';
import type { Investment, InvestMoreChart } from './invest-more.types.ts';

type PlacementResult = OrderResult<Order>;

export const investMoreMachine = setup({
  types: {} as InvestMoreChart,
  actors: {
    recentOrder: recentOrderMachine,
    placeAdditionalOrder: port<Investment, PlacementResult>('placeAdditionalOrder'),
    findPlaced: port<OrderSearch, FoundOrder<Order>>('findPlaced'),
  },
  guards: {
    isInvestMoreAllowed: ({ context: { order } }) => order.mf_order_is_invest_more,
    isInvestable: ({ context: { order, draft } }) => isInvestable({ order, ...draft }),
    hasTooManyDecimals: ({ context: { order, draft } }) =>
      investmentProblemOf({ order, ...draft }) === 'tooManyDecimals',
    hasLostOrder: ({ context }) => context.lost !== null,
  },
  actions: {
    setAmount: assign(({ context: { draft }, event }) =>
      event.type === 'draft.changed' ? { draft: { amount: tidyRupees(event.amount, draft.amount) } } : {},
    ),
    // The amount is sent exactly as in the lost attempt: with the same key, another text is another order.
    setSubmissionKey: assign(({ context: { draft, lost: before, lostSubmission, newSubmission } }) => ({
      ...(before !== null && parseEnteredPaise(before.amount) === parseEnteredPaise(draft.amount)
        ? { draft: before, submission: lostSubmission }
        : { submission: newSubmission() }),
      notice: null,
    })),
    setConfirmedUntil: assign(confirmedUntilUpdate),
    setOrderPlaced: assign((_, result: PlacementResult) => (result.kind === 'created' ? { placed: result.order } : {})),
    setOrderingBlocked: enqueueActions(({ enqueue }, result: PlacementResult) => {
      if (result.kind === 'refused')
        blockOrdering({ enqueue }, { kind: 'blocked', gate: result.gate, isAnnounced: false });
    }),
    setFailure: enqueueActions(
      ({ context: { draft, submission }, enqueue }, { notice, hasLostAnswer }: NoticeUpdate) => {
        if (hasLostAnswer) enqueue.assign({ lost: draft, lostSubmission: submission });
        createNoticeSetter('alert')({ enqueue }, { notice });
      },
    ),
    recordFoundOrder: assign((_, found: FoundOrder<Order>) =>
      found.kind === 'found' ? { placed: found.order } : { notice: notFoundNotice(found) },
    ),
    setNotice: enqueueActions(createNoticeSetter('alert')),
    clearNotice: assign({ notice: null }),
  },
}).createMachine({
  id: 'investMore',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    draft: { amount: '' },
    submission: '',
    gate: null,
    notice: null,
    lost: null,
    lostSubmission: '',
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
          { guard: 'isInvestable', target: 'checkingRecentOrder', actions: 'setSubmissionKey' },
          // The button is documented to be disabled only below the minimum (OM-130); the view shows the problem.
          { guard: 'hasTooManyDecimals', actions: 'clearNotice' },
        ],
        'check.requested': { guard: 'hasLostOrder', target: 'checking', actions: 'clearNotice' },
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
        input: ({ context: { order, draft, submission } }) => ({ request: { order, ...draft }, submission }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer.kind === 'created',
            target: 'placed',
            actions: { type: 'setOrderPlaced', params: ({ event }) => event.output.answer },
          },
          { target: 'blocked', actions: { type: 'setOrderingBlocked', params: ({ event }) => event.output.answer } },
        ],
        onError: { target: 'entering', actions: { type: 'setFailure', params: submissionFailureNotice } },
      },
    },
    checking: {
      tags: 'busy',
      description: 'The order list contains the key of the submission. A retry of the same amount uses it.',
      invoke: {
        id: 'findPlaced',
        src: 'findPlaced',
        input: ({ context }) => ({ request: { submission: context.lostSubmission } }),
        ...lookUpTransitions('placed', 'entering'),
      },
    },
    placed: { type: 'final' },
  },
  output: ({ context: { order, placed } }) =>
    placed === null ? { kind: 'stayed' } : { kind: 'placed', exit: paymentExitOf(placed, order) },
});
