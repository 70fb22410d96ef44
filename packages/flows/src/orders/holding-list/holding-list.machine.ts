import { holdingListSetup } from './holding-list.setup.ts';

const answerOf = <Answer>({ event }: { event: { output: { answer: Answer } } }): Answer => event.output.answer;
const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

export const holdingListMachine = holdingListSetup.createMachine({
  id: 'holdingList',
  context: {
    valued: [],
    annualReturn: null,
    history: [],
    order: 'value',
    isClosedShown: false,
    notice: null,
    transactionsNotice: null,
    historyNotice: null,
  },
  initial: 'loading',
  on: { 'reload.requested': '.loading' },
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearNotices',
      invoke: {
        id: 'listHoldings',
        src: 'listHoldings',
        input: { request: {} },
        onDone: [
          { guard: { type: 'isHoldingListEmpty', params: answerOf }, target: 'empty' },
          { target: 'loaded', actions: { type: 'setHoldings', params: answerOf } },
        ],
        onError: [
          { guard: { type: 'isOperationMissing', params: errorOf }, target: 'notOffered' },
          { target: 'unavailable', actions: { type: 'setNotice', params: errorOf } },
        ],
      },
    },
    notOffered: { description: 'The provider does not offer holdings; the page stays as it is without them.' },
    empty: {},
    unavailable: {},
    loaded: {
      type: 'parallel',
      on: {
        'order.chosen': { actions: { type: 'setOrder', params: ({ event }) => ({ order: event.order }) } },
        'closed.toggled': { actions: 'toggleClosed' },
      },
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
                input: { request: { folio_number: '', scheme_code: '' } },
                onDone: { target: 'loaded', actions: { type: 'setTransactions', params: answerOf } },
                onError: { target: 'unavailable', actions: { type: 'setTransactionsNotice', params: errorOf } },
              },
            },
            unavailable: { on: { 'transactions.requested': 'loading' } },
            loaded: {},
          },
        },
        history: {
          initial: 'waiting',
          states: {
            waiting: { on: { 'history.requested': 'loading' } },
            loading: {
              tags: 'busy',
              entry: 'clearHistoryNotice',
              invoke: {
                id: 'getHoldingsHistory',
                src: 'getHoldingsHistory',
                input: { request: {} },
                onDone: { target: 'loaded', actions: { type: 'setHistory', params: answerOf } },
                onError: [
                  { guard: { type: 'isOperationMissing', params: errorOf }, target: 'notOffered' },
                  { target: 'unavailable', actions: { type: 'setHistoryNotice', params: errorOf } },
                ],
              },
            },
            unavailable: { on: { 'history.requested': 'loading' } },
            notOffered: {},
            loaded: {},
          },
        },
      },
    },
  },
});
