import { MS_PER_DAY, type GetSchemeStatisticsAnswer } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import {
  LATEST_NAV_AT,
  sampleChart,
  sampleHistory,
  sampleParameters,
  unpublishedFields,
} from '../invest-panel/testing/sample-chart.ts';
import { chartPageFlow } from './chart-page.flow.ts';
import { chartPageMachine } from './chart-page.machine.ts';

const { done, failed, scenario, scenarios } = journeysOf(
  { ...chartPageFlow, machine: chartPageMachine },
  {
    purpose: 'Shows one scheme: its value over time, its facts, and beside them the panel to invest in it.',
    routes: ['charts', 'chartsmobile'],
    input: { request: statisticsRequestOf(sampleParameters) },
    children: {},
  },
);

const loadNavs = (nav_data_list: GetSchemeStatisticsAnswer['nav_data_list']) =>
  done('load', { ...sampleChart, nav_data_list });
const loaded = loadNavs(sampleHistory(1100));
const yesterday = LATEST_NAV_AT - MS_PER_DAY;
const reload = { type: 'reload.requested' } as const;

export const chartPageJourneys = scenarios({
  Loading: scenario('loading'),
  Loaded: scenario('loaded.settled', { steps: [loaded] }),
  LoadedEmpty: scenario('loaded.settled', {
    steps: [done('load', { ...sampleChart, ...unpublishedFields, nav_data_list: [] })],
  }),
  LoadedOneNav: scenario('loaded.settled', { steps: [loadNavs([[LATEST_NAV_AT, 10.25]])] }),
  LoadedUnchanged: scenario('loaded.settled', {
    steps: [
      loadNavs([
        [yesterday, 48.12],
        [LATEST_NAV_AT, 48.12],
      ]),
    ],
  }),
  LoadedFallen: scenario('loaded.settled', {
    steps: [loadNavs([...sampleHistory(40).slice(0, -1), [LATEST_NAV_AT, 96.4]])],
  }),
  Refreshing: scenario('loaded.refreshing', { steps: [loaded, reload] }),
  RefreshFailed: scenario('loaded.settled', {
    steps: [loaded, reload, failed('load', httpFault('The service is busy.'))],
  }),
  Unavailable: scenario('unavailable', {
    steps: [failed('load', httpFault('The service is busy.', 'Try again later.'))],
  }),
  UnavailableUnknown: scenario('unavailable', { steps: [failed('load', refused('', '011'))] }),
  NotFound: scenario('unavailable', {
    steps: [failed('load', refused('This scheme could not be found.', '061'))],
  }),
  NotFoundAnotherScheme: scenario('loaded.settled', {
    steps: [done('load', { ...sampleChart, scheme_code: '200000' })],
  }),
});

const request = statisticsRequestOf(sampleParameters);
export const chartPageWorld: World<typeof chartPageMachine> = {
  inputs: [{ request }],
  events: {
    'reload.requested': [{}, { request: { ...request, param_scheme_code: '2' } }],
    'value.replaced': [{ value: sampleChart }],
  },
  answers: { load: [sampleChart, { ...sampleChart, nav_data_list: [] }] },
  secrets: [],
};
