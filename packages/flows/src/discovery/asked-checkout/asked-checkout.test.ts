import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { accepted } from '../../kit/port.ts';
import { startedOf } from '../../kit/started.ts';
import { sampleBankAccount, sampleChart, sampleLumpsumOption, sampleParameters } from '../invest-panel/sample-chart.ts';
import { askedCheckoutJourneys, askedCheckoutWorld, askedState } from './asked-checkout.scenarios.ts';
import { askedCheckout } from './index.ts';

const lies = {
  ...askedState,
  selected_order: {
    ...askedState.selected_order,
    scheme_name: 'Sarkari Guaranteed 18% Fund',
    param_exit_load_flag: 'N',
  },
  general_order: { ...askedState.general_order, display_text: 'No limits', purchase_cutoff_time: '23:59:00' },
  bank_account_list: [{ ...sampleBankAccount, beneficiary_account_no: '999999999' }],
  nominee_list: [],
  client_code: 'SOMEBODY',
} as const;

function started(request = askedState) {
  const { ports, ...run } = startedOf(askedCheckout, { request });
  return { ...run, getSchemeStatistics: ports.getSchemeStatistics };
}

describe('contract', () => {
  for (const { title, run } of flowContract(askedCheckoutJourneys, askedCheckoutWorld)) test(title, run);
});

test('of what came along only scheme, option and amount count: all that is shown is the provider’s', async () => {
  const { getSchemeStatistics, view } = started(lies);
  expect(getSchemeStatistics.calls).toMatchObject([
    { request: { param_isin: sampleParameters.isin, param_scheme_code: sampleParameters.code } },
  ]);
  expect(view()).toEqual({ screen: 'loading' });
  await getSchemeStatistics.answer(accepted(sampleChart));
  expect(view()).toMatchObject({ screen: 'loaded', value: askedState });
});

test.each([
  ['an amount above the limit of the provider', { ...askedState.general_order, order_amount: '100001' }],
  [
    'an option that the scheme does not have',
    {
      ...sampleLumpsumOption,
      order_amount: '15000',
      information: { ...sampleLumpsumOption.information, param_unique_no: '9' },
    },
  ],
])('%s is no order', async (_, general_order) => {
  const { getSchemeStatistics, view } = started({ ...askedState, general_order });
  await getSchemeStatistics.answer(accepted(sampleChart));
  expect(view()).toEqual({ screen: 'orderMissing' });
});

test('an answer about another scheme is no order either', async () => {
  const { getSchemeStatistics, view } = started();
  await getSchemeStatistics.answer(accepted({ ...sampleChart, scheme_code: '200000' }));
  expect(view()).toEqual({ screen: 'orderMissing' });
});

test('nominees that did not come along stay to be loaded', async () => {
  const { getSchemeStatistics, view } = started({ ...askedState, nominee_list: null });
  await getSchemeStatistics.answer(accepted(sampleChart));
  expect(view()).toMatchObject({ value: { nominee_list: null, client_code: sampleChart.client_code } });
});
