import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, operationMissing, refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { holdingListFlow } from './holding-list.flow.ts';
import {
  closed,
  closedTransactions,
  flexiCap,
  holdingsHistoryAnswer,
  listHoldingsAnswer,
  listTransactionsAnswer,
  manyHoldings,
  purchasesOf,
  sampleHoldings,
  taxSaver,
  withoutNav,
} from './testing/sample-holdings.ts';
import { holdingListMachine } from './holding-list.machine.ts';

const { done, failed, scenario, scenarios } = journeysOf(
  { ...holdingListFlow, machine: holdingListMachine },
  {
    purpose:
      'Shows the holdings of the investor with value, gain and annual return, their allocation and their value over time.',
    routes: ['portfolio'],
    input: undefined,
    children: {},
  },
);

const transactions = listTransactionsAnswer(...purchasesOf(sampleHoldings), ...closedTransactions);
const listed = [done('listHoldings', listHoldingsAnswer(...sampleHoldings))];
const loaded = [...listed, done('listTransactions', transactions)] as const;
const historyRequested = { type: 'history.requested' } as const;
const withHistory = [...loaded, historyRequested, done('getHoldingsHistory', holdingsHistoryAnswer)] as const;
const stepsOf = (...holdings: Parameters<typeof listHoldingsAnswer>) =>
  [
    done('listHoldings', listHoldingsAnswer(...holdings)),
    done('listTransactions', listTransactionsAnswer(...purchasesOf(holdings))),
    historyRequested,
    done('getHoldingsHistory', holdingsHistoryAnswer),
  ] as const;
const settled = ['loaded.transactions.loaded', 'loaded.history.loaded'] as const;

export const holdingListJourneys = scenarios({
  Loading: scenario('loading'),
  NotOffered: scenario('notOffered', { steps: [failed('listHoldings', operationMissing)] }),
  Empty: scenario('empty', { steps: [done('listHoldings', listHoldingsAnswer())] }),
  Unavailable: scenario('unavailable', { steps: [failed('listHoldings', unreachableFault())] }),
  UnavailableRefused: scenario('unavailable', {
    steps: [
      failed('listHoldings', refused('Your holdings are being updated. Please try again in ten minutes.', '011')),
    ],
  }),
  Listed: scenario(['loaded.transactions.loading', 'loaded.history.waiting'], { steps: listed }),
  ListedWithoutTransactions: scenario(['loaded.transactions.unavailable', 'loaded.history.waiting'], {
    steps: [...listed, failed('listTransactions', httpFault('The service is busy.'))],
  }),
  Loaded: scenario(settled, { steps: withHistory }),
  LoadedByName: scenario(settled, { steps: [...withHistory, { type: 'order.chosen', order: 'name' }] }),
  LoadedWithClosed: scenario(settled, { steps: [...withHistory, { type: 'closed.toggled' }] }),
  LoadedOne: scenario(settled, { steps: stepsOf(flexiCap) }),
  LoadedWithoutNav: scenario(settled, { steps: stepsOf(flexiCap, withoutNav) }),
  LoadedWithoutLots: scenario(settled, { steps: stepsOf(flexiCap, { ...taxSaver, lots: [] }) }),
  LoadedMany: scenario(settled, { steps: stepsOf(...manyHoldings(200)) }),
  LoadedOnlyClosed: scenario(settled, {
    steps: [
      done('listHoldings', listHoldingsAnswer(closed)),
      done('listTransactions', listTransactionsAnswer(...closedTransactions)),
      historyRequested,
      done('getHoldingsHistory', holdingsHistoryAnswer),
    ],
  }),
  HistoryLoading: scenario(['loaded.transactions.loaded', 'loaded.history.loading'], {
    steps: [...loaded, historyRequested],
  }),
  HistoryUnavailable: scenario(['loaded.transactions.loaded', 'loaded.history.unavailable'], {
    steps: [...loaded, historyRequested, failed('getHoldingsHistory', httpFault('The service is busy.'))],
  }),
  HistoryNotOffered: scenario(['loaded.transactions.loaded', 'loaded.history.notOffered'], {
    steps: [...loaded, historyRequested, failed('getHoldingsHistory', operationMissing)],
  }),
  HistoryEmpty: scenario(settled, {
    steps: [...loaded, historyRequested, done('getHoldingsHistory', { code: '000', messageText: '', result: [] })],
  }),
});

export const holdingListWorld: World<typeof holdingListMachine> = {
  inputs: [undefined],
  events: {
    'reload.requested': [{}],
    'transactions.requested': [{}],
    'history.requested': [{}],
    'order.chosen': [{ order: 'value' }, { order: 'name' }],
    'closed.toggled': [{}],
  },
  answers: {
    listHoldings: [listHoldingsAnswer(flexiCap, closed), listHoldingsAnswer()],
    listTransactions: [listTransactionsAnswer(...purchasesOf([flexiCap]), ...closedTransactions)],
    getHoldingsHistory: [{ ...holdingsHistoryAnswer, result: holdingsHistoryAnswer.result.slice(-2) }],
  },
  failures: [operationMissing],
  isFailureShown: ({ notice, transactionsNotice, historyNotice }, { to }) =>
    notice !== null ||
    transactionsNotice !== null ||
    historyNotice !== null ||
    to.value === 'notOffered' ||
    (typeof to.value === 'object' &&
      typeof to.value['loaded'] === 'object' &&
      to.value['loaded']['history'] === 'notOffered'),
  secrets: [],
};
