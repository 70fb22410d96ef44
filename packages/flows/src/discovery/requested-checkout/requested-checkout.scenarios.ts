import { journeysOf } from '../../model-testing/journey.ts';
import { fault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import type { RequestedLumpsum } from '../../checkout/lumpsum-checkout/index.ts';
import { sampleChart, sampleParameters } from '../invest-panel/testing/sample-chart.ts';
import { requestedCheckoutFlow } from './index.ts';

/** 15,000 rupees in the sample scheme. */
export const requestedLumpsum: RequestedLumpsum = {
  scheme: sampleParameters,
  option: { uniqueNo: '7001', code: 'MGFC-GR' },
  amount: '15000',
  hasNominees: true,
};

const { done, failed, scenario, scenarios } = journeysOf(requestedCheckoutFlow, {
  purpose:
    'Asks the provider for the scheme that a lumpsum order was opened with, so that its words and limits are shown.',
  routes: ['orderCheckout'],
  input: { request: requestedLumpsum },
  children: {},
});

const loaded = done('load', sampleChart);
const chartWithoutLumpsum = { ...sampleChart, general_order_terms: [] };

export const requestedCheckoutJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [loaded] }),
  Refreshing: scenario('loaded.refreshing', { steps: [loaded, { type: 'reload.requested' }] }),
  Unavailable: scenario('unavailable', { steps: [failed('load', fault('The service is busy.'))] }),
  OrderMissing: scenario('unavailable', { steps: [failed('load', refused('No such scheme.', '061'))] }),
  OrderMissingClosed: scenario('loaded.settled', { steps: [done('load', chartWithoutLumpsum)] }),
});

export const requestedCheckoutWorld: World<typeof requestedCheckoutFlow> = {
  inputs: [{ request: requestedLumpsum }, { request: { ...requestedLumpsum, hasNominees: false } }],
  events: { 'reload.requested': [{}], 'value.replaced': [{ value: sampleChart }] },
  answers: { load: [sampleChart, chartWithoutLumpsum] },
  secrets: [],
};
