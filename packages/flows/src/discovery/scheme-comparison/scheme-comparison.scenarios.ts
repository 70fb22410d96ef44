import type { GetSchemeStatisticsAnswer, GetSchemeStatisticsRequest } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { chartPageFlow } from '../chart-page/chart-page.flow.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import { comparedSchemesQuery } from './compared-schemes.ts';
import { schemeComparisonFlow } from './scheme-comparison.flow.ts';
import type { SchemeKey } from './scheme-comparison.types.ts';
import { comparedChart, endedChart, flexiCap, liquid, taxSaver, longTextChart } from './testing/sample-compared.ts';
import { chartPageMachine } from '../chart-page/chart-page.machine.ts';
import { schemeComparisonMachine } from './scheme-comparison.machine.ts';

const column = journeysOf(
  { ...chartPageFlow, machine: chartPageMachine },
  {
    purpose: 'One scheme of a comparison.',
    input: { request: statisticsRequestOf({ ...flexiCap, name: '' }) },
    children: {},
  },
);

/** Returns steps in which the provider answers about the requested scheme. */
const loadSteps =
  (chartOf: (scheme: SchemeKey) => GetSchemeStatisticsAnswer) =>
  ({ request }: { request: GetSchemeStatisticsRequest }) => [
    column.done('load', chartOf({ code: request.param_scheme_code, isin: request.param_isin })),
  ];

export const comparedSchemeJourneys = column.scenarios({
  Loading: column.scenario('loading'),
  Loaded: column.scenario('loaded.settled', { steps: loadSteps(comparedChart) }),
  Ended: column.scenario('loaded.settled', { steps: loadSteps(endedChart) }),
  WithoutHistory: column.scenario('loaded.settled', {
    steps: loadSteps((scheme) => ({ ...comparedChart(scheme), nav_data_list: [] })),
  }),
  WithLongTexts: column.scenario('loaded.settled', { steps: loadSteps(longTextChart) }),
  Refreshing: column.scenario('loaded.refreshing', {
    steps: (input) => [...loadSteps(comparedChart)(input), { type: 'reload.requested' }],
  }),
  Unavailable: column.scenario('unavailable', { steps: [column.failed('load', httpFault('The service is busy.'))] }),
  NotFound: column.scenario('unavailable', {
    steps: [column.failed('load', refused('This scheme could not be found.', '061'))],
  }),
});

const two = [flexiCap, taxSaver];
const three = [...two, liquid];
const another: SchemeKey = { code: '100003', isin: '' };
const searchOf = (schemes: readonly SchemeKey[]) => comparedSchemesQuery(schemes);

const { scenario, scenarios } = journeysOf(
  { ...schemeComparisonFlow, machine: schemeComparisonMachine },
  {
    purpose:
      'Up to three schemes beside each other: what 100 in each would have become over the days that they have in common, what they have returned, what they cost and their terms.',
    routes: ['schemeList'],
    input: { search: searchOf(three) },
    children: { first: comparedSchemeJourneys, second: comparedSchemeJourneys, third: comparedSchemeJourneys },
  },
);

const all = ['first.showing', 'second.showing', 'third.showing'] as const;
const pair = ['first.showing', 'second.showing', 'third.empty'] as const;
const loaded = { first: 'Loaded', second: 'Loaded', third: 'Loaded' } as const;
const ofTwo = { input: { search: searchOf(two) } };

export const schemeComparisonJourneys = scenarios({
  Choosing: scenario(['first.empty', 'second.empty', 'third.empty'], { input: { search: '' } }),
  Fetching: scenario(all, { children: { first: 'Loading', second: 'Loading', third: 'Loading' } }),
  FetchingTwo: scenario(pair, { ...ofTwo, children: { first: 'Loading', second: 'Loading' } }),
  FetchingOne: scenario(all, { children: { ...loaded, second: 'Loading' } }),
  OneScheme: scenario(['first.showing', 'second.empty', 'third.empty'], {
    input: { search: searchOf([flexiCap]) },
    children: { first: 'Loaded' },
  }),
  TwoSchemes: scenario(pair, { ...ofTwo, children: { first: 'Loaded', second: 'Loaded' } }),
  ThreeSchemes: scenario(all, { children: loaded }),
  OverOneYear: scenario(all, { children: loaded, steps: [{ type: 'period.chosen', period: '1Y' }] }),
  OverAPeriodThatOneDoesNotReach: scenario(all, {
    children: loaded,
    steps: [{ type: 'period.chosen', period: '5Y' }],
  }),
  OneUnavailable: scenario(all, { children: { ...loaded, second: 'Unavailable' } }),
  OneNotFound: scenario(all, { children: { ...loaded, third: 'NotFound' } }),
  OneWithoutHistory: scenario(all, { children: { ...loaded, third: 'WithoutHistory' } }),
  NoneAvailable: scenario(pair, { ...ofTwo, children: { first: 'Unavailable', second: 'NotFound' } }),
  Apart: scenario(pair, { ...ofTwo, children: { first: 'Loaded', second: 'Ended' } }),
  WithLongTexts: scenario(all, { children: { ...loaded, first: 'WithLongTexts', third: 'WithLongTexts' } }),
  AfterRemoval: scenario(['first.showing', 'second.empty', 'third.showing'], {
    steps: [{ type: 'scheme.removed', code: taxSaver.code }],
    children: { first: 'Loaded', third: 'Loaded' },
  }),
  AfterAddition: scenario(all, {
    ...ofTwo,
    steps: [{ type: 'schemes.chosen', schemes: three }],
    children: { ...loaded, third: 'Loading' },
  }),
});

export const schemeComparisonWorld: World<typeof schemeComparisonMachine> = {
  inputs: [{ search: '' }, { search: searchOf(two) }, { search: `${searchOf(three)}&period=3Y` }],
  events: {
    'schemes.chosen': [
      { schemes: [] },
      { schemes: [taxSaver] },
      { schemes: [liquid, flexiCap] },
      { schemes: three },
      { schemes: [...two, another] },
    ],
    'scheme.removed': [{ code: flexiCap.code }, { code: taxSaver.code }, { code: liquid.code }, { code: '' }],
    'period.chosen': [{ period: '1Y' }, { period: 'Max' }],
  },
  answers: {},
  secrets: [],
};
