import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../kit/port.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { wireHolding, wireTransaction } from '../../holdings/testing/sample-wire.ts';
import { redemptionEstimate } from './redemption-estimate.flow.ts';
import { redemptionEstimateJourneys, redemptionEstimateWorld, soldOrder } from './redemption-estimate.scenarios.ts';
import type { SoldOrder } from './redemption-estimate.types.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(redemptionEstimateJourneys, redemptionEstimateWorld)) test(title, run);
});

const envelope = { code: '000', messageText: '' };

async function openEstimate(order: SoldOrder = soldOrder, holdings = [wireHolding]) {
  const started = startFlow(redemptionEstimate, { request: order });
  await started.ports.listHoldings.answer(accepted({ ...envelope, result: holdings }, 0));
  await started.ports.listTransactions.answer(accepted({ ...envelope, result: [wireTransaction] }, 0));
  return started;
}

test('holdings and transactions of all folios are requested once', async () => {
  const { ports, view } = await openEstimate();
  expect(ports.listHoldings.calls).toEqual([{ request: {} }]);
  expect(ports.listTransactions.calls).toEqual([{ request: { folio_number: '', scheme_code: '' } }]);
  expect(view()).toMatchObject({ screen: 'estimable', basis: { transactions: [{ paise: 5_000_00 }] } });
});

describe('the holding of an order', () => {
  test.each([
    ['is found by a lot of the order', { orderId: 'order-2', folio: '', schemeName: '' }],
    ['is found by folio and scheme', { ...soldOrder, orderId: 'order-9', folio: wireHolding.folio_number }],
  ])('%s', async (_, order) => {
    const { view } = await openEstimate(order);
    expect(view()).toMatchObject({ screen: 'estimable', basis: { holding: { schemeCode: wireHolding.scheme_code } } });
  });

  test.each([
    ['another scheme of the folio', { orderId: 'order-9', folio: wireHolding.folio_number, schemeName: 'Another' }],
    ['an order without a folio', { ...soldOrder, orderId: 'order-9' }],
  ])('is not that of %s', async (_, order) => {
    const { view } = await openEstimate(order);
    expect(view()).toEqual({ screen: 'notOffered' });
  });

  test.each([
    ['without a NAV', { nav: null, nav_date: '' }],
    ['with lots that do not add up', { units: 151 }],
  ])('is not offered %s', async (_, change) => {
    const { view } = await openEstimate(soldOrder, [{ ...wireHolding, ...change }]);
    expect(view()).toEqual({ screen: 'notOffered' });
  });
});

test.each(['listHoldings', 'listTransactions'] as const)(
  'a provider without %s is not a failure, and nothing is shown',
  async (operation) => {
    const { ports, view } = startFlow(redemptionEstimate, { request: soldOrder });
    await ports[operation].fail({ kind: 'http', status: 404, errors: [] });
    expect(view()).toEqual({ screen: 'notOffered' });
  },
);

test('a failure is shown and can be tried again', async () => {
  const { ports, send, view } = startFlow(redemptionEstimate, { request: soldOrder });
  await ports.listHoldings.fail({ kind: 'http', status: 500, errors: ['Busy'] });
  expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'Busy' } });
  send({ type: 'reload.requested' });
  await ports.listHoldings.answer(refused('Your holdings are being updated.', '011'));
  await ports.listTransactions.answer(accepted({ ...envelope, result: [] }, 0));
  expect(view()).toMatchObject({ screen: 'unavailable', notice: { text: 'Your holdings are being updated.' } });
  expect(ports.listTransactions.calls).toHaveLength(2);
});
