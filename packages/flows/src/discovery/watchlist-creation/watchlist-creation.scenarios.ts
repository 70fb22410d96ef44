import type { AddWatchlistAnswer, ListWatchlistSchemesAnswer, Scheme, Watchlist } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { noAnswer, refused, unreachableFault } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { sampleScheme, sampleSchemes } from '../scheme-list/scheme-list.scenarios.ts';
import { watchlistCreationFlow } from './watchlist-creation.flow.ts';
import type { WatchlistCreationInput, WatchlistLists } from './watchlist-creation.types.ts';
import { watchlistCreationMachine } from './watchlist-creation.machine.ts';

export const sampleWatchlist = (
  label: string,
  schemes: readonly Scheme[],
  change: Partial<Watchlist> = {},
): Watchlist => ({
  id: `watch-${label}`,
  label,
  value: `watch-${label}`,
  scheme_list: schemes.map(({ scheme_code }) => ({ scheme_code })),
  subscription_enabled: false,
  ...change,
});

export const watchlistListsOf = (...lists: readonly Watchlist[]) => ({
  scheme_watch_list: [...lists],
  watch_list: lists.map(({ value, label }) => ({ value, label })),
});
/** Returns the provider's answer with watchlists and their schemes. */
export const watchlistsAnswer = (
  lists: WatchlistLists,
  schemes: readonly Scheme[] = [],
  limit = 10,
): ListWatchlistSchemesAnswer => ({
  code: '000',
  messageText: '',
  per_page_count: 30,
  result: {
    scheme_list: [...schemes],
    scheme_watch_list: [...lists.scheme_watch_list],
    watch_list: [...lists.watch_list],
    list_pricing: [{ id: 'P1', label: 'Monthly, ₹199', value: 'P1' }],
    list_scheme_advisors: [{ _id: 'A1', description: 'Anita Rao, equity and hybrid funds', value: 'A1' }],
    total_allowed_schemes_in_watchlist: limit,
  },
  stp_frequency_list: [],
  stp_installment_list: [],
  navigateScreen: undefined,
  token_id: undefined,
  erase_token_id: undefined,
});

const [one, two] = [sampleScheme(0), sampleScheme(1)];
const earlier = sampleWatchlist('Tax saving', [two]);
const created = sampleWatchlist('My picks', [one]);
const answer: AddWatchlistAnswer = {
  code: '000',
  messageText: 'Your watchlist My picks has been saved.',
  result: { ...watchlistListsOf(earlier, created), added_watchlist_id: created.id },
  navigateScreen: undefined,
  token_id: undefined,
  erase_token_id: undefined,
};

const input: WatchlistCreationInput = { limit: 10, known: [earlier.id] };
const { done, failed, scenario, scenarios } = journeysOf(
  { ...watchlistCreationFlow, machine: watchlistCreationMachine },
  {
    purpose: 'Ticks schemes of the whole list, up to ten, and saves them as a watchlist under a name.',
    input,
    children: {},
  },
);

const tick = (scheme: Scheme) => ({ type: 'scheme.ticked', scheme }) as const;
const naming = [tick(one), { type: 'naming.started' }] as const;
const saving = [...naming, { type: 'name.submitted', name: 'My picks' }] as const;
const ten = sampleSchemes(10);

export const watchlistCreationJourneys = scenarios({
  SelectingNone: scenario('selecting.none'),
  SelectingSome: scenario('selecting.some', { steps: [tick(one), tick(two)] }),
  SelectingAtLimit: scenario('selecting.some', { steps: ten.map(tick) }),
  SelectingOverLimit: scenario('selecting.some', { steps: [...ten, sampleScheme(10)].map(tick) }),
  Naming: scenario('naming', { steps: naming }),
  NamingEmpty: scenario('naming', { input: { ticked: [one, two] }, steps: [{ type: 'naming.started' }] }),
  NamingAfterRefusal: scenario('naming', {
    steps: [...saving, failed('addWatchlist', refused('You already have a watchlist with this name.', '051'))],
  }),
  NamingAfterLostAnswer: scenario('naming', { steps: [...saving, failed('addWatchlist', noAnswer)] }),
  Checking: scenario('checking', {
    steps: [...saving, failed('addWatchlist', unreachableFault()), { type: 'name.submitted', name: 'My picks' }],
  }),
  Saving: scenario('saving', { steps: saving }),
  Saved: scenario('saved', { steps: [...saving, done('addWatchlist', answer)] }),
  SavedBefore: scenario('saved', {
    steps: [
      ...saving,
      failed('addWatchlist', unreachableFault()),
      { type: 'name.submitted', name: 'My picks' },
      done('listWatchlistSchemes', watchlistsAnswer(watchlistListsOf(earlier, created))),
    ],
  }),
  Left: scenario('left', { steps: [tick(one), { type: 'selection.left' }] }),
});

export const watchlistCreationWorld: World<typeof watchlistCreationMachine> = {
  inputs: [
    { limit: 2, known: [earlier.id] },
    { limit: 1, known: [], ticked: [one] },
    { limit: 0, known: [] },
  ],
  events: {
    'scheme.ticked': [one, two, sampleScheme(2)].map((scheme) => ({ scheme })),
    'scheme.unticked': [{ id: one._id }, { id: 'nothing' }],
    'limit.acknowledged': [{}],
    'naming.started': [{}],
    'naming.cancelled': [{}],
    'name.submitted': ['', '  ', 'My picks', ' x'.repeat(15), 'y'.repeat(31)].map((name) => ({ name })),
    'selection.left': [{}],
  },
  answers: {
    addWatchlist: [answer],
    listWatchlistSchemes: [
      watchlistsAnswer(watchlistListsOf(earlier)),
      watchlistsAnswer(watchlistListsOf(earlier, created)),
    ],
  },
  secrets: [],
};
