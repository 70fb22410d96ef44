import type { FilterLists, ListSchemesAnswer, Scheme } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { createSchemeSearch } from '../scheme-search/engine/search.ts';
import { schemeListFlow } from './scheme-list.flow.ts';
import type { SchemeListInput } from './scheme-list.types.ts';
import { schemeListMachine } from './scheme-list.machine.ts';

const amcs = ['Marigold Mutual Fund', 'Banyan Mutual Fund', 'Konkan Mutual Fund'] as const;
const schemeKinds = [
  { scheme_category: 'Equity', name: 'Flexi Cap Fund', risk: 'Very High' },
  { scheme_category: 'Debt', name: 'Corporate Bond Fund', risk: 'Low to Moderate' },
  { scheme_category: 'Hybrid', name: 'Balanced Advantage Fund', risk: 'Moderate' },
] as const;
const elementAt = <T>(list: readonly [T, ...T[]], place: number): T => list[place % list.length] ?? list[0];

/** Returns the n-th sample scheme of stories and tests. */
export function sampleScheme(n: number, change: Partial<Scheme> = {}): Scheme {
  const { name, ...kind } = elementAt<(typeof schemeKinds)[number]>(schemeKinds, n);
  const amc = elementAt<(typeof amcs)[number]>(amcs, Math.floor(n / 3));
  return {
    _id: `scheme-${n}`,
    scheme_name: `${amc.replace(' Mutual Fund', '')} ${name} - Direct Plan - Growth${n < 9 ? '' : ` ${n}`}`,
    scheme_isin: `INF000A01${String(n).padStart(3, '0')}`,
    scheme_isin_1: '',
    scheme_code: `10${String(n).padStart(4, '0')}`,
    ...kind,
    logo_url: '',
    scheme_amc: amc,
    one_month_percent: n % 4 === 1 ? '-1.20' : '2.45',
    three_month_percent: '4.10',
    six_month_percent: '-0.85',
    one_year_percent: '15.32',
    three_year_percent: '12.70',
    five_year_percent: '14.05',
    three_month_percent_show: true,
    six_month_percent_show: true,
    one_year_percent_show: true,
    three_year_percent_show: n % 5 !== 4,
    five_year_percent_show: n % 5 !== 4,
    sip_returns_data: {
      '1y_percent_annualized': '11.20',
      '3y_percent_annualized': '13.45',
      '5y_percent_annualized': n % 5 === 4 ? '' : '14.90',
    },
    scheme_minimum_investment_amount: n % 2 === 0 ? 500 : 5000,
    scheme_master: [{ param_scheme_code: `MF${n}-GR` }],
    mfapi_scheme_code: `10${n}`,
    scheme_information: { param_amc_code: amc },
    is_sip_allowed: n % 3 === 1 ? 'N' : 'Y',
    is_lumpsum_allowed: n % 4 === 3 ? 'N' : 'Y',
    sub_category: name,
    is_checked: undefined,
    ...change,
  };
}

export const sampleSchemes = (count: number, first = 0): Scheme[] =>
  Array.from({ length: count }, (_, place) => sampleScheme(first + place));

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

/** The six option lists of the sample schemes. */
export const sampleLists: FilterLists = {
  amc_list: options(...amcs),
  amc_category: options('Equity', 'Debt', 'Hybrid'),
  amc_risk: options('Low', 'Low to Moderate', 'Moderate', 'High', 'Very High'),
  growth_percentage: [
    { value: '0-10', label: '0 to 10%' },
    { value: '10-20', label: '10 to 20%' },
    { value: '20-40', label: '20 to 40%' },
  ],
  minimum_investment: [
    { value: '100', label: '₹100' },
    { value: '500', label: '₹500' },
    { value: '5000', label: '₹5,000' },
  ],
  investment_method: [
    { value: 'is_sip_allowed', label: 'SIP' },
    { value: 'is_lumpsum_allowed', label: 'Lumpsum' },
  ],
};

export const schemeListAnswer = (schemes: readonly Scheme[], perPage = 30): ListSchemesAnswer => ({
  code: '000',
  messageText: '',
  per_page_count: perPage,
  result: { scheme_list: [...schemes] },
  list_scheme: [],
  navigateScreen: undefined,
  token_id: undefined,
  erase_token_id: undefined,
});

const input: SchemeListInput = { lists: sampleLists, storedText: null, search: '' };
const { done, failed, elapsed, scenario, scenarios } = journeysOf(
  { ...schemeListFlow, machine: schemeListMachine },
  {
    purpose:
      'Lists the schemes that can be bought, narrowed down by filters. The first file shows at once, the rest follows behind it.',
    routes: ['schemeList'],
    input,
    children: {},
  },
);

const nothing = schemeListAnswer([]);
const first = done('listSchemes', schemeListAnswer(sampleSchemes(44)));
const second = done('listSchemes', schemeListAnswer(sampleSchemes(30, 44)));
const end = done('listSchemes', nothing);
const idle = elapsed('IDLE_PAUSE');
const whole = [first, idle, second, idle, end] as const;
const next = { type: 'page.nextRequested' } as const;
const storedText = JSON.stringify({ category: ['Debt'], risk: ['Low to Moderate'] });

const search = createSchemeSearch();
const fetched = { type: 'search.fetched', search } as const;
const typeSearch = (text: string) => ({ type: 'search.typed', text }) as const;

export const schemeListJourneys = scenarios({
  Loading: scenario('loading.first'),
  LoadingFurtherPage: scenario('loading.further', { input: { search: '?page=3' }, steps: [first] }),
  LoadedAtItsPlace: scenario('loaded.complete', {
    input: { search: '?sort=-name&page=2' },
    steps: [first, second, end],
  }),
  Loaded: scenario('loaded.complete', { steps: whole }),
  LoadedFirstFile: scenario('loaded.pausing', { steps: [first] }),
  LoadedEmpty: scenario('loaded.complete', { steps: [end] }),
  LoadedSorted: scenario('loaded.complete', { steps: [...whole, { type: 'sort.chosen', sort: 'name' }] }),
  LoadedLastPage: scenario('loaded.complete', { steps: [...whole, next, next] }),
  LoadedShort: scenario('loaded.complete', {
    steps: [done('listSchemes', schemeListAnswer(sampleSchemes(5))), idle, end],
  }),
  LoadedFiltered: scenario('loaded.complete', { input: { storedText }, steps: whole }),
  LoadedNothingFound: scenario('loaded.complete', {
    steps: [...whole, { type: 'filter.changed', name: 'risk', values: ['High'] }],
  }),
  LoadedNothingFoundYet: scenario('loaded.fetching', {
    steps: [first, { type: 'filter.changed', name: 'risk', values: ['High'] }, idle],
  }),
  SearchComing: scenario('loaded.complete', { steps: [...whole, typeSearch('banyan')] }),
  SearchNotFetched: scenario('loaded.complete', {
    steps: [...whole, typeSearch('banyan'), { type: 'search.notFetched' }],
  }),
  SearchFound: scenario('loaded.complete', { steps: [...whole, fetched, typeSearch('banyan corp dir')] }),
  SearchFoundByCode: scenario('loaded.complete', { steps: [...whole, fetched, typeSearch('inf000a0100')] }),
  SearchFoundNothing: scenario('loaded.complete', { steps: [...whole, fetched, typeSearch('zinnia bond')] }),
  SearchFoundNothingFiltered: scenario('loaded.complete', {
    input: { storedText },
    steps: [...whole, fetched, typeSearch('flexi')],
  }),
  SearchGrowing: scenario('loaded.fetching', { steps: [first, fetched, typeSearch('banyan')] }),
  FetchingNextPage: scenario('loaded.fetching', { steps: [first, next, next] }),
  Stalled: scenario('loaded.stalled', {
    steps: [first, next, next, failed('listSchemes', httpFault('The service is busy.'))],
  }),
  Refreshing: scenario('loaded.refreshing', { steps: [...whole, { type: 'reload.requested' }] }),
  Unavailable: scenario('unavailable', {
    steps: [failed('listSchemes', httpFault('The service is busy.', 'Try again later.'))],
  }),
  UnavailableAfterRefusal: scenario('unavailable', { steps: [failed('listSchemes', refused('inter error', '011'))] }),
});

const few = sampleSchemes(3);
const noLists: FilterLists = {
  amc_list: [],
  amc_category: [],
  amc_risk: [],
  growth_percentage: [],
  minimum_investment: [],
  investment_method: [],
};
export const schemeListWorld: World<typeof schemeListMachine> = {
  inputs: [
    { lists: noLists, storedText: null, search: '' },
    { lists: noLists, storedText: '{"category":["Equity"]}', search: '' },
    { lists: noLists, storedText: null, search: '?sort=-1Y&page=9' },
    { lists: noLists, storedText: null, search: '?page=2' },
  ],
  events: {
    'filter.changed': [
      { name: 'category', values: ['Equity'] },
      { name: 'category', values: [] },
    ],
    'filters.cleared': [{}],
    'sort.chosen': [{ sort: '1Y' }, { sort: '-name' }],
    'page.chosen': [{ page: 1 }, { page: 2 }, { page: 9 }],
    'page.nextRequested': [{}],
    'page.previousRequested': [{}],
    'reload.requested': [{}],
    'search.typed': [],
    'search.fetched': [],
    'search.notFetched': [],
    'search.retried': [],
  },
  answers: { listSchemes: [nothing, schemeListAnswer(few.slice(0, 2), 1), schemeListAnswer(few.slice(2), 1)] },
  secrets: [],
};

/**
 * The search, walked on its own: combined with filters, sorts and pages it would multiply the states of the other
 * world.
 */
export const schemeListSearchWorld: World<typeof schemeListMachine> = {
  ...schemeListWorld,
  inputs: [
    { lists: noLists, storedText: null, search: '' },
    { lists: noLists, storedText: null, search: '?q=marigold' },
  ],
  events: {
    'filter.changed': [],
    'filters.cleared': [],
    'sort.chosen': [],
    'page.chosen': [],
    'page.nextRequested': [],
    'page.previousRequested': [],
    'reload.requested': [{}],
    'search.typed': [{ text: 'flexi' }, { text: '' }],
    'search.fetched': [{ search }],
    'search.notFetched': [{}],
    'search.retried': [{}],
  },
};
