import { type GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { schemeChartSchema } from '@folioflow/api/schemas';
import { expect, test } from 'vitest';
import { holdingLinesOf, sectorBarsOf } from '../fund-portfolio/index.ts';
import { sampleHistory, sampleSipChart } from '../invest-panel/testing/sample-chart.ts';
import { startPanel } from '../invest-panel/testing/start-panel.ts';
import { computeReturns } from '../returns-calculator/index.ts';
import { findConfirmedScheme } from '../../parts/scheme/confirmed-scheme.ts';
import { chartPageValueOf } from './chart-page-value.ts';

type ChartChange = Partial<GetSchemeStatisticsAnswer>;

const statisticsRequest = { param_isin: 'INF000A01000', param_scheme_code: '100000', param_scheme_name: '' };
const orderingClosed: ChartChange = { is_order_checkout_allowed: false };
const beforeEsign: ChartChange = {
  ...orderingClosed,
  is_bse_client_code_approved: false,
  is_kyc_esign_verified: false,
};
const [sip, lumpsum] = [sampleSipChart.sip_order_terms[0], sampleSipChart.general_order_terms[0]];

/** A changed value for each key, on a chart in which the key has an effect. */
const changes: readonly [key: keyof GetSchemeStatisticsAnswer, other: unknown, on?: ChartChange][] = [
  ['sip_minimum_date', '05/12/2026'],
  ['sip_maximum_date', '10/12/2026'],
  ['sip_exclude_date_list', ['05/12/2026']],
  ['is_order_checkout_allowed', false],
  ['order_checkout_validation_message', 'Told by the server.', orderingClosed],
  ['order_checkout_redirect_url', 'portfolio', beforeEsign],
  [
    'is_bse_client_code_approved',
    true,
    { ...orderingClosed, is_bse_client_code_approved: false, is_bse_nominee_verified: false },
  ],
  ['is_bse_nominee_verified', false, orderingClosed],
  ['is_kyc_esign_verified', true, { ...beforeEsign, order_checkout_redirect_url: 'signin' }],
  ['is_pending_order', true],
  ['login_stage', 'bank', beforeEsign],
  ['scheme_code', '100001'],
  ['nav_data_list', sampleHistory(9)],
  ['sip_order_frequency', [{ value: 'MONTHLY', label: 'Each month' }]],
  ['sip_order_terms', [{ ...sip, minimum_installment_amount: 700 }]],
  ['general_order_terms', [lumpsum, lumpsum]],
  ['sip_returns_calculation', { '1y_percent': 1, '3y_percent': 2, '5y_percent': 3 }],
  ['lumpsum_returns_calculation', { absolute: { '1y_percent': 1 }, annualized: {} }],
  ['seriespie_sector', [10, 5]],
  ['optionspie_sector', ['Chemicals']],
  ['bank_account_list', []],
  ['nominee_list', []],
  ['is_no_nominee_registered', true],
  ['no_nominee_form', ''],
  ['client_code', 'CUST00000002'],
  ['holdings_list', []],
  ['fund_manager_list', []],
];

/** Returns all that the page displays of an answer or passes on to the next page. */
function displayedData(chart: GetSchemeStatisticsAnswer): string {
  const scheme = findConfirmedScheme(chart, statisticsRequest);
  const { published, terms, ...page } = chartPageValueOf(chart, scheme ?? { code: '', name: '', isin: '' });
  const panel = startPanel(chart);
  panel.draft({ frequency: 'MONTHLY' });
  panel.send({ type: 'datePicker.opened' });
  const sipTab = panel.panel();
  panel.send({ type: 'tab.chosen', tab: 'lumpsum' });
  const portfolio = [holdingLinesOf(published), sectorBarsOf(published), published.fund_manager_list];
  const displayed = [page, computeReturns(1000, published), portfolio, sipTab, panel.panel(), terms.investor, scheme];
  return JSON.stringify(displayed);
}

test.each(changes)(
  'the key %s of a chart is parsed as documented, and displayed or passed on [DO-070]',
  (key, other, on) => {
    const before = { ...sampleSipChart, ...on };
    const after = { ...before, [key]: other };
    for (const chart of [before, after])
      expect(schemeChartSchema['~standard'].validate(chart)).not.toHaveProperty('issues');
    expect(displayedData(after)).not.toBe(displayedData(before));
  },
);

test('every documented key of a chart is covered [DO-070]', () => {
  const proposed = [
    'scheme_name',
    'scheme_isin',
    'scheme_amc',
    'scheme_category',
    'sub_category',
    'risk',
    'mfapi_scheme_code',
  ];
  const envelope = ['code', 'messageText', 'navigateScreen', 'token_id', 'erase_token_id'];
  expect([...changes.map(([key]) => key), ...proposed, ...envelope].toSorted()).toEqual(
    Object.keys(sampleSipChart).toSorted(),
  );
});
