import type { ModifyWatchlistAnswer } from '@folioflow/api/contract';
import { journeysOf } from '../../model-testing/journey.ts';
import { httpFault, refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { sampleSchemes } from '../scheme-list/scheme-list.scenarios.ts';
import { sampleWatchlist, watchlistListsOf } from '../watchlist-creation/watchlist-creation.scenarios.ts';
import { watchlistRenamingFlow } from './watchlist-renaming.flow.ts';
import type { WatchlistRenamingInput } from './watchlist-renaming.types.ts';
import { watchlistRenamingMachine } from './watchlist-renaming.machine.ts';

const watchlist = sampleWatchlist('LongTerm', sampleSchemes(2), { label: 'Long term' });
const answer: ModifyWatchlistAnswer = {
  code: '000',
  messageText: '',
  result: { ...watchlistListsOf({ ...watchlist, label: 'Retirement' }), added_watchlist_id: '' },
  navigateScreen: undefined,
  token_id: undefined,
  erase_token_id: undefined,
};

const input: WatchlistRenamingInput = { watchlist };
const { done, failed, scenario, scenarios } = journeysOf(
  { ...watchlistRenamingFlow, machine: watchlistRenamingMachine },
  {
    purpose: 'Gives a watchlist another name.',
    input,
    children: {},
  },
);
const submit = { type: 'name.submitted', name: 'Retirement' } as const;

export const watchlistRenamingJourneys = scenarios({
  Naming: scenario('naming'),
  NamingAfterRefusal: scenario('naming', {
    steps: [submit, failed('modifyWatchlist', refused('You already have a watchlist with this name.', '051'))],
  }),
  NamingAfterLostAnswer: scenario('naming', {
    steps: [submit, failed('modifyWatchlist', httpFault('The service is busy.'))],
  }),
  Saving: scenario('saving', { steps: [submit] }),
  Saved: scenario('saved', { steps: [submit, done('modifyWatchlist', answer)] }),
  Left: scenario('left', { steps: [{ type: 'naming.cancelled' }] }),
});

export const watchlistRenamingWorld: World<typeof watchlistRenamingMachine> = {
  inputs: [input],
  events: {
    'name.submitted': ['', '  ', ' Retirement ', 'y'.repeat(31)].map((name) => ({ name })),
    'naming.cancelled': [{}],
  },
  answers: { modifyWatchlist: [answer] },
  secrets: [],
};
