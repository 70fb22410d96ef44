import type { ListHoldingsAnswer, ListOrdersAnswer, ListTransactionsAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { isSameHolding, parseTransactions, holdingOf } from '../../holdings/records.ts';
import { raiseNotices } from '../../kit/notice-actions.ts';
import { noticeOf } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { holdingGuards, type FailedLoad } from '../holding-list/holding-loads.ts';
import { addTransactions, valueHoldings } from '../holding-list/value-holdings.ts';
import { orderListsOf, ordersOfHolding } from './holding-actions.ts';
import type { HoldingPageChart, HoldingPageContext } from './holding-page.types.ts';

const findHolding = ({ key }: HoldingPageContext, { result }: ListHoldingsAnswer) =>
  result.find((wire) => key !== null && isSameHolding(holdingOf(wire), key));

export const holdingPageSetup = setup({
  types: {} as HoldingPageChart,
  actors: {
    listHoldings: operationPort('listHoldings'),
    listTransactions: operationPort('listTransactions'),
    listOrders: operationPort('listOrders'),
  },
  guards: {
    ...holdingGuards,
    /** Decision 024. */
    isHoldingNamed: ({ context }) => context.key !== null,
    isHoldingListed: ({ context }, answer: ListHoldingsAnswer) => findHolding(context, answer) !== undefined,
    hasPendingList: ({ context }) => context.pendingLists.length > 0,
  },
  actions: {
    /** Decision 078. */
    setHolding: assign(({ context }, answer: ListHoldingsAnswer) => {
      const found = findHolding(context, answer);
      const [valued = null] = valueHoldings(found === undefined ? [] : [found]);
      return {
        valued,
        loadedOn: context.today(),
        transactions: null,
        orders: [],
        pendingLists: valued === null ? [] : orderListsOf(valued.holding),
      };
    }),
    /** Decisions 072 and 078. */
    setTransactions: assign(({ context }, { result }: ListTransactionsAnswer) => {
      const { valued } = addTransactions([requiredValue(context.valued, 'holding')], result);
      return { valued: valued[0] ?? null, transactions: parseTransactions(result) };
    }),
    /** Decision 078. */
    addOrders: assign(({ context }, { result }: ListOrdersAnswer) => {
      const [listType, ...pendingLists] = context.pendingLists;
      const { holding } = requiredValue(context.valued, 'holding');
      const added = ordersOfHolding(holding, result).map((order) => ({
        order,
        listType: requiredValue(listType, 'list of orders'),
      }));
      return { orders: [...context.orders, ...added], pendingLists };
    }),
    /** Decision 078. */
    setNotice: assign((_, { error }: FailedLoad) => ({ notice: noticeOf(error) })),
    /** Decision 078. */
    setTransactionsNotice: assign((_, { error }: FailedLoad) => ({ transactionsNotice: noticeOf(error) })),
    setOrdersNotice: assign((_, { error }: FailedLoad) => ({ ordersNotice: noticeOf(error) })),
    /** OM-324. */
    raiseNotices: raiseNotices<HoldingPageChart>(),
    /** Decision 074. */
    clearNotices: assign({ notice: null, transactionsNotice: null, ordersNotice: null }),
    /** Decision 074. */
    clearTransactionsNotice: assign({ transactionsNotice: null }),
    /** Decision 074. */
    clearOrdersNotice: assign({ ordersNotice: null }),
  },
});
