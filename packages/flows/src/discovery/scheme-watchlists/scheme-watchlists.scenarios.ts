import type { ModifyWatchlistAnswer } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { sampleScheme, sampleSchemes } from '../scheme-list/scheme-list.scenarios.ts';
import { schemeCardOf } from '../scheme-list/scheme-card.ts';
import {
  sampleWatchlist,
  watchlistListsOf,
  watchlistsAnswer,
} from '../watchlist-creation/watchlist-creation.scenarios.ts';
import { schemeWatchlistsFlow } from './scheme-watchlists.flow.ts';
import type { SchemeWatchlistsInput } from './scheme-watchlists.types.ts';
import { schemeWatchlistsMachine } from './scheme-watchlists.machine.ts';

const [own, other] = [sampleScheme(0), sampleScheme(1)];
const longTerm = sampleWatchlist('LongTerm', [own, other], { label: 'Long term' });
const taxSaving = sampleWatchlist('TaxSaving', [other], { label: 'Tax saving' });
const onlyThis = sampleWatchlist('Only', [own], { label: 'Retirement' });
const full = sampleWatchlist('Full', sampleSchemes(10, 1), { label: 'Everything' });
const all = watchlistListsOf(longTerm, taxSaving, onlyThis, full);

const savedAnswer = (lists: ReturnType<typeof watchlistListsOf>, messageText = ''): ModifyWatchlistAnswer => ({
  code: '000',
  messageText,
  result: { ...lists, added_watchlist_id: '' },
  navigateScreen: undefined,
  token_id: undefined,
  erase_token_id: undefined,
});

const input: SchemeWatchlistsInput = { scheme: schemeCardOf(own).scheme };
const { done, failed, scenario, scenarios } = journeysOf(
  { ...schemeWatchlistsFlow, machine: schemeWatchlistsMachine },
  {
    purpose: 'Adds one scheme to the watchlists of an investor and removes it from them.',
    input,
    children: {},
  },
);
const loaded = [done('listWatchlistSchemes', watchlistsAnswer(all, [own, other]))];
const toggle = (id: string) => ({ type: 'list.toggled', id }) as const;
const added = watchlistListsOf(
  longTerm,
  { ...taxSaving, scheme_list: [...taxSaving.scheme_list, { scheme_code: own.scheme_code }] },
  onlyThis,
  full,
);
const changing = [...loaded, toggle(taxSaving.id)] as const;
const busy = httpFault('The service is busy.');

export const schemeWatchlistsJourneys = scenarios({
  Loading: scenario('loading'),
  Unavailable: scenario('unavailable', { steps: [failed('listWatchlistSchemes', busy)] }),
  Choosing: scenario('choosing', { steps: loaded }),
  ChoosingWithoutLists: scenario('choosing', {
    steps: [done('listWatchlistSchemes', watchlistsAnswer(watchlistListsOf()))],
  }),
  Changing: scenario('changing', { steps: changing }),
  ChoosingAfterAddition: scenario('choosing', { steps: [...changing, done('modifyWatchlist', savedAnswer(added))] }),
  ChoosingAfterRemoval: scenario('choosing', {
    steps: [
      ...changing,
      done('modifyWatchlist', savedAnswer(added)),
      toggle(taxSaving.id),
      done('modifyWatchlist', savedAnswer(all)),
    ],
  }),
  ChoosingAfterRefusal: scenario('choosing', {
    steps: [...changing, failed('modifyWatchlist', refused('A watchlist may have at most 10 schemes.', '051'))],
  }),
  Checking: scenario('checking', { steps: [...changing, failed('modifyWatchlist', busy)] }),
  Left: scenario('left', { steps: [...loaded, { type: 'dialog.closed' }] }),
});

export const schemeWatchlistsWorld: World<typeof schemeWatchlistsMachine> = {
  inputs: [input],
  events: {
    'list.toggled': [longTerm, taxSaving, onlyThis, full].map(({ id }) => ({ id })).concat({ id: 'nothing' }),
    'reload.requested': [{}],
    'dialog.closed': [{}],
  },
  answers: {
    listWatchlistSchemes: [watchlistsAnswer(all, [own, other]), watchlistsAnswer(watchlistListsOf())],
    modifyWatchlist: [savedAnswer(added), savedAnswer(all)],
  },
  secrets: [],
};
