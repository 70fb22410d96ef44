import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { sampleScheme, sampleSchemes } from '../scheme-list/scheme-list.scenarios.ts';
import {
  watchlistsAnswer,
  watchlistListsOf,
  sampleWatchlist,
} from '../watchlist-creation/watchlist-creation.scenarios.ts';
import { watchlistsFlow } from './watchlists.flow.ts';
import type { WatchlistsInput } from './watchlists.types.ts';
import { watchlistsMachine } from './watchlists.machine.ts';

const longTerm = sampleWatchlist('LongTerm', sampleSchemes(3), { label: 'Long term', subscription_enabled: true });
const taxSaving = sampleWatchlist('TaxSaving', sampleSchemes(2, 3), { label: 'Tax saving' });
const later = sampleWatchlist('Later', []);
const all = watchlistListsOf(longTerm, taxSaving, later);
const whole = watchlistsAnswer(all, sampleSchemes(5));
const added = sampleWatchlist('MyPicks', [sampleScheme(6)], { label: 'My picks' });
const change = {
  lists: watchlistListsOf(longTerm, added),
  message: 'Your watchlist My picks has been saved.',
  addedId: added.id,
  schemes: [sampleScheme(6)],
};

const input: WatchlistsInput = { search: '' };
const { done, failed, scenario, scenarios } = journeysOf(
  { ...watchlistsFlow, machine: watchlistsMachine },
  {
    purpose: 'Shows the schemes of the watchlist that is picked, and leads to a new list and to advice on one.',
    routes: ['schemeWatchList', 'advisorAdviseList'],
    input,
    children: {},
  },
);

const loaded = [done('listSchemesOfWatchlists', whole)];
const pick = (value: string) => ({ type: 'list.picked', value }) as const;
const picked = [pick(taxSaving.value), done('findPaidAdvice', null)] as const;
const adding = [...loaded, { type: 'addition.requested' }] as const;
const advising = [...loaded, ...picked, { type: 'advice.requested' }] as const;
const firstFile = done('listSchemesOfWatchlists', watchlistsAnswer(all, sampleSchemes(4)));

export const watchlistsJourneys = scenarios({
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', {
    steps: [failed('listSchemesOfWatchlists', httpFault('The service is busy.'))],
  }),
  UnavailableAfterRefusal: scenario('unavailable', {
    steps: [failed('listSchemesOfWatchlists', refused('inter error', '011'))],
  }),
  NoneYet: scenario('viewing.settled', {
    steps: [done('listSchemesOfWatchlists', watchlistsAnswer(watchlistListsOf()))],
  }),
  NonePicked: scenario('viewing.settled', { steps: loaded }),
  FindingPayment: scenario('viewing.findingPayment', { steps: [...loaded, pick(taxSaving.value)] }),
  Picked: scenario('viewing.settled', { steps: [...loaded, ...picked] }),
  PickedSubscribed: scenario('viewing.settled', { steps: [...loaded, pick(longTerm.value)] }),
  PickedEmpty: scenario('viewing.settled', { steps: [...loaded, pick(later.value), done('findPaidAdvice', null)] }),
  PickedWithMissingSchemes: scenario('viewing.settled', {
    steps: [firstFile, ...picked, done('listSchemesOfWatchlists', watchlistsAnswer(all))],
  }),
  Fetching: scenario('viewing.fetching', { steps: [firstFile, ...picked] }),
  Stalled: scenario('viewing.stalled', {
    steps: [firstFile, ...picked, failed('listSchemesOfWatchlists', httpFault('The service is busy.'))],
  }),
  Refreshing: scenario('viewing.refreshing', {
    steps: [...loaded, pick(longTerm.value), { type: 'reload.requested' }],
  }),
  Adding: scenario('adding', { steps: adding }),
  ViewingAfterCreation: scenario('viewing.settled', {
    steps: [...adding, { type: 'lists.changed', change }, done('findPaidAdvice', null)],
  }),
  ViewingAfterQuietCreation: scenario('viewing.settled', {
    steps: [...adding, { type: 'lists.changed', change: { ...change, message: '' } }, done('findPaidAdvice', null)],
  }),
  Advising: scenario('advising', { steps: advising }),
  ViewingAfterSubscription: scenario('viewing.settled', {
    steps: [
      ...advising,
      {
        type: 'lists.changed',
        change: {
          lists: watchlistListsOf(longTerm, { ...taxSaving, subscription_enabled: true }),
          message: 'You are advised now.',
        },
      },
    ],
  }),
});

const [one, two] = [sampleScheme(0), sampleScheme(1)];
const few = watchlistListsOf(
  sampleWatchlist('A', [one, two]),
  sampleWatchlist('B', [two], { subscription_enabled: true }),
);

export const watchlistsWorld: World<typeof watchlistsMachine> = {
  inputs: [{ search: '' }, { search: '?mode=add' }, { search: '?list=watch-A' }],
  events: {
    'list.picked': [{ value: 'watch-A' }, { value: 'watch-B' }, { value: 'nothing' }, { value: '' }],
    'reload.requested': [{}],
    'addition.requested': [{}],
    'addition.left': [{ isUncertain: false }, { isUncertain: true }],
    'advice.requested': [{}],
    'advice.left': [{ isRefused: false }, { isRefused: true }],
    'lists.changed': [
      { change: { lists: few, message: 'Saved.', addedId: 'watch-B', schemes: [two] } },
      { change: { lists: watchlistListsOf(), message: '' } },
    ],
  },
  answers: {
    findPaidAdvice: [null, '{}'],
    listSchemesOfWatchlists: [
      watchlistsAnswer(few, [one]),
      watchlistsAnswer(few, [two]),
      watchlistsAnswer(watchlistListsOf()),
    ],
  },
  secrets: [],
};
