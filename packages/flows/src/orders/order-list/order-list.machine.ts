import type { AnswerOf, Order } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeOf, raisedBy } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { orderStatusRequest } from '../../parts/order-state.ts';
import type { OrderListContext, OrderListEmitted, OrderListEvent, OrderListInput } from './order-list.types.ts';

const openingARow = { guard: 'isListed', target: 'fetching', reenter: true, actions: 'rememberOpen' } as const;

export const orderListMachine = setup({
  types: {} as {
    context: OrderListContext;
    events: OrderListEvent;
    input: OrderListInput;
    emitted: OrderListEmitted;
    tags: 'busy';
  },
  actors: {
    listOrders: operationPort('listOrders'),
    getOrderStatus: operationPort('getOrderStatus'),
  },
  guards: {
    isListed: ({ context, event }) => event.type === 'row.opened' && context.orders.some(({ _id }) => _id === event.id),
  },
  actions: {
    keepList: assign((_, { answer }: { answer: AnswerOf<'listOrders'> }) => ({
      orders: answer.result,
      filterOptions: answer.status_filter_list,
      bank: answer.bank_information,
      listNotice: null,
    })),
    replaceList: assign((_, { orders }: { orders: readonly Order[] | undefined }) => ({ orders: orders ?? [] })),
    // By its own id: an answer can only ever change the order that it speaks of (INV-61).
    replaceOrder: assign(({ context }, { fresh }: { fresh: Order }) => ({
      orders: context.orders.map((order) => (order._id === fresh._id ? fresh : order)),
    })),
    keepListFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const notice = noticeOf(error);
      enqueue.assign({ listNotice: notice });
      for (const raised of raisedBy(notice, 'alert')) enqueue.emit(raised);
    }),
    keepRowFailure: enqueueActions(({ enqueue }, { error }: { error: unknown }) => {
      const notice = noticeOf(error);
      enqueue.assign({ rowNotice: notice });
      for (const raised of raisedBy(notice, 'alert')) enqueue.emit(raised);
    }),
    forgetListNotice: assign({ listNotice: null }),
    rememberOpen: assign(({ event }) => (event.type === 'row.opened' ? { openId: event.id, rowNotice: null } : {})),
    forgetRowNotice: assign({ rowNotice: null }),
    rememberFilter: assign((_, { chosen }: { chosen: readonly string[] }) => ({ chosen })),
  },
}).createMachine({
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
  }),
  type: 'parallel',
  description: 'The list and the details of one order do not wait for each other.',
  states: {
    list: {
      initial: 'loading',
      states: {
        loading: {
          tags: 'busy',
          entry: 'forgetListNotice',
          invoke: {
            id: 'listOrders',
            src: 'listOrders',
            input: ({ context }) => ({ request: { order_type: context.orderType } }),
            onDone: {
              target: 'loaded',
              actions: { type: 'keepList', params: ({ event }) => ({ answer: event.output.answer }) },
            },
            onError: {
              target: 'unavailable',
              actions: { type: 'keepListFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        unavailable: { on: { 'reload.requested': 'loading' } },
        loaded: {
          initial: 'settled',
          on: {
            'reload.requested': { target: '.refreshing', reenter: true, actions: 'forgetListNotice' },
            'orders.replaced': {
              target: '.settled',
              actions: { type: 'replaceList', params: ({ event }) => ({ orders: event.orders }) },
            },
            'filter.changed': {
              actions: { type: 'rememberFilter', params: ({ event }) => ({ chosen: event.chosen }) },
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
                  actions: { type: 'keepList', params: ({ event }) => ({ answer: event.output.answer }) },
                },
                onError: {
                  target: 'settled',
                  actions: { type: 'keepListFailure', params: ({ event }) => ({ error: event.error }) },
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
        closed: { on: { 'row.opened': openingARow } },
        fetching: {
          tags: 'busy',
          description: 'A question about another order drops this one: its answer changes nothing any more.',
          on: { 'row.opened': openingARow, 'row.closed': 'closed' },
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
              actions: { type: 'keepRowFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        shown: { on: { 'row.opened': openingARow, 'row.closed': 'closed' } },
        unavailable: {
          description: 'The row is closed, keeps its old copy, and says why (AD-056).',
          on: { 'row.opened': openingARow, 'row.closed': { target: 'closed', actions: 'forgetRowNotice' } },
        },
      },
    },
  },
});

function statusRequestOf({ orders, openId, orderType }: OrderListContext) {
  const order = orders.find(({ _id }) => _id === openId);
  if (order === undefined) throw new Error('Details are fetched for a listed order only.');
  return orderStatusRequest(order, orderType);
}
