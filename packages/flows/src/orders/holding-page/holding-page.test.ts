import { expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import {
  flexiCap,
  listHoldingsAnswer,
  listTransactionsAnswer,
  purchasesOf,
  sampleHoldings,
} from '../holding-list/testing/sample-holdings.ts';
import { holdingPath, parseHoldingAddress } from './holding-address.ts';
import { holdingPage } from './holding-page.flow.ts';
import { flexiCapOrders, listOrdersAnswer } from './holding-page.scenarios.ts';

const key = { schemeCode: flexiCap.scheme_code, folio: flexiCap.folio_number };

async function startListed() {
  const started = startFlow(holdingPage, { key, today: () => '2026-11-23' });
  await started.ports.listHoldings.answer(accepted(listHoldingsAnswer(...sampleHoldings), 0));
  return started;
}

test('an address names a scheme and a folio, and is parsed back', () => {
  expect(holdingPath({ schemeCode: 'A&B', folio: '12/3' })).toBe('/holding?scheme=A%26B&folio=12%2F3');
  expect(parseHoldingAddress('?scheme=A%26B&folio=12%2F3')).toEqual({ schemeCode: 'A&B', folio: '12/3' });
  expect(parseHoldingAddress('?scheme=A')).toEqual({ schemeCode: 'A', folio: '' });
  expect(parseHoldingAddress('?folio=1')).toBeNull();
});

test('only the transactions of the holding and the lists with its orders are requested', async () => {
  const { ports } = await startListed();
  expect(ports.listTransactions.calls.map(({ request }) => request)).toEqual([
    { folio_number: key.folio, scheme_code: key.schemeCode },
  ]);
  await ports.listOrders.answer(accepted(listOrdersAnswer(...flexiCapOrders), 0));
  expect(ports.listOrders.calls.map(({ request }) => request)).toEqual([{ order_type: 'single' }]);
});

test('refused orders are an alert with the text of the provider, and are stated in their place [OM-324]', async () => {
  const { ports, view, notices } = await startListed();
  await ports.listOrders.answer(refused('Not now.', '099'));
  expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'Not now.' }]);
  expect(view()).toMatchObject({ actions: { state: 'unavailable', notice: { text: 'Not now.' } } });
});

test('the lots are as old as on the day that is known after the answer', async () => {
  let today = '2027-06-23';
  const { ports, view } = startFlow(holdingPage, { key, today: () => today });
  today = '2026-11-23';
  await ports.listHoldings.answer(accepted(listHoldingsAnswer(...sampleHoldings), 0));
  const { view: viewOnDay } = await startListed();
  expect(view()).toEqual(viewOnDay());
});

test('an unknown holding requests nothing but the list of holdings', async () => {
  const { ports, view } = startFlow(holdingPage, { key: { ...key, folio: 'other' }, today: () => '2026-11-23' });
  await ports.listHoldings.answer(accepted(listHoldingsAnswer(...sampleHoldings), 0));
  expect(view()).toEqual({ screen: 'unknown' });
  expect(ports.listTransactions.calls).toEqual([]);
});

test('actions are those that the flags of the orders of its lots allow', async () => {
  const { ports, view } = await startListed();
  const foreign = { ...flexiCapOrders[0], order_id: 'foreign', _id: 'foreign' };
  await ports.listOrders.answer(accepted(listOrdersAnswer(...flexiCapOrders, foreign as never), 0));
  const shown = view();
  if (shown.screen !== 'loaded') throw new Error('The holding is not loaded.');
  const { investMore, redeem, startStp, startSwp } = shown.actions;
  expect(investMore.map(({ number, exit }) => [number, exit.to])).toEqual([
    ['10000010', 'orderEditCheckout'],
    ['10000011', 'orderEditCheckout'],
  ]);
  expect(redeem).toHaveLength(2);
  expect(startStp.map(({ exit }) => exit.to)).toEqual(['stpSchemeList']);
  expect(startSwp.map(({ exit }) => exit.to)).toEqual(['orderList']);
});

test('transactions are shown newest first, and add the annual return', async () => {
  const { ports, view } = await startListed();
  expect(view()).toMatchObject({ row: { annualReturn: null }, transactions: { state: 'loading', list: null } });
  await ports.listTransactions.answer(accepted(listTransactionsAnswer(...purchasesOf([flexiCap])), 0));
  expect(view()).toMatchObject({
    row: { annualReturn: { kind: 'rate' } },
    transactions: { state: 'loaded', list: [{ day: '2026-02-10' }, { day: '2024-11-20' }] },
  });
});

test('unreadable transactions are no transactions', async () => {
  const { ports, view } = await startListed();
  const unreadable = purchasesOf([flexiCap]).map((each) => ({ ...each, transaction_date: '' }));
  await ports.listTransactions.answer(accepted(listTransactionsAnswer(...unreadable), 0));
  expect(view()).toMatchObject({ transactions: { state: 'loaded', list: null } });
});
