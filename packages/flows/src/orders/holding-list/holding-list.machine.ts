import { holdingListSetup } from './holding-list.setup.ts';
import { answerOf, missingOperationTransitions, transactionStates } from './holding-loads.ts';

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
        onError: missingOperationTransitions('setNotice'),
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
        transactions: transactionStates(() => ({ folio_number: '', scheme_code: '' })),
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
                onError: missingOperationTransitions('setHistoryNotice'),
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
