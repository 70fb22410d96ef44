import type { GetHoldingsHistoryAnswer, ListHoldingsAnswer, ListTransactionsAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeOf } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { historyPointsOf } from './history-points.ts';
import { holdingGuards, type FailedLoad } from './holding-loads.ts';
import { valueHoldings, addTransactions } from './value-holdings.ts';
import type { HoldingListChart, HoldingOrder } from './holding-list.types.ts';

export const holdingListSetup = setup({
  types: {} as HoldingListChart,
  actors: {
    listHoldings: operationPort('listHoldings'),
    listTransactions: operationPort('listTransactions'),
    getHoldingsHistory: operationPort('getHoldingsHistory'),
  },
  guards: {
    ...holdingGuards,
    /** Decision 078. */
    isHoldingListEmpty: (_, { result }: ListHoldingsAnswer) => result.length === 0,
  },
  actions: {
    /** Decision 078. */
    setHoldings: assign((_, { result }: ListHoldingsAnswer) => ({
      valued: valueHoldings(result),
      annualReturn: null,
      history: [],
    })),
    /** Decisions 072 and 078. */
    setTransactions: assign(({ context }, { result }: ListTransactionsAnswer) =>
      addTransactions(context.valued, result),
    ),
    /** Decision 078. */
    setHistory: assign((_, { result }: GetHoldingsHistoryAnswer) => ({ history: historyPointsOf(result) })),
    setOrder: assign((_, { order }: { order: HoldingOrder }) => ({ order })),
    toggleClosed: assign({ isClosedShown: ({ context }) => !context.isClosedShown }),
    /** Decision 078. */
    setNotice: assign((_, { error }: FailedLoad) => ({ notice: noticeOf(error) })),
    /** Decision 078. */
    setTransactionsNotice: assign((_, { error }: FailedLoad) => ({ transactionsNotice: noticeOf(error) })),
    setHistoryNotice: assign((_, { error }: FailedLoad) => ({ historyNotice: noticeOf(error) })),
    /** Decision 074. */
    clearNotices: assign({ notice: null, transactionsNotice: null, historyNotice: null }),
    /** Decision 074. */
    clearTransactionsNotice: assign({ transactionsNotice: null }),
    /** Decision 074. */
    clearHistoryNotice: assign({ historyNotice: null }),
  },
});
