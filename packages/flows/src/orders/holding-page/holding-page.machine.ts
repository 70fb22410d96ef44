import { requiredValue } from '../../kit/required-value.ts';
import { holdingPageSetup } from './holding-page.setup.ts';

const answerOf = <Answer>({ event }: { event: { output: { answer: Answer } } }): Answer => event.output.answer;
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

export const holdingPageMachine = holdingPageSetup.createMachine({
  id: 'holdingPage',
  context: ({ input }) => ({
    ...input,
    valued: null,
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
        onError: [
          { guard: { type: 'isOperationMissing', params: errorOf }, target: 'notOffered' },
          { target: 'unavailable', actions: { type: 'setNotice', params: errorOf } },
        ],
      },
    },
    unknown: { description: 'The address names no holding of this investor.' },
    notOffered: {},
    unavailable: {},
    loaded: {
      type: 'parallel',
      states: {
        transactions: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              entry: 'clearTransactionsNotice',
              invoke: {
                id: 'listTransactions',
                src: 'listTransactions',
                input: ({ context }) => {
                  const { schemeCode, folio } = requiredValue(context.key, 'holding');
                  return { request: { folio_number: folio, scheme_code: schemeCode } };
                },
                onDone: { target: 'loaded', actions: { type: 'setTransactions', params: answerOf } },
                onError: { target: 'unavailable', actions: { type: 'setTransactionsNotice', params: errorOf } },
              },
            },
            unavailable: { on: { 'transactions.requested': 'loading' } },
            loaded: {},
          },
        },
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
                onError: { target: 'unavailable', actions: { type: 'setOrdersNotice', params: errorOf } },
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
