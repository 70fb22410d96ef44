import { noticeOf } from '../../kit/notice.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { answerOf, errorOf, missingOperationTransitions, transactionStates } from '../holding-list/holding-loads.ts';
import { holdingPageSetup } from './holding-page.setup.ts';
import type { HoldingPageContext } from './holding-page.types.ts';

export const holdingPageMachine = holdingPageSetup.createMachine({
  id: 'holdingPage',
  context: ({ input }) => ({
    ...input,
    valued: null,
    loadedOn: null,
    transactions: null,
    pendingLists: [],
    orders: [],
    notice: null,
    transactionsNotice: null,
    ordersNotice: null,
  }),
  initial: 'deciding',
  on: { 'reload.requested': '.deciding' },
  states: {
    deciding: { always: [{ guard: 'isHoldingNamed', target: 'loading' }, { target: 'unknown' }] },
    loading: {
      tags: 'busy',
      entry: 'clearNotices',
      invoke: {
        id: 'listHoldings',
        src: 'listHoldings',
        input: { request: {} },
        onDone: [
          {
            guard: { type: 'isHoldingListed', params: answerOf },
            target: 'loaded',
            actions: { type: 'setHolding', params: answerOf },
          },
          { target: 'unknown' },
        ],
        onError: missingOperationTransitions('setNotice'),
      },
    },
    unknown: { description: 'The address names no holding of this investor.' },
    notOffered: {},
    unavailable: {},
    loaded: {
      type: 'parallel',
      states: {
        transactions: transactionStates(({ key }: HoldingPageContext) => {
          const { schemeCode, folio } = requiredValue(key, 'holding');
          return { folio_number: folio, scheme_code: schemeCode };
        }),
        orders: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'hasPendingList', target: 'loading' }, { target: 'loaded' }] },
            loading: {
              description: 'The lists with the orders of the holding are requested one after the other.',
              tags: 'busy',
              entry: 'clearOrdersNotice',
              invoke: {
                id: 'listOrders',
                src: 'listOrders',
                input: ({ context }) => ({
                  request: { order_type: requiredValue(context.pendingLists[0], 'list of orders') },
                }),
                onDone: { target: 'deciding', actions: { type: 'addOrders', params: answerOf } },
                onError: {
                  target: 'unavailable',
                  actions: [
                    { type: 'setOrdersNotice', params: errorOf },
                    { type: 'raiseNotices', params: ({ event }) => [noticeOf(event.error)] },
                  ],
                },
              },
            },
            unavailable: { on: { 'orders.requested': 'loading' } },
            loaded: {},
          },
        },
      },
    },
  },
});
