import { expect, test } from 'vitest';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { holdingList } from './holding-list.flow.ts';
import { listHoldingsAnswer, listTransactionsAnswer, purchasesOf, sampleHoldings } from './testing/sample-holdings.ts';

const missingOperation = Object.assign(new Error('Not found'), { kind: 'http', status: 404, errors: ['Not found'] });
const outage = Object.assign(new Error('Busy'), { kind: 'http', status: 503, errors: ['Busy'] });

async function startListed() {
  const started = startFlow(holdingList);
  await started.ports.listHoldings.answer(accepted(listHoldingsAnswer(...sampleHoldings), 0));
  return started;
}

test('holdings are shown before their transactions, which add the annual returns', async () => {
  const { ports, view } = await startListed();
  expect(view()).toMatchObject({
    screen: 'loaded',
    transactions: { state: 'loading' },
    summary: { annualReturn: null },
  });
  expect(ports.listTransactions.calls.map(({ request }) => request)).toEqual([{ folio_number: '', scheme_code: '' }]);
  await ports.listTransactions.answer(accepted(listTransactionsAnswer(...purchasesOf(sampleHoldings)), 0));
  const shown = view();
  expect(shown).toMatchObject({ transactions: { state: 'loaded' } });
  expect(shown.screen === 'loaded' && shown.rows.map(({ annualReturn }) => annualReturn?.kind)).toEqual([
    'rate',
    'rate',
    'rate',
    'undefined',
  ]);
});

test('a provider without holdings shows nothing, and another failure a notice', async () => {
  const missing = startFlow(holdingList);
  await missing.ports.listHoldings.fail(missingOperation);
  expect(missing.view()).toEqual({ screen: 'notOffered' });
  const failed = startFlow(holdingList);
  await failed.ports.listHoldings.fail(outage);
  expect(failed.view()).toMatchObject({ screen: 'unavailable', notice: { errors: ['Busy'] } });
  expect([...missing.notices, ...failed.notices]).toEqual([]);
});

test('failed transactions leave the holdings, and are loaded again on request', async () => {
  const { ports, view, send } = await startListed();
  await ports.listTransactions.fail(outage);
  expect(view()).toMatchObject({
    screen: 'loaded',
    transactions: { state: 'unavailable', notice: { errors: ['Busy'] } },
  });
  send({ type: 'transactions.requested' });
  expect(view()).toMatchObject({ transactions: { state: 'loading', notice: null } });
  expect(ports.listTransactions.calls).toHaveLength(2);
});

test('the history is loaded on request alone, and is omitted by a provider without it', async () => {
  const { ports, view, send } = await startListed();
  expect(ports.getHoldingsHistory.calls).toEqual([]);
  send({ type: 'history.requested' });
  await ports.getHoldingsHistory.fail(missingOperation);
  expect(view()).toMatchObject({ screen: 'loaded', history: { state: 'notOffered' } });
});

test('closed holdings are shown on request, below the open ones', async () => {
  const { view, send } = await startListed();
  const names = () => {
    const shown = view();
    return shown.screen === 'loaded' ? shown.rows.map(({ schemeCode }) => schemeCode) : [];
  };
  expect(names()).not.toContain('UTI-NIFTY-GR');
  expect(view()).toMatchObject({ closed: { count: 1, isShown: false } });
  send({ type: 'closed.toggled' });
  expect(names().at(-1)).toBe('UTI-NIFTY-GR');
});

test('unreadable transactions leave every return unknown', async () => {
  const { ports, view } = await startListed();
  const unreadable = purchasesOf(sampleHoldings).map((each) => ({ ...each, transaction_date: 'soon' }));
  await ports.listTransactions.answer(accepted(listTransactionsAnswer(...unreadable), 0));
  expect(view()).toMatchObject({ summary: { annualReturn: { kind: 'undefined', reason: 'incomplete' } } });
});
