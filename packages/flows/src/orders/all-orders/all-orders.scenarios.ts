import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import type { World } from '../../model-testing/walk.ts';
import { orderListJourneys } from '../order-list/order-list.scenarios.ts';
import { allOrdersFlow } from './all-orders.flow.ts';
import type { AllOrdersInput } from './all-orders.types.ts';
import { allOrdersMachine } from './all-orders.machine.ts';

const input: AllOrdersInput = {
  search: '',
  newSubmission: createSubmissionKeyCounter(),
  today: () => '2026-11-20',
};

const { scenario, scenarios } = journeysOf(
  { ...allOrdersFlow, machine: allOrdersMachine },
  {
    purpose:
      'The orders of all kinds in one list, the latest first, with a filter by kind and status. It combines the three order lists; a list that fails is named and can be requested again.',
    routes: ['allOrders'],
    input,
    children: { single: orderListJourneys, xsip: orderListJourneys, stp: orderListJourneys },
  },
);

type ListName = keyof typeof orderListJourneys.scenarios;
const loaded = { single: 'Loaded', xsip: 'LoadedSip', stp: 'LoadedStp' } as const;
const listingScenario = (
  children: { single?: ListName; xsip?: ListName; stp?: ListName },
  search = '',
  ...steps: readonly Step<typeof allOrdersMachine>[]
) => scenario('listing', { children, input: { search }, steps });
const sameOfAll = (name: ListName) => ({ single: name, xsip: name, stp: name });

export const allOrdersJourneys = scenarios({
  Loading: listingScenario(sameOfAll('Loading')),
  LoadingTheLastList: listingScenario({ ...loaded, stp: 'Loading' }),
  LoadingWithFailedList: listingScenario({ ...sameOfAll('Loading'), xsip: 'Unavailable' }),
  Listed: listingScenario(loaded),
  ListedEmpty: listingScenario(sameOfAll('LoadedEmpty')),
  ListedOfKind: listingScenario(loaded, '?kind=sip'),
  ListedOfKindAndStatus: listingScenario(loaded, '?kind=lumpsum&kind=stp&status=allotted&status=payment'),
  ListedWithoutMatch: listingScenario(loaded, '?kind=sip&status=rejected'),
  ListedWithoutMatchOfKind: listingScenario({ ...loaded, stp: 'LoadedEmpty' }, '?kind=stp'),
  ListedWithoutMatchOfStatus: listingScenario({ ...loaded, single: 'LoadedEmpty' }, '?status=cancelled'),
  ListedWithoutMatchOfSeveral: listingScenario(loaded, '?kind=sip&kind=stp&status=rejected&status=cancelled'),
  ListedWithRedemption: listingScenario({ ...loaded, single: 'LoadedRedemptionPending' }, '?kind=redemption'),
  ListedWithSwp: listingScenario({ ...loaded, single: 'LoadedWithdrawalRunning' }, '?kind=swp'),
  ListedWithoutStps: listingScenario({ ...loaded, stp: 'Unavailable' }),
  ListedWithoutSipsAndStps: listingScenario({ ...loaded, xsip: 'UnavailableRefused', stp: 'Unavailable' }),
  ListedWithoutStpsAndMatch: listingScenario({ ...loaded, stp: 'Unavailable' }, '?kind=stp'),
  ListedOnlyEmptyLists: listingScenario({ single: 'LoadedEmpty', xsip: 'LoadedEmpty', stp: 'Unavailable' }),
  RetryingOneList: listingScenario({ ...loaded, stp: 'Loading' }, '', { type: 'list.retried', list: 'stp' }),
  RetryingAllLists: listingScenario(sameOfAll('Loading'), '', { type: 'reload.requested' }),
  Refreshing: listingScenario({ ...loaded, single: 'Refreshing' }, '', { type: 'reload.requested' }),
  ListedAfterRefusedRefresh: listingScenario({ ...loaded, single: 'LoadedAfterRefusedRefresh' }),
  Unavailable: listingScenario(sameOfAll('Unavailable')),
  UnavailableRefused: listingScenario(sameOfAll('UnavailableRefused')),
  DetailsShown: listingScenario({ ...loaded, single: 'DetailsShown' }),
  Cancelling: listingScenario({ ...loaded, single: 'Cancelling' }),
  ListedCancelledNow: listingScenario({ ...loaded, single: 'LoadedCancelledNow' }),
  Pausing: listingScenario({ ...loaded, xsip: 'Pausing' }),
  LeavingToThePause: listingScenario(loaded, '', { type: 'exit.reported', exit: { to: 'fyInformation' } }),
  RegisteringSwp: listingScenario({ ...loaded, single: 'RegisteringSwp' }),
  ListedSwpRegistered: listingScenario({ ...loaded, single: 'LoadedSwpRegistered' }),
  ListedLongTexts: listingScenario({ ...loaded, single: 'LoadedLongTexts' }),
});

export const allOrdersWorld: World<typeof allOrdersMachine> = {
  inputs: [input, { ...input, search: '?kind=sip&status=rejected&kind=gold' }],
  events: {
    'filter.changed': [
      { filter: { kinds: [], stages: [] } },
      { filter: { kinds: ['lumpsum'], stages: ['payment', 'allotted'] } },
    ],
    'reload.requested': [{}],
    'list.retried': [{ list: 'single' }, { list: 'stp' }],
    'row.opened': [
      { list: 'single', id: 'order-1' },
      { list: 'xsip', id: '' },
    ],
    'row.closed': [{}],
    'exit.reported': [{ exit: { to: 'fyInformation' } }],
  },
  answers: {},
  secrets: [],
};
