import { describe, expect, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { accepted } from '../../kit/port.ts';
import { startFlow } from '../../model-testing/start-flow.ts';
import { checkoutStateOf } from '../invest-panel/checkout-state.ts';
import { investTermsOf } from '../invest-panel/invest-terms.ts';
import { sampleChart, sampleLumpsumOption, sampleParameters } from '../invest-panel/testing/sample-chart.ts';
import { requestedLumpsum, requestedCheckoutJourneys, requestedCheckoutWorld } from './requested-checkout.scenarios.ts';
import { requestedCheckout } from './index.ts';

function startRequestedCheckout(request = requestedLumpsum) {
  const { ports, ...run } = startFlow(requestedCheckout, { request });
  return { ...run, getSchemeStatistics: ports.getSchemeStatistics };
}

describe('contract', () => {
  for (const { title, run } of flowContract(requestedCheckoutJourneys, requestedCheckoutWorld)) test(title, run);
});

test('requests the scheme with the name of the navigation state, and orders with the provider’s terms only', async () => {
  const lie = { ...sampleParameters, name: 'Sarkari Guaranteed 18% Fund' };
  const { getSchemeStatistics, view } = startRequestedCheckout({ ...requestedLumpsum, scheme: lie });
  const { isin, code } = sampleParameters;
  expect(getSchemeStatistics.calls).toMatchObject([{ request: { param_isin: isin, param_scheme_code: code } }]);
  expect(view()).toEqual({ screen: 'loading' });
  await getSchemeStatistics.answer(accepted(sampleChart));
  const ordered = checkoutStateOf(sampleParameters, investTermsOf(sampleChart, null), sampleLumpsumOption, '15000');
  expect(view()).toMatchObject({ screen: 'loaded', value: ordered });
});

test.each([
  ['an amount above the limit of the provider', { ...requestedLumpsum, amount: '100001' }],
  ['an amount below it', { ...requestedLumpsum, amount: '4999' }],
  [
    'an option that the scheme does not have',
    { ...requestedLumpsum, option: { ...requestedLumpsum.option, uniqueNo: '9' } },
  ],
])('%s is no order (INV-23)', async (_, request) => {
  const { getSchemeStatistics, view } = startRequestedCheckout(request);
  await getSchemeStatistics.answer(accepted(sampleChart));
  expect(view()).toEqual({ screen: 'orderMissing' });
});

test('an answer about another scheme is no order', async () => {
  const { getSchemeStatistics, view } = startRequestedCheckout();
  await getSchemeStatistics.answer(accepted({ ...sampleChart, scheme_code: '200000' }));
  expect(view()).toEqual({ screen: 'orderMissing' });
});

test('missing nominees are loaded later', async () => {
  const { getSchemeStatistics, view } = startRequestedCheckout({ ...requestedLumpsum, hasNominees: false });
  await getSchemeStatistics.answer(accepted(sampleChart));
  expect(view()).toMatchObject({ value: { nominee_list: null, client_code: sampleChart.client_code } });
});
