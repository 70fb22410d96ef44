import { failureNotice } from '../../kit/notice.ts';
import { orderStatusRequest } from '../../parts/order/order-state.ts';
import { findRetryOfDraft } from '../../parts/order/order-confirmation/pending-retry.ts';
import {
  cancelledOrderOf,
  cancellationDraftOf,
  findOrder,
  sipPauseInputOf,
  swpRegistrationInputOf,
} from './order-cancellation.rules.ts';
import { orderListSetup } from './order-list.setup.ts';
import type { OrderListContext } from './order-list.types.ts';

const openRowTransition = { guard: 'isOrderListed', target: 'fetching', reenter: true, actions: 'setOpenRow' } as const;

export const orderListMachine = orderListSetup.createMachine({
  id: 'orderList',
  context: ({ input }) => ({
    ...input,
    orders: [],
    filterOptions: [],
    bank: undefined,
    chosen: [],
    openId: '',
    listNotice: null,
    rowNotice: null,
    cancelling: null,
    ends: 'order',
    cancellationRetry: null,
    pausing: null,
    pauseRetry: null,
    withdrawing: null,
    swpRetry: null,
    swpPlan: null,
    done: '',
    registeredId: '',
  }),
  type: 'parallel',
  description: 'The list, the details of an order and the action on an order are independent.',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: 'clearListNotice',
          invoke: {
            id: 'listOrders',
            src: 'listOrders',
            input: ({ context }) => ({ request: { order_type: context.orderType } }),
            onDone: {
              target: 'loaded',
              actions: { type: 'setOrders', params: ({ event }) => ({ answer: event.output.answer }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'setListNotice', params: failureNotice },
            },
          },
        },
        unavailable: { on: { 'reload.requested': 'loading' } },
        loaded: {
          initial: 'settled',
          on: {
            'reload.requested': { target: '.refreshing', reenter: true, actions: 'clearListNotice' },
            'orders.replaced': {
              target: '.settled',
              actions: { type: 'replaceOrders', params: ({ event }) => ({ orders: event.orders }) },
            },
            'filter.changed': {
              actions: { type: 'setStatusFilter', params: ({ event }) => ({ chosen: event.chosen }) },
            },
          },
          states: {
            settled: {},
            refreshing: {
              tags: 'busy',
              invoke: {
                id: 'listOrders',
                src: 'listOrders',
                input: ({ context }) => ({ request: { order_type: context.orderType } }),
                onDone: {
                  target: 'settled',
                  actions: { type: 'setOrders', params: ({ event }) => ({ answer: event.output.answer }) },
                },
                onError: {
                  target: 'settled',
                  actions: { type: 'setListNotice', params: failureNotice },
                },
              },
            },
          },
        },
      },
    },
    details: {
      initial: 'closed',
      states: {
        closed: { on: { 'row.opened': openRowTransition } },
        fetching: {
          tags: 'busy',
          description: 'A request for another order aborts this one, whose answer then changes nothing.',
          on: { 'row.opened': openRowTransition, 'row.closed': 'closed' },
          invoke: {
            id: 'getOrderStatus',
            src: 'getOrderStatus',
            input: ({ context }) => ({ request: statusRequestOf(context) }),
            onDone: {
              target: 'shown',
              actions: { type: 'replaceOrder', params: ({ event }) => ({ fresh: event.output.answer.result }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'setRowNotice', params: failureNotice },
            },
          },
        },
        shown: { on: { 'row.opened': openRowTransition, 'row.closed': 'closed' } },
        unavailable: {
          description: 'The row is closed with its previous data, and shows the reason (AD-056).',
          on: { 'row.opened': openRowTransition, 'row.closed': { target: 'closed', actions: 'clearRowNotice' } },
        },
      },
    },
    acting: {
      initial: 'none',
      states: {
        none: {
          on: {
            'cancellation.requested': { guard: 'canCancelOrder', target: 'confirming', actions: 'setOrderOfAction' },
            'swpCancellation.requested': { guard: 'canCancelSwp', target: 'confirming', actions: 'setOrderOfAction' },
            'pause.requested': { guard: 'isSipPausable', target: 'pausing', actions: 'setOrderOfAction' },
            'swp.requested': { guard: 'isSwpRegistrable', target: 'withdrawing', actions: 'setOrderOfAction' },
            'result.closed': { guard: 'hasResult', actions: 'clearResult' },
          },
        },
        confirming: {
          description: 'Only the PIN cancels an order or its SWP (OM-078, OM-094).',
          invoke: {
            id: 'pinConfirmation',
            src: 'pinConfirmation',
            input: ({ context }) => ({
              subject: cancelledOrderOf(context),
              isConfirmationAllowed: true,
              shouldAlertRefusal: true,
              newSubmission: context.newSubmission,
              lostSubmission: findRetryOfDraft(context.cancellationRetry, cancellationDraftOf(context))?.submission,
            }),
            onDone: {
              target: 'none',
              actions: { type: 'recordCancellationEnd', params: ({ event }) => event.output },
            },
          },
        },
        pausing: {
          invoke: {
            id: 'sipPause',
            src: 'sipPause',
            input: ({ context }) => sipPauseInputOf(context),
            onDone: { target: 'none', actions: { type: 'recordSipPauseEnd', params: ({ event }) => event.output } },
          },
        },
        withdrawing: {
          invoke: {
            id: 'swpRegistration',
            src: 'swpRegistration',
            input: ({ context }) => swpRegistrationInputOf(context),
            onDone: {
              target: 'none',
              actions: { type: 'recordSwpRegistrationEnd', params: ({ event }) => event.output },
            },
          },
        },
      },
    },
  },
});

function statusRequestOf({ orders, openId, orderType }: OrderListContext) {
  const order = findOrder(orders, openId);
  if (order === undefined) throw new Error('Missing order: openId');
  return orderStatusRequest(order, orderType);
}
