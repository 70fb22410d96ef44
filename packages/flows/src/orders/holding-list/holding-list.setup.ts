import type { GetHoldingsHistoryAnswer, ListHoldingsAnswer, ListTransactionsAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeOf } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { isOperationMissing } from '../../kit/port.ts';
import { historyPointsOf } from './history-points.ts';
import { valueHoldings, addTransactions } from './value-holdings.ts';
import type { HoldingListChart, HoldingOrder } from './holding-list.types.ts';

export interface Failed {
  readonly error: unknown;
}

export const holdingListSetup = setup({
  types: {} as HoldingListChart,
  actors: {
    listHoldings: operationPort('listHoldings'),
    listTransactions: operationPort('listTransactions'),
    getHoldingsHistory: operationPort('getHoldingsHistory'),
  },
  guards: {
    isHoldingListEmpty: (_, { result }: ListHoldingsAnswer) => result.length === 0,
    isOperationMissing: (_, { error }: Failed) => isOperationMissing({ event: { error } }),
  },
  actions: {
    setHoldings: assign((_, { result }: ListHoldingsAnswer) => ({
      valued: valueHoldings(result),
      annualReturn: null,
      history: [],
    })),
    setTransactions: assign(({ context }, { result }: ListTransactionsAnswer) =>
      addTransactions(context.valued, result),
    ),
    setHistory: assign((_, { result }: GetHoldingsHistoryAnswer) => ({ history: historyPointsOf(result) })),
    setOrder: assign((_, { order }: { order: HoldingOrder }) => ({ order })),
    toggleClosed: assign({ isClosedShown: ({ context }) => !context.isClosedShown }),
    setNotice: assign((_, { error }: Failed) => ({ notice: noticeOf(error) })),
    setTransactionsNotice: assign((_, { error }: Failed) => ({ transactionsNotice: noticeOf(error) })),
    setHistoryNotice: assign((_, { error }: Failed) => ({ historyNotice: noticeOf(error) })),
    clearNotices: assign({ notice: null, transactionsNotice: null, historyNotice: null }),
    clearTransactionsNotice: assign({ transactionsNotice: null }),
    clearHistoryNotice: assign({ historyNotice: null }),
  },
});
