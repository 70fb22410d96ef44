import { assign, setup } from 'xstate';
import type { Order, RequestedRedemption } from '@folioflow/api/contract';
import { noticeActions } from '../../kit/notice-actions.ts';
import { port } from '../../kit/port.ts';
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
} from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { recentOrderMachine } from '../../parts/order/recent-order/recent-order.machine.ts';
import {
  recentOrderActions,
  recentOrderGuards,
  recentOrderTransitions,
} from '../../parts/order/recent-order/recent-order.transitions.ts';
import { tidyRupees } from '../../parts/form/rupee-text.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import {
  secondFactorInput,
  isAmountRedeemable,
  redemptionAmountOf,
  isProblemExplained,
  recentOrderCheckInput,
  redemptionReceiptOf,
  redemptionTermsOf,
  fullRedemptionDraft,
} from './redeem.rules.ts';
import type { PlacedRedemption, RedeemChart, RedemptionAmount } from './redeem.types.ts';

type End = OrderConfirmationEnd<PlacedRedemption>;

export const redeemMachine = setup({
  types: {} as RedeemChart,
  actors: {
    recentOrder: recentOrderMachine,
    secondFactor: secondFactorMachine<RequestedRedemption, OrderResult<PlacedRedemption>>(),
    /** Decision 009. */
    findPlaced: port<Order, OrderLookUpResult<PlacedRedemption>>('findPlaced'),
  },
  guards: {
    ...confirmationGuards,
    ...lookUpGuards,
    ...recentOrderGuards,
    /** OM-125. */
    isRedemptionUnderWay: ({ context: { order } }) => order.mf_order_is_activity_completed,
    /** OM-040. */
    isRedemptionAllowed: ({ context: { order } }) => order.mf_order_is_redeem,
    /** OM-141. */
    isAmountRedeemable: ({ context: { order, draft } }) => isAmountRedeemable(order, draft),
    isProblemExplained: ({ context: { order, draft } }) => isProblemExplained(redemptionTermsOf(order), draft),
  },
  actions: {
    ...noticeActions<RedeemChart>('alert'),
    ...recentOrderActions<RedeemChart>(),
    ...confirmationActions<RedeemChart, RedemptionAmount>(redemptionAmountOf),
    /** OM-135, OM-272. */
    setAmount: assign(({ context: { draft }, event }) =>
      event.type === 'draft.changed'
        ? { draft: { amount: tidyRupees(event.amount, draft.isWhole ? '' : draft.amount), isWhole: false } }
        : {},
    ),
    /** OM-135. */
    toggleFullRedemption: assign(({ context: { draft, order } }) => ({
      draft: draft.isWhole ? { amount: '', isWhole: false } : fullRedemptionDraft(order),
    })),
    /** OM-125. */
    setReceiptFromOrder: assign(({ context: { order } }) => ({ placed: redemptionReceiptOf(order) })),
    /** OM-138. */
    setPlacedOrder: assign((_, end: End) => (end.kind === 'placed' ? { placed: end.order } : {})),
  },
}).createMachine({
  id: 'redeem',
  context: ({ input }) => ({
    ...input,
    confirmedUntil: 0,
    draft: { amount: '', isWhole: false },
    gate: null,
    notice: null,
    retry: null,
    placed: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isRedemptionUnderWay', target: 'completed', actions: 'setReceiptFromOrder' },
        { guard: 'isRedemptionAllowed', target: 'entering' },
        { target: 'blocked' },
      ],
    },
    blocked: { type: 'final', description: 'Nothing of this order can be redeemed, or the provider answered 020.' },
    entering: {
      description: 'The terms of the redemption are shown beside the amount before any code is sent.',
      on: {
        'draft.changed': { actions: 'setAmount' },
        'whole.toggled': { actions: 'toggleFullRedemption' },
        'redemption.submitted': [
          { guard: 'isAmountRedeemable', target: 'checkingRecentOrder', actions: 'clearNotice' },
          // The button is documented to be enabled for 4999.999 (OM-141); the view shows the problem.
          { guard: 'isProblemExplained', actions: 'clearNotice' },
        ],
      },
    },
    checkingRecentOrder: {
      description:
        'The user confirms the repetition of a recent order, which may come from another tab, before the codes are sent.',
      invoke: {
        id: 'recentOrder',
        src: 'recentOrder',
        input: ({ context }) => recentOrderCheckInput(context),
        onDone: recentOrderTransitions('confirming', 'entering'),
      },
    },
    confirming: {
      description: 'One code by mobile, one by e-mail; the amount is locked until Undo.',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context }) => secondFactorInput(context),
        onDone: confirmationTransitions('completed', 'entering'),
      },
    },
    checking: {
      tags: 'busy',
      description: 'The order shows whether it is being redeemed. A retry uses the same key.',
      invoke: {
        id: 'findPlaced',
        src: 'findPlaced',
        input: ({ context }) => ({ request: context.order }),
        ...lookUpTransitions('completed', 'entering'),
      },
    },
    completed: { type: 'final' },
  },
  output: ({ context: { placed } }) => ({ kind: placed === null ? 'stayed' : 'placed' }),
});
