import { LISTED_ORDER_TYPES, type ListedOrderType } from '@folioflow/api/contract';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { Exit } from '../../kit/routes.ts';
import type { OrderListInput } from '../order-list/order-list.types.ts';
import { parseAllOrdersQuery } from './all-orders.rules.ts';
import type { AllOrdersChart, AllOrdersContext, AllOrdersFilter } from './all-orders.types.ts';
import { orderListMachine } from '../order-list/order-list.machine.ts';

const listInvocation = <List extends ListedOrderType>(list: List) =>
  ({
    id: list,
    src: list,
    input: ({ context: { newSubmission, today } }: { context: AllOrdersContext }): OrderListInput => ({
      orderType: list,
      newSubmission,
      today,
    }),
  }) as const;

export const allOrdersMachine = setup({
  types: {} as AllOrdersChart,
  actors: { single: orderListMachine, xsip: orderListMachine, stp: orderListMachine },
  actions: {
    /** Decision 073. */
    setFilter: assign((_, filter: AllOrdersFilter) => ({ filter })),
    /** Decision 073. */
    reloadLists: enqueueActions(({ context, enqueue }, lists: readonly ListedOrderType[]) => {
      enqueue.assign({ retried: LISTED_ORDER_TYPES.filter((list) => [...context.retried, ...lists].includes(list)) });
      for (const list of lists) enqueue.sendTo(list, { type: 'reload.requested' });
    }),
    /** OM-062, decision 073. */
    openRow: enqueueActions(({ enqueue }, opened: { list: ListedOrderType; id: string }) => {
      for (const list of LISTED_ORDER_TYPES)
        enqueue.sendTo(list, list === opened.list ? { type: 'row.opened', id: opened.id } : { type: 'row.closed' });
    }),
    /** Decision 073. */
    emitExit: emit((_, exit: Exit) => ({ type: 'exit.taken' as const, exit })),
    /** OM-062, decision 073. */
    closeRows: enqueueActions(({ enqueue }) => {
      for (const list of LISTED_ORDER_TYPES) enqueue.sendTo(list, { type: 'row.closed' });
    }),
  },
}).createMachine({
  id: 'allOrders',
  context: ({ input: { search, ...rest } }) => ({ ...rest, filter: parseAllOrdersQuery(search), retried: [] }),
  initial: 'listing',
  states: {
    listing: {
      description: 'The three lists do not wait for each other: one that fails is requested again on its own.',
      invoke: [listInvocation('single'), listInvocation('xsip'), listInvocation('stp')],
      on: {
        'filter.changed': { actions: { type: 'setFilter', params: ({ event }) => event.filter } },
        'reload.requested': { actions: { type: 'reloadLists', params: LISTED_ORDER_TYPES } },
        'list.retried': { actions: { type: 'reloadLists', params: ({ event }) => [event.list] } },
        'row.opened': { actions: { type: 'openRow', params: ({ event }) => event } },
        'row.closed': { actions: 'closeRows' },
        'exit.reported': { actions: { type: 'emitExit', params: ({ event }) => event.exit } },
      },
    },
  },
});
