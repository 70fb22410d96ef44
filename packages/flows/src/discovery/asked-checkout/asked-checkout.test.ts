import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { accepted } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { checkoutStateOf } from '../invest-panel/checkout-state.ts';
import { investTermsOf } from '../invest-panel/invest-terms.ts';
import { sampleChart, sampleLumpsumOption, sampleParameters } from '../invest-panel/sample-chart.ts';
import { asked, askedCheckoutJourneys, askedCheckoutWorld } from './asked-checkout.scenarios.ts';
import { askedCheckout } from './index.ts';

function started(request = asked) {
  const { ports, ...run } = startedOf(askedCheckout, { request });
  return { ...run, getSchemeStatistics: ports.getSchemeStatistics };
}

describe('contract', () => {
  for (const { title, run } of flowContract(askedCheckoutJourneys, askedCheckoutWorld)) test(title, run);
});

test('the name that came along is asked with the scheme; all that is ordered is the provider’s', async () => {
  const lie = { ...sampleParameters, name: 'Sarkari Guaranteed 18% Fund' };
  const { getSchemeStatistics, view } = started({ ...asked, scheme: lie });
  const { isin, code } = sampleParameters;
  expect(getSchemeStatistics.calls).toMatchObject([{ request: { param_isin: isin, param_scheme_code: code } }]);
  expect(view()).toEqual({ screen: 'loading' });
  await getSchemeStatistics.answer(accepted(sampleChart));
  const ordered = checkoutStateOf(sampleParameters, investTermsOf(sampleChart, null), sampleLumpsumOption, '15000');
  expect(view()).toMatchObject({ screen: 'loaded', value: ordered });
});

test.each([
  ['an amount above the limit of the provider', { ...asked, amount: '100001' }],
  ['an amount below it', { ...asked, amount: '4999' }],
  ['an option that the scheme does not have', { ...asked, option: { ...asked.option, uniqueNo: '9' } }],
])('%s is no order (INV-23)', async (_, request) => {
  const { getSchemeStatistics, view } = started(request);
  await getSchemeStatistics.answer(accepted(sampleChart));
  expect(view()).toEqual({ screen: 'orderMissing' });
});

test('an answer about another scheme is no order either', async () => {
  const { getSchemeStatistics, view } = started();
  await getSchemeStatistics.answer(accepted({ ...sampleChart, scheme_code: '200000' }));
  expect(view()).toEqual({ screen: 'orderMissing' });
});

test('nominees that did not come along stay to be loaded', async () => {
  const { getSchemeStatistics, view } = started({ ...asked, hasNominees: false });
  await getSchemeStatistics.answer(accepted(sampleChart));
  expect(view()).toMatchObject({ value: { nominee_list: null, client_code: sampleChart.client_code } });
});
