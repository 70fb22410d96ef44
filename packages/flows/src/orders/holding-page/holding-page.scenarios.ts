import type { ListOrdersAnswer, Order } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, operationMissing, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { allottedOrder } from '../../parts/testing/sample-orders.ts';
import {
  closed,
  closedTransactions,
  flexiCap,
  liquid,
  listHoldingsAnswer,
  listTransactionsAnswer,
  oldNav,
  purchasesOf,
  sampleHoldings,
  taxSaver,
  withoutNav,
} from '../holding-list/testing/sample-holdings.ts';
import { holdingPageFlow } from './holding-page.flow.ts';
import type { HoldingPageInput } from './holding-page.types.ts';
import { holdingPageMachine } from './holding-page.machine.ts';

const keyOf = ({ scheme_code, folio_number }: { scheme_code: string; folio_number: string }) => ({
  schemeCode: scheme_code,
  folio: folio_number,
});
const inputOf = (holding: typeof flexiCap): HoldingPageInput => ({ key: keyOf(holding), today: () => '2026-11-23' });

const { done, failed, scenario, scenarios } = journeysOf(
  { ...holdingPageFlow, machine: holdingPageMachine },
  {
    purpose: 'Shows a holding with its lots and transactions, and leads to the actions of its orders.',
    routes: ['holding'],
    input: inputOf(flexiCap),
    children: {},
  },
);

/** The orders of the two lots of the flexi-cap holding; the second allows less. */
export const flexiCapOrders: readonly Order[] = flexiCap.lots.map(({ order_id }, place) => ({
  ...allottedOrder,
  _id: order_id,
  order_id,
  mf_order_number: `1000001${place}`,
  mf_order_scheme_name: flexiCap.scheme_name,
  mf_order_folio_no: flexiCap.folio_number,
  is_stp_allowed: place === 0,
}));
export const listOrdersAnswer = (...result: Order[]): ListOrdersAnswer => ({
  code: '000',
  messageText: '',
  result,
  bank_information: undefined,
  status_filter_list: [],
});

const listed = done('listHoldings', listHoldingsAnswer(...sampleHoldings, withoutNav));
const stepsOf = (holding: typeof flexiCap, ...orders: Order[]) =>
  [
    listed,
    done('listTransactions', listTransactionsAnswer(...purchasesOf([holding]))),
    done('listOrders', listOrdersAnswer(...orders)),
  ] as const;
const settled = ['loaded.transactions.loaded', 'loaded.orders.loaded'] as const;

export const holdingPageJourneys = scenarios({
  Loading: scenario('loading'),
  Unknown: scenario('unknown', { input: { key: null } }),
  UnknownToProvider: scenario('unknown', { steps: [done('listHoldings', listHoldingsAnswer())] }),
  NotOffered: scenario('notOffered', { steps: [failed('listHoldings', operationMissing)] }),
  Unavailable: scenario('unavailable', { steps: [failed('listHoldings', unreachableFault())] }),
  Listed: scenario(['loaded.transactions.loading', 'loaded.orders.loading'], { steps: [listed] }),
  Loaded: scenario(settled, { steps: stepsOf(flexiCap, ...flexiCapOrders) }),
  LoadedLocked: scenario(settled, { input: inputOf(taxSaver), steps: stepsOf(taxSaver) }),
  LoadedShort: scenario(settled, { input: inputOf(liquid), steps: stepsOf(liquid) }),
  LoadedWithOldNav: scenario(settled, { input: inputOf(oldNav), steps: stepsOf(oldNav) }),
  LoadedWithoutNav: scenario(settled, { input: inputOf(withoutNav), steps: stepsOf(withoutNav) }),
  LoadedWithoutLots: scenario(settled, {
    steps: [
      done('listHoldings', listHoldingsAnswer({ ...flexiCap, lots: [] })),
      done('listTransactions', listTransactionsAnswer()),
      done('listOrders', listOrdersAnswer(...flexiCapOrders)),
      done('listOrders', listOrdersAnswer()),
      done('listOrders', listOrdersAnswer()),
    ],
  }),
  LoadedClosed: scenario(settled, {
    input: inputOf(closed),
    steps: [listed, done('listTransactions', listTransactionsAnswer(...closedTransactions))],
  }),
  TransactionsUnavailable: scenario(['loaded.transactions.unavailable', 'loaded.orders.loaded'], {
    steps: [
      listed,
      failed('listTransactions', httpFault('The service is busy.')),
      done('listOrders', listOrdersAnswer(...flexiCapOrders)),
    ],
  }),
  OrdersUnavailable: scenario(['loaded.transactions.loaded', 'loaded.orders.unavailable'], {
    steps: [
      listed,
      done('listTransactions', listTransactionsAnswer(...purchasesOf([flexiCap]))),
      failed('listOrders', httpFault('The service is busy.')),
    ],
  }),
});

export const holdingPageWorld: World<typeof holdingPageMachine> = {
  inputs: [inputOf(flexiCap), { key: null, today: () => '2026-11-23' }],
  events: { 'reload.requested': [{}], 'transactions.requested': [{}], 'orders.requested': [{}] },
  answers: {
    listHoldings: [listHoldingsAnswer(flexiCap), listHoldingsAnswer(closed)],
    listTransactions: [listTransactionsAnswer(...purchasesOf([flexiCap]))],
    listOrders: [listOrdersAnswer(...flexiCapOrders)],
  },
  failures: [operationMissing],
  isFailureShown: ({ notice, transactionsNotice, ordersNotice }, { to }) =>
    notice !== null || transactionsNotice !== null || ordersNotice !== null || to.value === 'notOffered',
  secrets: [],
};
